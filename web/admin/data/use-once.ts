import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Lead } from '#domain/lead.ts';
import type { OperationOutput, OperationRequest } from '#domain/operations/index.ts';
import { once } from '../../api/once.ts';
import { tellChecking } from '../tell.ts';
import { callAdmin } from './call-admin.ts';
import { type AdminAct, readAgain } from './read-again.ts';
import { putLead } from './use-lead.ts';

interface ActOptions {
  /** What makes the act what it is, where that is not all in its input. */
  readonly about?: unknown;
  /** An edit that would email somebody is refused without a key, so that it can be asked about first. */
  readonly mayMail?: boolean;
  /** Stays under way until the page shows what it came to. */
  readonly untilShown?: boolean;
}

interface Act<N extends AdminAct> extends ActOptions {
  readonly input: OperationRequest<N>;
}

async function callOnce<N extends AdminAct>(
  name: N,
  { input, about = input, mayMail = true }: Act<N>,
): Promise<OperationOutput<N>> {
  let endChecking: (() => void) | undefined;
  try {
    return await once(
      JSON.stringify([name, about]),
      (idempotencyKey) => callAdmin(name, input, mayMail ? { idempotencyKey } : {}),
      {
        onUnknown: () => {
          endChecking ??= tellChecking();
        },
      },
    );
  } finally {
    endChecking?.();
  }
}

function showAfter<N extends AdminAct>(
  client: QueryClient,
  name: N,
  input: OperationRequest<N>,
  answer: OperationOutput<N> | undefined,
): Promise<unknown> {
  const answered = (answer ?? {}) as { readonly lead?: Lead }; // what an output calls a lead is one
  if (answered.lead) putLead(client, answered.lead);
  const { always, unlessAnswered = [] } = readAgain[name](input);
  const keys = answer ? always : [...always, ...unlessAnswered];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

export interface Once<N extends AdminAct> {
  readonly pending: OperationRequest<N> | undefined;
  /** Answers what the server did; rejects as `once` does. */
  readonly perform: (input: OperationRequest<N>, options?: ActOptions) => Promise<OperationOutput<N>>;
}

/** Once, however often its answer is lost: a toast says so and it is asked again. What shows it is read again. */
export function useOnce<N extends AdminAct>(name: N): Once<N> {
  const client = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (act: Act<N>) => callOnce(name, act),
    onSettled: async (answer, _error, { input, untilShown }) => {
      const shown = showAfter(client, name, input, answer);
      if (answer && untilShown) await shown;
    },
  });
  return {
    pending: isPending ? variables.input : undefined,
    perform: (input, options) => mutateAsync({ ...options, input }),
  };
}

import type { OperationOutput, OperationRequest } from '#domain/operations/index.ts';
import type { AdminOperationName } from '#domain/operations/table.ts';
import { callOperation } from '../api/call-operation.ts';
import { leadParam } from './lead-path.ts';
import { listInput, readLeadQuery } from './lead-query.ts';
import { accessToken, currentSession } from './session.ts';

const asked = new Map<string, Promise<unknown>>();

const keyOf = (name: AdminOperationName, input: unknown): string => `${name} ${JSON.stringify(input)}`;

async function ask<N extends AdminOperationName>(name: N, input: OperationRequest<N>) {
  // Who is no admin is refused by the server, and led away by the page.
  if (!(await currentSession())?.isAdmin) return undefined;
  const bearer = await accessToken();
  return bearer === undefined ? undefined : callOperation(name, input, { bearer });
}

/** A failure is left to the page's own call. */
function askEarly<N extends AdminOperationName>(name: N, input: OperationRequest<N>): void {
  asked.set(
    keyOf(name, input),
    ask(name, input).catch(() => undefined),
  );
}

/** Asks for what an address shows first, before the code that shows it has come. */
export function askForFirstScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (pathname === '/adminka') askEarly('admin-today', {});
  if (pathname !== '/admin') return;
  const params = new URLSearchParams(search);
  askEarly('admin-leads', listInput(readLeadQuery(params)));
  const id = params.get(leadParam);
  if (id !== null) askEarly('admin-lead', { id });
}

/** What was asked for early with this input, once; undefined without it. */
export async function earlyAnswer<N extends AdminOperationName>(
  name: N,
  input: OperationRequest<N>,
): Promise<OperationOutput<N> | undefined> {
  const key = keyOf(name, input);
  const answer = asked.get(key);
  asked.delete(key);
  return (await answer) as OperationOutput<N> | undefined; // the key names the operation
}

import { useEffect, useRef, useState } from 'react';
import type { OperationOutput, OperationRequest } from '#domain/operations/index.ts';
import type { AdminAct } from '../data/read-again.ts';
import { useOnce } from '../data/use-once.ts';
import { samePressMs } from '../data/use-undo.ts';

/** Within this long the same email is confirmed before it is sent again. */
const askWithinMs = 60_000;

interface Sent {
  readonly request: string;
  readonly at: number;
}

interface SendOptions {
  /** What makes the email what it is, where that is not all in the input. */
  readonly about?: unknown;
  readonly confirmed?: boolean;
}

export interface Send<N extends AdminAct> {
  readonly busy: boolean;
  /** When the same email was sent; undefined while no question is open. */
  readonly sentBefore: string | undefined;
  readonly dismiss: () => void;
  /** Sends once, however often it is pressed. Repeats within a minute are confirmed first. Errors propagate. */
  readonly send: (
    input: OperationRequest<N>,
    options?: SendOptions,
  ) => Promise<OperationOutput<N> | undefined>;
}

export function useConfirmedSend<N extends AdminAct>(name: N): Send<N> {
  const [asked, setAsked] = useState<Sent>();
  const sending = useRef(false);
  const sent = useRef<Sent>(undefined);
  const { pending, perform } = useOnce(name);

  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(undefined), asked.at + askWithinMs - Date.now());
    return () => clearTimeout(timer);
  }, [asked]);

  return {
    busy: pending !== undefined,
    sentBefore: asked && new Date(asked.at).toISOString(),
    dismiss: () => setAsked(undefined),
    send: async (input, { about = input, confirmed = false } = {}) => {
      const request = JSON.stringify(about);
      const { current: before } = sent;
      const age = before ? Date.now() - before.at : Number.POSITIVE_INFINITY;
      if (sending.current || age < samePressMs) return undefined;
      if (!confirmed && before?.request === request && age < askWithinMs) {
        setAsked(before);
        return undefined;
      }
      setAsked(undefined);
      sending.current = true;
      try {
        const answer = await perform(input, { about });
        sent.current = { request, at: Date.now() };
        return answer;
      } finally {
        sending.current = false;
      }
    },
  };
}

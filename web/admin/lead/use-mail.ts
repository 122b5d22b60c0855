import { useRef, useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { ApiError } from '../../api/call-operation.ts';
import { randomId } from '../../booking/random-id.ts';

/**
 * A mail that somebody wants sent. The same wish keeps its key through every retry, so that a lost answer
 * never mails twice; once it is answered for good, the next press is a new wish.
 */
interface Wish {
  readonly key: string;
  readonly request: string;
}

export interface Mail {
  readonly busy: boolean;
  /** Sends once, however often it is pressed meanwhile. What `call` throws comes through. */
  readonly send: (request: unknown, call: (key: string) => Promise<Lead>) => Promise<Lead | undefined>;
}

/** Whether an answer ends the wish: a refusal that a repeat under the same key could not change. */
const endsTheWish = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

export function useMail(): Mail {
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const wish = useRef<Wish>(undefined);

  return {
    busy,
    send: async (wanted, call) => {
      if (sending.current) return undefined;
      sending.current = true;
      setBusy(true);
      const request = JSON.stringify(wanted);
      if (wish.current?.request !== request) wish.current = { key: randomId(), request };
      try {
        const lead = await call(wish.current.key);
        wish.current = undefined;
        return lead;
      } catch (error) {
        if (endsTheWish(error)) wish.current = undefined;
        throw error;
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
  };
}

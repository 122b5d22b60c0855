import { useRef, useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { isStaleClaim } from '#domain/mail-claim.ts';
import { ApiError } from '../../api/call-operation.ts';
import { randomId } from '../../api/random-id.ts';

/**
 * A mail that somebody wants sent. The same wish keeps its key through every retry, so that a lost answer
 * never mails twice; once it is answered for good, the next press is a new wish.
 */
interface Wish {
  readonly key: string;
  readonly request: string;
  /** A repeat under the same key could not change the answer, unless the mail is still under way. */
  readonly isRefused?: boolean;
}

export interface Mail {
  readonly busy: boolean;
  /** Sends once, however often it is pressed meanwhile. What `call` throws comes through. */
  readonly send: (request: unknown, call: (key: string) => Promise<Lead>) => Promise<Lead | undefined>;
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Whether the mail of a wish is being sent at this moment, as the lead was read last. */
function isUnderWay({ key }: Wish, { mail_claim }: Partial<Lead>): boolean {
  return mail_claim?.key === key && !isStaleClaim(mail_claim, new Date().toISOString());
}

/** `current` answers the lead as it was read last. */
export function useMail(current: () => Lead | undefined): Mail {
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
      const last = wish.current;
      const isSame = last?.request === request && (!last.isRefused || isUnderWay(last, current() ?? {}));
      const next: Wish = isSame ? last : { key: randomId(), request };
      wish.current = next;
      try {
        const lead = await call(next.key);
        wish.current = undefined;
        return lead;
      } catch (error) {
        if (isRefusal(error)) wish.current = { ...next, isRefused: true };
        throw error;
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
  };
}

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { isStaleClaim } from '#domain/mail-claim.ts';
import { ApiError } from '../../api/call-operation.ts';
import { randomId } from '../../api/random-id.ts';

/** Presses within this many ms of an email count as the same press. */
const samePress = 700;
/** Within this many ms the same email is confirmed before it is sent again. */
const askWithin = 60_000;

/** Retries reuse the key, so a lost answer never sends twice; after a final answer the next press gets a new key. */
interface Attempt {
  readonly key: string;
  readonly request: string;
  /** Retrying with this key cannot succeed, unless the email is still being sent. */
  readonly isRefused?: boolean;
}

interface Sent {
  readonly request: string;
  readonly at: number;
}

export interface Send {
  readonly busy: boolean;
  /** When the same email was sent; undefined while no question is open. */
  readonly sentBefore: string | undefined;
  readonly dismiss: () => void;
  /**
   * Sends once, however often it is pressed. Repeats within a minute are confirmed first. Errors of `call`
   * propagate.
   */
  readonly send: (
    request: unknown,
    call: (key: string) => Promise<Lead>,
    options?: { readonly confirmed: boolean },
  ) => Promise<Lead | undefined>;
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Whether the attempt's email is being sent, according to the lead as last read. */
function isUnderWay({ key }: Attempt, { mail_claim }: Partial<Lead>): boolean {
  return mail_claim?.key === key && !isStaleClaim(mail_claim, new Date().toISOString());
}

/** `current` returns the lead as last read. */
export function useConfirmedSend(current: () => Lead | undefined): Send {
  const [asked, setAsked] = useState<Sent>();
  const sending = useRef(false);
  const attempt = useRef<Attempt>(undefined);
  const sent = useRef<Sent>(undefined);
  const { mutateAsync, isPending } = useMutation({ mutationFn: (call: () => Promise<Lead>) => call() });

  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setAsked(undefined), asked.at + askWithin - Date.now());
    return () => clearTimeout(timer);
  }, [asked]);

  return {
    busy: isPending,
    sentBefore: asked && new Date(asked.at).toISOString(),
    dismiss: () => setAsked(undefined),
    send: async (wanted, call, { confirmed } = { confirmed: false }) => {
      const request = JSON.stringify(wanted);
      const { current: before } = sent;
      const age = before ? Date.now() - before.at : Number.POSITIVE_INFINITY;
      if (sending.current || age < samePress) return undefined;
      if (!confirmed && before?.request === request && age < askWithin) {
        setAsked(before);
        return undefined;
      }
      setAsked(undefined);
      sending.current = true;
      const last = attempt.current;
      const isSame = last?.request === request && (!last.isRefused || isUnderWay(last, current() ?? {}));
      const next: Attempt = isSame ? last : { key: randomId(), request };
      attempt.current = next;
      try {
        const lead = await mutateAsync(() => call(next.key));
        attempt.current = undefined;
        sent.current = { request, at: Date.now() };
        return lead;
      } catch (error) {
        if (isRefusal(error)) attempt.current = { ...next, isRefused: true };
        throw error;
      } finally {
        sending.current = false;
      }
    },
  };
}

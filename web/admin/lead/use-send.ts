import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { isStaleClaim } from '#domain/mail-claim.ts';
import { ApiError } from '../../api/call-operation.ts';
import { randomId } from '../../api/random-id.ts';

/** Milliseconds after an email within which another press is taken for a part of the first. */
const samePress = 700;
/** Milliseconds after an email within which the same one is asked about before it goes again. */
const askWithin = 60_000;

/**
 * An email that somebody wants sent. The same request keeps its key through every retry, so that a lost answer
 * never mails twice; once it is answered for good, the next press has a new key.
 */
interface Attempt {
  readonly key: string;
  readonly request: string;
  /** A repeat under the same key could not change the answer, unless the email is still being sent. */
  readonly isRefused?: boolean;
}

/** An email that went out from this page. */
interface Sent {
  readonly request: string;
  readonly at: number;
}

export interface Send {
  readonly busy: boolean;
  /** When the very email went out that was just asked for again; undefined while nothing is asked. */
  readonly sentBefore: string | undefined;
  /** Ends the question of whether to send again. */
  readonly dismiss: () => void;
  /**
   * Sends once, however often it is pressed meanwhile. The same request again within a minute is not sent but
   * asked about, unless it is `confirmed`. What `call` throws comes through.
   */
  readonly send: (
    request: unknown,
    call: (key: string) => Promise<Lead>,
    options?: { readonly confirmed: boolean },
  ) => Promise<Lead | undefined>;
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Whether the email of an attempt is being sent at this moment, as the lead was read last. */
function isUnderWay({ key }: Attempt, { mail_claim }: Partial<Lead>): boolean {
  return mail_claim?.key === key && !isStaleClaim(mail_claim, new Date().toISOString());
}

/** `current` answers the lead as it was read last. */
export function useSend(current: () => Lead | undefined): Send {
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

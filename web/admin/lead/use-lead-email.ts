import { useState } from 'react';
import type { OperationRequest } from '#domain/operations/index.ts';
import { ApiError } from '../../api/call-operation.ts';
import { failureText, tellFailure, tellSuccess } from '../tell.ts';
import { type Asked, aboutOverlap, type Confirmed } from './send-questions.ts';
import { useConfirmedSend } from './use-confirmed-send.ts';

export interface LeadEmail {
  readonly busy: boolean;
  /** When the same email was sent, while the repeat question is open. */
  readonly sentBefore: string | undefined;
  /** The open question about the appointment's time, or the price. */
  readonly asked: Asked | undefined;
  /** Why the last press sent nothing, until the next one. */
  readonly failed: string | undefined;
  readonly dismiss: () => void;
  /** Answers whether it went out. */
  readonly send: (confirmed: Confirmed) => Promise<boolean>;
}

/** Why an act of which the customer could be emailed told nobody. */
const silenceText = (email: string | undefined): string =>
  email === undefined
    ? 'There’s no email address, so nobody was emailed.'
    : 'It’s over, so nobody was emailed.';

/** The server's word that the email did not go out; after any other failure it may have. */
const isRefused = (error: unknown, failure: string): boolean =>
  error instanceof ApiError && error.status === 502 && error.message === failure;

type EmailAct = 'admin-offer' | 'admin-schedule';

interface EmailCall<N extends EmailAct> {
  readonly input: OperationRequest<N>;
  /** Identifies the email where the input does not: equal ones are the same email. */
  readonly about?: unknown;
  /** Before it goes out. */
  readonly asked?: Asked | undefined;
  readonly notes?: readonly string[];
}

interface EmailKind<N extends EmailAct> {
  readonly act: N;
  /** Undefined when something is missing, which it has already reported. */
  readonly prepare: (confirmed: Confirmed) => Promise<EmailCall<N> | undefined>;
  readonly success: readonly [title: string, text: string];
  /** Where nobody was emailed, unless the same is true then. */
  readonly silentTitle?: string;
  readonly failure: string;
  /** What a refused email leaves as it was. */
  readonly unsent: string;
}

export function useLeadEmail<N extends EmailAct>({
  act,
  prepare,
  success,
  silentTitle = success[0],
  failure,
  unsent,
}: EmailKind<N>): LeadEmail {
  const sending = useConfirmedSend(act);
  const [asked, ask] = useState<Asked>();
  const [failed, setFailed] = useState<string>();
  const send = async (confirmed: Confirmed): Promise<boolean> => {
    setFailed(undefined);
    const email = await prepare(confirmed);
    if (!email) return false;
    ask(email.asked);
    if (email.asked) return false;
    const { input, about, notes } = email;
    try {
      const sent = await sending.send(input, { about, confirmed: confirmed.again === true });
      if (!sent) return false;
      const [title, text] = success;
      if (sent.mailed) tellSuccess(title, text);
      else tellSuccess(silentTitle, silenceText(sent.lead.email));
      return true;
    } catch (error) {
      const overlap = aboutOverlap(error, confirmed, notes);
      ask(overlap);
      if (!overlap) {
        tellFailure(error, failure);
        setFailed(isRefused(error, failure) ? unsent : failureText(error, failure));
      }
      return false;
    }
  };
  return {
    busy: sending.busy,
    sentBefore: sending.sentBefore,
    asked,
    failed,
    dismiss: () => {
      sending.dismiss();
      ask(undefined);
    },
    send,
  };
}

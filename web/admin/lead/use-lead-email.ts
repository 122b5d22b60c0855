import { useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import type { LeadDesk } from './lead-desk.ts';
import { type Asked, aboutOverlap, aboutPast, type Confirmed } from './send-questions.ts';
import { useConfirmedSend } from './use-confirmed-send.ts';

export interface LeadEmail {
  readonly busy: boolean;
  /** When the same email was sent, while the repeat question is open. */
  readonly sentBefore: string | undefined;
  /** The open question about the appointment's time. */
  readonly asked: Asked | undefined;
  readonly dismiss: () => void;
  /** Answers whether it went out. */
  readonly send: (confirmed: Confirmed) => Promise<boolean>;
}

interface EmailCall {
  /** Identifies the email: an equal request is the same email. */
  readonly request: unknown;
  readonly call: (key: string) => Promise<Lead>;
  readonly isPast?: boolean;
}

interface EmailKind {
  /** Undefined when something is missing, which it has already reported. */
  readonly prepare: (confirmed: Confirmed) => Promise<EmailCall | undefined>;
  readonly success: readonly [title: string, text: string];
  readonly failure: string;
}

export function useLeadEmail(desk: LeadDesk, { prepare, success, failure }: EmailKind): LeadEmail {
  const { put, reload, onChanged, current } = desk;
  const sending = useConfirmedSend(current);
  const [asked, ask] = useState<Asked>();
  const send = async (confirmed: Confirmed): Promise<boolean> => {
    const email = await prepare(confirmed);
    if (!email) return false;
    const isAsked = email.isPast === true && !confirmed.past;
    ask(isAsked ? aboutPast(confirmed) : undefined);
    if (isAsked) return false;
    let isSent = false;
    try {
      const again = { confirmed: confirmed.again === true };
      const mailed = await sending.send(email.request, email.call, again);
      if (!mailed) return false;
      put(mailed);
      const [title, text] = success;
      tellSuccess(title, mailed.email ? text : 'There’s no email address, so nobody was emailed.');
      isSent = true;
    } catch (error) {
      const overlap = aboutOverlap(error, confirmed);
      ask(overlap);
      if (overlap) return false;
      tellFailure(error, failure);
      reload();
    }
    onChanged();
    return isSent;
  };
  return {
    busy: sending.busy,
    sentBefore: sending.sentBefore,
    asked,
    dismiss: () => {
      sending.dismiss();
      ask(undefined);
    },
    send,
  };
}

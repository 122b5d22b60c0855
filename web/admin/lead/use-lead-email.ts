import { useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { ApiError } from '../../api/call-operation.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { takenText } from './appointment-texts.ts';
import type { LeadDesk } from './lead-desk.ts';
import { useConfirmedSend } from './use-confirmed-send.ts';

export interface Confirmed {
  /** Sending the same email again shortly after. */
  readonly again?: true;
  /** Emailing an appointment in the past. */
  readonly past?: true;
  /** Booking a time that overlaps another visit. */
  readonly overlap?: true;
}

/** What is asked before an email goes out after all. */
interface Asked {
  readonly question: string;
  readonly confirm: string;
  readonly dismiss: string;
  /** What was said yes to, this question included. */
  readonly confirmed: Confirmed;
}

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

const aboutPast = (confirmed: Confirmed): Asked => ({
  question: 'That time is in the past. Send anyway?',
  confirm: 'Send anyway',
  dismiss: 'Don’t send',
  confirmed: { ...confirmed, past: true },
});

/** What to ask about a time that is taken; undefined for any other refusal. */
function aboutOverlap(error: unknown, confirmed: Confirmed): Asked | undefined {
  const [other] = (error instanceof ApiError && error.conflicts) || [];
  if (!other) return undefined;
  return {
    question: `${takenText(other)}. Book anyway?`,
    confirm: 'Book anyway',
    dismiss: 'Don’t book',
    confirmed: { ...confirmed, overlap: true },
  };
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

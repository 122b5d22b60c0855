import { useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import type { LeadDesk } from './lead-desk.ts';
import { useSend } from './use-send.ts';

/** What somebody has said yes to. */
interface Confirmed {
  /** To sending the very email again that went out a moment ago. */
  readonly again?: true;
  /** To mailing an appointment in the past. */
  readonly past?: true;
}

export interface LeadEmail {
  readonly busy: boolean;
  /** When the same email went out a moment ago, while it is asked whether to repeat it. */
  readonly sentBefore: string | undefined;
  /** It is asked whether to mail a time that has passed. */
  readonly isPast: boolean;
  readonly dismiss: () => void;
  readonly send: (confirmed: Confirmed) => Promise<void>;
}

/** An email as it is called for. */
interface EmailCall {
  /** Tells one email from another one. */
  readonly request: unknown;
  readonly call: (key: string) => Promise<Lead>;
  readonly isPast?: boolean;
}

interface EmailKind {
  /** What to send; undefined when something is missing, which it has told. */
  readonly prepare: (confirmed: Confirmed) => Promise<EmailCall | undefined>;
  readonly success: readonly [title: string, text: string];
  readonly failure: string;
}

/** An email about the open lead, from the press to the toast. */
export function useLeadEmail(desk: LeadDesk, { prepare, success, failure }: EmailKind): LeadEmail {
  const { put, reload, onChanged, current } = desk;
  const sending = useSend(current);
  const [isPast, setPast] = useState(false);
  const send = async (confirmed: Confirmed) => {
    const email = await prepare(confirmed);
    if (!email) return;
    setPast(email.isPast === true && !confirmed.past);
    if (email.isPast && !confirmed.past) return;
    try {
      const again = { confirmed: confirmed.again === true };
      const mailed = await sending.send(email.request, email.call, again);
      if (!mailed) return;
      put(mailed);
      tellSuccess(...success);
    } catch (error) {
      tellFailure(error, failure);
      reload();
    }
    onChanged();
  };
  return {
    busy: sending.busy,
    sentBefore: sending.sentBefore,
    isPast,
    dismiss: () => {
      sending.dismiss();
      setPast(false);
    },
    send,
  };
}

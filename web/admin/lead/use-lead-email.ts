import { useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import type { LeadDesk } from './lead-desk.ts';
import { useSend } from './use-send.ts';

interface Confirmed {
  /** Sending the same email again shortly after. */
  readonly again?: true;
  /** Emailing an appointment in the past. */
  readonly past?: true;
}

export interface LeadEmail {
  readonly busy: boolean;
  /** When the same email was sent, while the repeat question is open. */
  readonly sentBefore: string | undefined;
  /** Whether the question about a past time is open. */
  readonly isPast: boolean;
  readonly dismiss: () => void;
  readonly send: (confirmed: Confirmed) => Promise<void>;
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

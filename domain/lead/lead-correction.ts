import { e164OfPhone } from '../booking/phone.ts';
import type { Lead } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import { addHours } from '../los-angeles.ts';
import type { Task } from '../tasks.ts';
import { newEntry } from '../timeline.ts';
import { afterChangedEmail } from './changed-email.ts';

interface Correction {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly berth?: string | undefined;
}

/** In this time the address that was replaced can object before the new one may ask for personal data. */
const objectionHours = 72;

export function mayAskFrom(
  { email_corrected_at }: Pick<Lead, 'email_corrected_at'>,
  now: string,
): string | undefined {
  const from = email_corrected_at && addHours(email_corrected_at, objectionHours);
  return from !== undefined && now < from ? from : undefined;
}

/** Both addresses are told: the link may have come into other hands. */
function emailTasks(left: string | undefined, email: string, due_at: string): Task[] {
  const isAnother = left !== undefined && left.toLowerCase() !== email.toLowerCase();
  return [
    { kind: 'email-changed', about: email, due_at },
    ...(isAnother ? [{ kind: 'email-left', about: left, due_at } as const] : []),
  ];
}

/** The customer's own record stays until the owner takes it over: anyone with the link could have written. */
export function leadCorrected(lead: Lead, correction: Correction, now: string): LeadChange {
  const { phone, berth } = correction;
  const lead_id = lead.id;
  const email = correction.email === lead.email ? undefined : correction.email;
  const news = {
    kind: 'corrected' as const,
    ...(email !== undefined && { email: true as const }),
    ...(phone !== undefined && { phone: true as const }),
    ...(berth && { berth: true as const }),
  };
  // Neither the address nor the number: they would outlive the next correction.
  const corrected = (what: string) =>
    newEntry({ lead_id, status: `${what} corrected`, is_public: true, news }, 'customer', now);
  // Private: it may name a slip or a gate code, and the page is open to anyone with the link.
  const where = { lead_id, status: 'Where the boat is', note: berth, is_public: false };
  return {
    fields: {
      updated_at: now,
      ...(phone !== undefined && { phone, phone_e164: e164OfPhone(phone) ?? null, phone_said_at: now }),
      ...(email !== undefined && { email, email_corrected_at: now, ...afterChangedEmail(lead) }),
      ...(berth && { place_told_at: now }),
    },
    entries: [
      ...(berth ? [newEntry({ ...where, news }, 'customer', now)] : []),
      ...(phone === undefined ? [] : [corrected('Phone number')]),
      ...(email === undefined ? [] : [corrected('Email')]),
    ],
    ...(email !== undefined && { tasks: emailTasks(lead.email, email, now) }),
    mailsEntry: 'news',
  };
}

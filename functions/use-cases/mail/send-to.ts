import type { Lead } from '#domain/lead.ts';
import { goesToOwner } from '#domain/mail/mail-kinds.ts';
import { type NewTimelineEntry, newEntry } from '#domain/timeline.ts';
import type { TaskResult } from '../../data/lead/lead-tasks.ts';
import { type Mail, MailRefused, sendMail } from '../../mail/send-mail.ts';
import { log } from '../../runtime/log.ts';

export const privateEntry = (
  lead: Lead,
  status: string,
  note: string | undefined,
  now: string,
): NewTimelineEntry => newEntry({ lead_id: lead.id, status, note, is_public: false }, 'system', now);

/** Tells the admin that the customer's address has had its number of such emails, `what`, today. */
export function notSent(lead: Lead, what: string, now: string): TaskResult {
  log.warn('customer not mailed');
  const note = `This address has had ${what} today. No more will be sent automatically.`;
  return { entries: [privateEntry(lead, 'Customer not emailed', note, now)] };
}

interface Sent extends TaskResult {
  readonly wasSent: boolean;
}

/** Sends an email. One that can never be delivered is told to the admin; in an outage it throws. */
export async function sendTo(mail: Mail, lead: Lead, now: string): Promise<Sent> {
  try {
    await sendMail(mail);
    return { wasSent: true };
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    const isOwners = goesToOwner(mail.kind);
    const note = `The email service refused the email to ${isOwners ? 'the owner' : 'the customer'}. Check the address.`;
    return {
      wasSent: false,
      fields: isOwners ? {} : { mail_problem: 'refused', updated_at: now },
      entries: [privateEntry(lead, 'Email couldn’t be delivered', note, now)],
    };
  }
}

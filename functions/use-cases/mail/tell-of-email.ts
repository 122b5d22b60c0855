import type { Lead } from '#domain/lead.ts';
import { maxConfirmationsPerDay } from '#domain/mail/confirmations.ts';
import type { Task } from '#domain/tasks.ts';
import type { TaskResult } from '../../data/lead/lead-tasks.ts';
import { takeConfirmation } from '../../data/mail/confirmations.ts';
import { emailChangedMail, emailLeftMail } from '../../mail/email-changed-mail.ts';
import { notSent, sendTo } from './send-to.ts';

/** Tells both addresses of a correction, the new one if it is still the lead's; anyone with the link can cause it. */
export async function tellOfEmail(lead: Lead, { kind, about = '' }: Task, now: string): Promise<TaskResult> {
  const isNew = kind === 'email-changed';
  if (isNew && lead.email !== about) return {};
  if (!(await takeConfirmation({ id: lead.id, email: about }, now, kind))) {
    return notSent(lead, `${maxConfirmationsPerDay} confirmations`, now);
  }
  if (isNew) return sendTo(emailChangedMail(lead), lead, now);
  const { entries = [] } = await sendTo(emailLeftMail(lead, about), lead, now);
  // What becomes of it says nothing of the address that the lead has now.
  return { entries };
}

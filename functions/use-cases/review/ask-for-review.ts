import type { Lead } from '#domain/lead.ts';
import { dueOnceMore, sendsStoppable } from '#domain/mail/mail-stops.ts';
import { isWorkOpen } from '#domain/record/work-open.ts';
import { isAskedOfAnother, laterReview, reviewDue } from '#domain/review/review-due.ts';
import { customerOf } from '../../data/customer/customers.ts';
import type { TaskResult } from '../../data/lead/lead-tasks.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { isStopped, newStopToken } from '../../data/mail/unsubscribes.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { reviewMail } from '../../mail/review-mail.ts';
import { sendTo } from '../mail/send-to.ts';

/** Once, and only if nothing speaks against it by then. */
export async function askForReview(lead: Lead, now: string): Promise<TaskResult> {
  const { id, email, status, record, review, customer_id = '' } = lead;
  const { settings } = await newestSettings();
  if (email === undefined || review) return {};
  if (isWorkOpen(lead)) return { due_again: laterReview(lead, now) };
  if (status !== 'COMPLETED' || !record) return {};
  if (!sendsStoppable(settings)) return { due_again: dueOnceMore(reviewDue(record), now) };
  if (await isStopped(email, 'review')) return {};
  const customer = customer_id === '' ? undefined : await customerOf(customer_id);
  if (isAskedOfAnother(lead, [...(await leadsById(customer?.lead_ids ?? [])).values()])) return {};
  return sendTo(reviewMail(lead, settings, await newStopToken({ id, email }, 'review', now)), lead, now);
}

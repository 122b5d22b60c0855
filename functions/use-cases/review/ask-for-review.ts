import type { Lead } from '#domain/lead.ts';
import type { TaskResult } from '../../data/lead/lead-tasks.ts';
import { isStopped, newStopToken } from '../../data/mail/unsubscribes.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { reviewMail } from '../../mail/review-mail.ts';
import { sendTo } from '../mail/send-to.ts';

/** Once, and only if nothing speaks against it by then: without our postal address below it none goes out. */
export async function askForReview(lead: Lead, now: string): Promise<TaskResult> {
  const { id, email, status, review } = lead;
  const { settings } = await newestSettings();
  if (email === undefined || status !== 'COMPLETED' || review || settings.postal_address === '') return {};
  if (await isStopped(email, 'review')) return {};
  return sendTo(reviewMail(lead, settings, await newStopToken({ id, email }, 'review')), lead, now);
}

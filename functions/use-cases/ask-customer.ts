import { mostCodesPerMailbox } from '#domain/data-request.ts';
import { validCode } from '#domain/data-requests.ts';
import { newestExtras } from '#domain/extra.ts';
import { extraRefusal } from '#domain/extra-work.ts';
import type { Lead } from '#domain/lead.ts';
import { offeredVisit } from '#domain/move-offer.ts';
import { remindedVisit } from '#domain/reminders.ts';
import type { Task } from '#domain/tasks.ts';
import { takeCode } from '../data/confirmations.ts';
import type { TaskResult } from '../data/lead-tasks.ts';
import { newestSettings } from '../data/settings.ts';
import { dataCodeMail } from '../mail/data-code-mail.ts';
import { extraMail } from '../mail/extra-mail.ts';
import { moveOfferMail } from '../mail/move-offer-mail.ts';
import { readyCheckMail } from '../mail/ready-check-mail.ts';
import { notSent, sendTo } from './send-to.ts';

/** Asks about extra work, while it can be answered: nobody has, it is the newest version, the job is not over. */
export async function askAboutExtra(lead: Lead, { about }: Task, now: string): Promise<TaskResult> {
  const extra = newestExtras(lead.extras ?? []).find(({ id, version }) => `${id} ${version}` === about);
  if (!extra || extraRefusal(lead, extra, { version: extra.version, answer: 'approve' })) return {};
  return extra.answer ? {} : sendTo(extraMail(lead, extra), lead, now);
}

/** Offers other times, while that offer stands, the visit is where it was, and one of the times is to come. */
export async function offerTimes(lead: Lead, { about }: Task, now: string): Promise<TaskResult> {
  const offered = offeredVisit(lead, about, now);
  return offered ? sendTo(moveOfferMail(lead, offered.visit, offered.offer, now), lead, now) : {};
}

/** Asks whether the boat is ready; the second time only whoever has not answered, if the owner wants it. */
export async function checkReady(lead: Lead, { kind, about }: Task, now: string): Promise<TaskResult> {
  const visit = remindedVisit(lead.visits ?? [], about, now);
  if (!visit || visit.ready) return {};
  if (kind === 'ready-check-again') {
    const { settings } = await newestSettings();
    if (!settings.second_ready_check) return {};
  }
  return sendTo(readyCheckMail(lead, visit, now), lead, now);
}

/** Mails the code that was asked for last, while it can be used, unless the address has had its number for today. */
export async function sendCode(lead: Lead, { about = '' }: Task, now: string): Promise<TaskResult> {
  const code = lead.data_code?.sent_at === about ? validCode(lead, now) : undefined;
  const { id, email } = lead;
  if (code === undefined || email === undefined) return {};
  if (await takeCode({ id, email }, about, now)) return sendTo(dataCodeMail(lead, code), lead, now);
  return notSent(lead, `${mostCodesPerMailbox} codes`, now);
}

import type { Lead } from '#domain/lead.ts';
import { extraRefusal } from '#domain/offer/extra-work.ts';
import { newestExtras } from '#domain/offer/newest-extras.ts';
import { maxCodesPerMailbox } from '#domain/privacy/data-request.ts';
import { validCode } from '#domain/privacy/data-requests.ts';
import type { Settings } from '#domain/settings.ts';
import { weatherOfVisit } from '#domain/sky/weather.ts';
import type { Task } from '#domain/tasks.ts';
import { asItStands, offeredVisit } from '#domain/visit/move-offer.ts';
import { meetsSecondReminder, remindedVisit } from '#domain/visit/reminders.ts';
import { areaOfLead, type Visit } from '#domain/visit/visit.ts';
import type { TaskResult } from '../../data/lead/lead-tasks.ts';
import { takeCode } from '../../data/mail/confirmations.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { forecastsOf } from '../../data/sky/forecasts.ts';
import { dataCodeMail } from '../../mail/data-code-mail.ts';
import { extraMail } from '../../mail/extra-mail.ts';
import { moveOfferMail } from '../../mail/move-offer-mail.ts';
import { readyCheckMail } from '../../mail/ready-check-mail.ts';
import { notSent, sendTo } from '../mail/send-to.ts';
import { extraPicture } from '../photo/extra-picture.ts';
import { berthOfLead } from './berth-of-lead.ts';

/** Asks about extra work, while it can be answered: nobody has, it is the newest version, the job is not over. */
export async function askAboutExtra(lead: Lead, { about }: Task, now: string): Promise<TaskResult> {
  const extra = newestExtras(lead.extras ?? []).find(({ id, version }) => `${id} ${version}` === about);
  if (!extra || extraRefusal(lead, extra, { version: extra.version, answer: 'approve' }, now)) return {};
  if (extra.answer) return {};
  return sendTo(extraMail(lead, extra, now, await extraPicture(extra)), lead, now);
}

/** Offers other times, while that offer stands, the visit is where it was, and one of the times is to come. */
export async function offerTimes(lead: Lead, { about }: Task, now: string): Promise<TaskResult> {
  const offered = offeredVisit(lead, about, now);
  return offered ? sendTo(moveOfferMail(lead, offered.visit, offered.offer, now), lead, now) : {};
}

async function weatherAt(lead: Lead, visit: Visit, settings: Settings, now: string) {
  const { requested_service: service } = lead;
  if (service === undefined) return undefined;
  const area = areaOfLead(lead);
  const forecasts = await forecastsOf([area]);
  return weatherOfVisit(forecasts.get(area ?? ''), { ...visit, service }, settings, now);
}

/** The second time only asks who has not answered. A first time that would meet the second is left to that one. */
export async function checkReady(lead: Lead, { kind, about }: Task, now: string): Promise<TaskResult> {
  const visit = remindedVisit(lead.visits ?? [], about, now);
  if (!visit || visit.ready) return {};
  const { settings } = await newestSettings();
  if (asItStands(visit, settings).move_offer?.is_off) return {};
  if (kind === 'ready-check-again' || meetsSecondReminder(visit, now)) {
    const asking = settings.second_ready_check ? 'ready-check-again' : 'ready-check';
    if (kind !== asking) return {};
  }
  const [berth, weather] = await Promise.all([berthOfLead(lead), weatherAt(lead, visit, settings, now)]);
  return sendTo(readyCheckMail(lead, visit, now, { berth, weather }), lead, now);
}

/** Mails the code that was asked for last, while it can be used, unless the address has had its number for today. */
export async function sendCode(lead: Lead, { about = '' }: Task, now: string): Promise<TaskResult> {
  const code = lead.data_code?.sent_at === about ? validCode(lead, now) : undefined;
  const { id, email } = lead;
  if (code === undefined || email === undefined) return {};
  if (await takeCode({ id, email }, about, now)) return sendTo(dataCodeMail(lead, code), lead, now);
  // Nobody has it, so only a guess could use it.
  return { ...notSent(lead, `${maxCodesPerMailbox} codes`, now), fields: { data_code: null } };
}

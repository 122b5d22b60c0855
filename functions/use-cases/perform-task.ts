import { mostConfirmationsPerDay } from '#domain/confirmations.ts';
import { validCode } from '#domain/data-requests.ts';
import { newestExtras } from '#domain/extra.ts';
import type { Lead } from '#domain/lead.ts';
import { goesToOwner } from '#domain/mail-kinds.ts';
import { type NewTimelineEntry, newEntry } from '#domain/new-entry.ts';
import { incomingPrefix } from '#domain/photos.ts';
import { remindedVisit, visitAt } from '#domain/reminders.ts';
import type { Task } from '#domain/tasks.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import type { Visit } from '#domain/visit.ts';
import { nextNews } from '#domain/visit-news.ts';
import { takeConfirmation } from '../data/confirmations.ts';
import { type KeptPhoto, keepPhoto } from '../data/kept-photos.ts';
import { entryOf } from '../data/lead-edits.ts';
import type { TaskResult } from '../data/lead-tasks.ts';
import { newestSettings } from '../data/settings.ts';
import {
  appointmentMail,
  onMyWayMail,
  visitMissedMail,
  visitsCanceledMail,
} from '../mail/appointment-mail.ts';
import { dataCodeMail } from '../mail/data-code-mail.ts';
import { doneMail } from '../mail/done-mail.ts';
import { extraMail } from '../mail/extra-mail.ts';
import { messageMail } from '../mail/message-mail.ts';
import { moveOfferMail } from '../mail/move-offer-mail.ts';
import { newLeadMail } from '../mail/new-lead-mail.ts';
import { newsMail } from '../mail/news-mail.ts';
import { quoteDecisionMail } from '../mail/quote-decision-mail.ts';
import { readyCheckMail } from '../mail/ready-check-mail.ts';
import { requestReceivedMail } from '../mail/request-received-mail.ts';
import { type Mail, MailRefused, sendMail } from '../mail/send-mail.ts';
import { log } from '../runtime/log.ts';

const privateEntry = (lead: Lead, status: string, note: string, now: string): NewTimelineEntry =>
  newEntry({ lead_id: lead.id, status, note, is_public: false }, 'system', now);

async function send(mail: Mail, lead: Lead, toWhom: string, now: string): Promise<TaskResult> {
  try {
    await sendMail(mail);
    return {};
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    const note = `The email service refused the email to ${toWhom}. Check the address.`;
    const isOwners = goesToOwner(mail.kind);
    return {
      fields: isOwners ? {} : { mail_problem: 'refused', updated_at: now },
      entries: [privateEntry(lead, 'Email could not be delivered', note, now)],
    };
  }
}

/** Sends the confirmation, unless the address has had its number for today. */
async function confirm(lead: Lead, now: string): Promise<TaskResult> {
  const { id, email } = lead;
  if (email === undefined) return {};
  if (await takeConfirmation({ id, email }, now))
    return send(requestReceivedMail(lead), lead, 'the customer', now);
  log.warn('customer not mailed');
  const note = `This address has had ${mostConfirmationsPerDay} confirmations today. No more will be sent automatically.`;
  return { entries: [privateEntry(lead, 'Customer not emailed', note, now)] };
}

/** The task must wait for another job. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

const keep = async (path: string, lead: Lead, now: string): Promise<KeptPhoto> =>
  path.startsWith(incomingPrefix) ? keepPhoto(path, lead.id, now) : { state: 'kept', path };

async function keepPhotos(lead: Lead, now: string): Promise<TaskResult> {
  const photos = await Promise.all(lead.photo_urls.map((path) => keep(path, lead, now)));
  if (photos.some(({ state }) => state === 'waiting')) throw new NotYet('A photo is not checked yet.');
  const photo_urls = photos.flatMap((photo) => (photo.state === 'kept' ? [photo.path] : []));
  const lost = photos.length - photo_urls.length;
  const note = `${lost} of ${photos.length} couldn’t be used as a photo.`;
  return {
    fields: { photo_urls },
    entries: lost > 0 ? [privateEntry(lead, 'Photos are missing', note, now)] : [],
  };
}

/** The email that tells of a visit's newest version. */
function visitMail(lead: Lead, visit: Visit, now: string): Mail {
  if (visit.status === 'canceled') return visitsCanceledMail(lead, [visit], now);
  if (visit.status === 'missed') return visitMissedMail(lead, visit, now);
  return appointmentMail(lead, { visit }, now);
}

/** Mails the customer of one visit whose newest version they don't have. */
async function tellOfVisit(lead: Lead, now: string): Promise<TaskResult> {
  const news = nextNews(lead, now);
  if (!news) return {};
  const { id, sequence } = news.visit;
  if (news.isPast) return { told: { id, sequence, sent_at: undefined } };
  const result = await send(visitMail(lead, news.visit, now), lead, 'the customer', now);
  return { ...result, told: { id, sequence, sent_at: now } };
}

/** Minutes after which nobody wants to hear that somebody is on the way. */
const onMyWayMinutes = 60;

/** Mails that the owner is on the way, while that is still true. */
async function tellOnMyWay(lead: Lead, now: string): Promise<TaskResult> {
  const oldest = new Date(Date.parse(now) - onMyWayMinutes * 60_000).toISOString();
  const visit = lead.visits?.find(
    ({ status, on_my_way_at }) => status === 'planned' && on_my_way_at !== undefined && on_my_way_at > oldest,
  );
  return visit ? send(onMyWayMail(lead, visit), lead, 'the customer', now) : {};
}

/** Mails a timeline entry; one that is gone is no news. */
async function tellOfEntry(
  lead: Lead,
  about: string | undefined,
  mailOfEntry: (lead: Lead, entry: TimelineEntry) => Mail,
  toWhom: string,
  now: string,
): Promise<TaskResult> {
  const entry = about === undefined ? undefined : await entryOf(lead.id, about);
  return entry ? send(mailOfEntry(lead, entry), lead, toWhom, now) : {};
}

/** Asks about extra work, while nobody has answered and no newer version replaced it. */
async function askAboutExtra(lead: Lead, about: string | undefined, now: string): Promise<TaskResult> {
  const extra = newestExtras(lead.extras ?? []).find(({ id, version }) => `${id} ${version}` === about);
  return extra && !extra.answer ? send(extraMail(lead, extra), lead, 'the customer', now) : {};
}

/** Offers other times, while that offer stands and the visit is where it was. */
async function offerTimes(lead: Lead, about: string | undefined, now: string): Promise<TaskResult> {
  const visit = lead.visits?.find(
    (planned) =>
      planned.status === 'planned' &&
      planned.start > now &&
      planned.move_offer &&
      `${visitAt(planned)} ${planned.move_offer.at}` === about,
  );
  if (!visit?.move_offer) return {};
  return send(moveOfferMail(lead, visit, visit.move_offer, now), lead, 'the customer', now);
}

/** Asks whether the boat is ready; the second time only whoever has not said so, if the owner wants it. */
async function checkReady(lead: Lead, { kind, about }: Task, now: string): Promise<TaskResult> {
  const visit = remindedVisit(lead.visits ?? [], about, now);
  if (!visit || visit.ready) return {};
  if (kind === 'ready-check-again') {
    const { settings } = await newestSettings();
    if (!settings.second_ready_check) return {};
  }
  return send(readyCheckMail(lead, visit, now), lead, 'the customer', now);
}

async function sendCode(lead: Lead, about: string | undefined, now: string): Promise<TaskResult> {
  const code = lead.data_code?.sent_at === about ? validCode(lead, now) : undefined;
  return code === undefined ? {} : send(dataCodeMail(lead, code), lead, 'the customer', now);
}

/** The tasks that email a customer: nobody is owed an email without an address. */
const toCustomer: readonly Task['kind'][] = [
  'message',
  'extra',
  'move-offer',
  'ready-check',
  'ready-check-again',
  'data-code',
];

/** Performs a task that a lead owes. Throws when it could not be done this time, NotYet when it must wait. */
export async function performTask(task: Task, lead: Lead, now: string): Promise<TaskResult> {
  const { kind, about } = task;
  if (lead.email === undefined && toCustomer.includes(kind)) return {};
  switch (kind) {
    case 'request-received':
      return confirm(lead, now);
    case 'new-lead':
      return send(newLeadMail(lead), lead, 'the owner', now);
    case 'done':
      return lead.email === undefined ? {} : send(doneMail(lead), lead, 'the customer', now);
    case 'quote-decision':
      return send(quoteDecisionMail(lead), lead, 'the owner', now);
    case 'visits':
      return tellOfVisit(lead, now);
    case 'on-my-way':
      return tellOnMyWay(lead, now);
    case 'news':
      return tellOfEntry(lead, about, newsMail, 'the owner', now);
    case 'message':
      return tellOfEntry(lead, about, messageMail, 'the customer', now);
    case 'extra':
      return askAboutExtra(lead, about, now);
    case 'move-offer':
      return offerTimes(lead, about, now);
    case 'ready-check':
    case 'ready-check-again':
      return checkReady(lead, task, now);
    case 'data-code':
      return sendCode(lead, about, now);
    case 'photos':
      return keepPhotos(lead, now);
  }
}

import type { Lead } from '#domain/lead.ts';
import { maxConfirmationsPerDay } from '#domain/mail/confirmations.ts';
import { mailsOf } from '#domain/mail/owner-digest.ts';
import { isOnAgainOver } from '#domain/message/take-back-miss.ts';
import { isNewestMailed } from '#domain/record/finish.ts';
import { isUnsettled } from '#domain/record/record-words.ts';
import { isToCustomer, type OwnersTask, type Task, type TaskKind } from '#domain/tasks.ts';
import { toldByDone } from '#domain/visit/visit-notice.ts';
import { entryOf } from '../data/lead/lead-edits.ts';
import type { TaskResult } from '../data/lead/lead-tasks.ts';
import { takeConfirmation } from '../data/mail/confirmations.ts';
import { isToldAtOnce } from '../data/mail/owner-mails.ts';
import { newestSettings } from '../data/settings/settings.ts';
import { cameBackMail } from '../mail/came-back-mail.ts';
import { dataRequestMail } from '../mail/data-request-mail.ts';
import { doneMail } from '../mail/done-mail.ts';
import { messageMail } from '../mail/message-mail.ts';
import { newLeadMail } from '../mail/new-lead-mail.ts';
import { newsMail } from '../mail/news-mail.ts';
import { offerMail } from '../mail/offer-mail.ts';
import { quoteDecisionMail } from '../mail/quote-decision-mail.ts';
import { paymentMail, receiptMail } from '../mail/receipt-mail.ts';
import { requestReceivedMail } from '../mail/request-received-mail.ts';
import { remindOfCare } from './care/remind-of-care.ts';
import { askedPlan } from './mail/asked-plan.ts';
import { notSent, sendTo } from './mail/send-to.ts';
import { tellOfEmail } from './mail/tell-of-email.ts';
import { donePictures } from './photo/done-pictures.ts';
import { keepLeadPhotos } from './photo/keep-lead-photos.ts';
import { planToEmail, tellPlanPrice, tellPlanVisit } from './plan/mail-of-plan.ts';
import { tellPlanEnded, tellPlanSet } from './plan/tell-of-plan.ts';
import { askForReview } from './review/ask-for-review.ts';
import { askAboutExtra, checkReady, offerTimes, sendCode } from './visit/ask-customer.ts';
import { berthOfLead } from './visit/berth-of-lead.ts';
import { tellLate, tellOfVisit, tellOnMyWay } from './visit/tell-of-visits.ts';

async function confirm(lead: Lead, now: string): Promise<TaskResult> {
  const { id, email } = lead;
  if (email === undefined) return {};
  const { settings } = await newestSettings();
  if (await takeConfirmation({ id, email }, now))
    return sendTo(requestReceivedMail(lead, settings), lead, now);
  return notSent(lead, `${maxConfirmationsPerDay} confirmations`, now);
}

/** Mails the owner's words to the customer, unless they are gone or no longer so. */
async function tellMessage(lead: Lead, { about = '' }: Task, now: string): Promise<TaskResult> {
  const entry = await entryOf(lead.id, about);
  if (!entry || isOnAgainOver(entry, lead)) return {};
  if (entry.message?.about !== 'offer' || !lead.plan) return sendTo(messageMail(lead, entry, now), lead, now);
  const found = await planToEmail(lead, lead.plan.id, now);
  return found ? sendTo(messageMail(lead, entry, now, found.about), lead, now) : {};
}

/** A quote is mailed as the offer. */
async function tellQuote(lead: Lead, now: string): Promise<TaskResult> {
  const { offer_sent } = lead;
  return offer_sent?.lines ? sendTo(offerMail(lead, offer_sent, await askedPlan(lead)), lead, now) : {};
}

/** Tells of the record too, where there is one already: its receipt would say the same once more. */
async function tellDone(lead: Lead, now: string): Promise<TaskResult> {
  const { settings } = await newestSettings();
  const sent = await sendTo(
    doneMail(lead, settings, await donePictures(lead), await askedPlan(lead)),
    lead,
    now,
  );
  const { record } = lead;
  const visit = toldByDone(lead);
  return {
    ...sent,
    alsoDone: record && { kind: 'receipt', about: String(record.version) },
    ...(visit && { notified: { ...visit, sent_at: sent.wasSent ? now : undefined } }),
  };
}

/** A version that a later email tells of is no longer sent. */
async function sendReceipt(lead: Lead, { about }: Task, now: string): Promise<TaskResult> {
  if (!lead.record || !isNewestMailed(lead, Number(about))) return {};
  const { settings } = await newestSettings();
  return sendTo(receiptMail(lead, lead.record, settings, now), lead, now);
}

/** One that was marked unpaid again, or of which a correction has left something open, is not confirmed. */
async function confirmPayment(lead: Lead, now: string): Promise<TaskResult> {
  const { record } = lead;
  if (record?.paid_on === undefined || isUnsettled(record)) return {};
  const { settings } = await newestSettings();
  return sendTo(paymentMail(lead, record, settings, now), lead, now);
}

async function tellCameBack(lead: Lead, { about }: Task, now: string): Promise<TaskResult> {
  const visit = lead.visits?.find(({ id }) => id === about);
  return visit?.status === 'done' ? sendTo(cameBackMail(lead, visit, now), lead, now) : {};
}

/** The owner's emails: beyond an hour's number what they tell stands in its digest. */
async function tellOwner(kind: OwnersTask, { about }: Task, lead: Lead, now: string): Promise<TaskResult> {
  const entry = kind === 'news' ? await entryOf(lead.id, about ?? '') : undefined;
  // An entry that is gone is no news.
  if (kind === 'news' && !entry) return {};
  const mails = mailsOf(kind, entry?.news);
  if (!(await isToldAtOnce({ kind, lead_id: lead.id, about }, mails, now))) return {};
  if (entry) return sendTo(newsMail(lead, entry, now, await berthOfLead(lead)), lead, now);
  return sendTo(kind === 'new-lead' ? newLeadMail(lead) : quoteDecisionMail(lead), lead, now);
}

/** One that was done or replaced meanwhile needs no confirmation. */
async function confirmDataRequest(lead: Lead, { about }: Task, now: string): Promise<TaskResult> {
  const { data_request } = lead;
  return data_request && data_request.at === about
    ? sendTo(dataRequestMail(lead, data_request), lead, now)
    : {};
}

/** Also of a customer without an address: a visit counts as told then, and an address that was left is told so. */
const needNoEmail: readonly TaskKind[] = ['visits', 'email-left'];

/** Performs a task that a lead owes. Throws when it could not be done this time, NotYet when it must wait. */
export async function performTask(task: Task, lead: Lead, now: string): Promise<TaskResult> {
  if (lead.email === undefined && isToCustomer(task) && !needNoEmail.includes(task.kind)) return {};
  switch (task.kind) {
    case 'request-received':
      return confirm(lead, now);
    case 'review':
      return askForReview(lead, now);
    case 'care':
      return remindOfCare(lead, task, now);
    case 'plan-visit':
      return tellPlanVisit(lead, now);
    case 'plan-price':
      return tellPlanPrice(lead, task, now);
    case 'plan-set':
      return tellPlanSet(lead, task, now);
    case 'plan-ended':
      return tellPlanEnded(lead, task, now);
    case 'new-lead':
    case 'quote-decision':
    case 'news':
      return tellOwner(task.kind, task, lead, now);
    case 'done':
      return tellDone(lead, now);
    case 'receipt':
      return sendReceipt(lead, task, now);
    case 'payment':
      return confirmPayment(lead, now);
    case 'came-back':
      return tellCameBack(lead, task, now);
    case 'offer':
      return tellQuote(lead, now);
    case 'visits':
      return tellOfVisit(lead, now);
    case 'on-my-way':
      return tellOnMyWay(lead, now);
    case 'late':
      return tellLate(lead, now);
    case 'message':
      return tellMessage(lead, task, now);
    case 'extra':
      return askAboutExtra(lead, task, now);
    case 'move-offer':
      return offerTimes(lead, task, now);
    case 'ready-check':
    case 'ready-check-again':
      return checkReady(lead, task, now);
    case 'data-code':
      return sendCode(lead, task, now);
    case 'data-request':
      return confirmDataRequest(lead, task, now);
    case 'email-changed':
    case 'email-left':
      return tellOfEmail(lead, task, now);
    case 'photos':
      return keepLeadPhotos(lead, now);
  }
}

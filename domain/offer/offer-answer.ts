import type { Lead } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import { formatAppointment, formatMoment, formatShortDay, startOfDay } from '../los-angeles.ts';
import { joinedPhotos, messageFrom } from '../message/message.ts';
import { unansweredFrom } from '../message/unanswered-text.ts';
import { changingNow, type Refusal } from '../refusal.ts';
import { newEntry } from '../timeline.ts';
import { movesAfter, movesRefusal, movesUsed } from '../visit/move-limit.ts';
import { activeVisits, maxVisits, type Visit } from '../visit/visit.ts';
import { type BookedVisit, withVisit } from '../visit/visit-booking.ts';
import { isExpired } from './offer-validity.ts';
import type { OfferAnswer, OfferAnswerKind } from './sent-offer.ts';

export interface OfferReply {
  readonly answer: OfferAnswerKind;
  /** `sent_at` of the offer that the customer saw. */
  readonly offerSentAt: string;
  readonly start?: string | undefined;
  readonly price?: number | undefined;
  readonly days?: readonly string[] | undefined;
  readonly message?: string | undefined;
  readonly photo_urls?: readonly string[] | undefined;
}

const endedAt = ({ ended_at = '' }: Visit): string => ended_at;

function calledOffByCustomer({ status, visits = [] }: Pick<Lead, 'status' | 'visits'>): Visit | undefined {
  const calledOff = visits.filter((visit) => visit.status === 'canceled');
  const last = calledOff.sort((a, b) => endedAt(a).localeCompare(endedAt(b))).at(-1);
  return status === 'CANCELED' && last?.canceled_by === 'customer' ? last : undefined;
}

/** Another time in place of the one that the customer called off is a move of theirs. */
function bookedAnew(lead: Lead, { visit }: BookedVisit, now: string): Visit {
  const before = calledOffByCustomer(lead);
  return before ? { ...visit, moves: movesAfter(before, now) } : visit;
}

const saidYes: Refusal = { reason: 'already-answered', sentence: 'You already said yes.' };

/** Why an answer is refused; undefined when it is not. Only a yes is final; one that named neither time nor days may name them. */
export function offerAnswerRefusal(lead: Lead, reply: OfferReply, now: string): Refusal | undefined {
  const { offer_sent, offer_answer, status } = lead;
  const changing = changingNow(lead, now);
  if (changing) return changing;
  if (offer_sent?.sent_at !== reply.offerSentAt) {
    return {
      reason: 'offer-replaced',
      sentence: offer_sent
        ? 'We sent you a new offer in the meantime. Please look again.'
        : 'There’s no price to answer right now. Please look again.',
    };
  }
  const [booked] = activeVisits(lead.visits);
  if (status === 'COMPLETED' || status === 'IN_PROGRESS' || booked) {
    if (booked) {
      return {
        reason: 'already-answered',
        sentence: `You already booked ${formatMoment(booked.start, now)}.`,
      };
    }
    if (offer_answer?.answer === 'yes') return saidYes;
    return status === 'COMPLETED'
      ? { reason: 'completed', sentence: 'This job is done.' }
      : { reason: 'already-answered', sentence: 'We’re already working on your boat.' };
  }
  const isYes = reply.answer === 'yes';
  const isTime = isYes && reply.start !== undefined;
  const isDays = isYes && (reply.days ?? []).length > 0 && offer_answer?.days === undefined;
  if (isTime && (lead.visits ?? []).length >= maxVisits) return movesUsed;
  const calledOff = isTime ? calledOffByCustomer(lead) : undefined;
  const used = calledOff && movesRefusal(calledOff, now);
  if (used) return used;
  const isOver = status === 'CANCELED' && !calledOff;
  if (offer_answer?.answer === 'yes') {
    return (isTime || isDays) && !isOver ? undefined : saidYes;
  }
  // One who was booked without a yes and called it off chooses a time again, too.
  if (isOver) {
    return { reason: 'offer-expired', sentence: 'This request is canceled, so its price no longer stands.' };
  }
  if (isYes && isExpired(offer_sent, now)) {
    return { reason: 'offer-expired', sentence: 'This price expired. Ask us for a new one.' };
  }
  return undefined;
}

const daysText = (days: readonly string[], now: string): string =>
  days.map((day) => formatShortDay(startOfDay(day), now)).join(', ');

function entryOf(lead_id: string, reply: OfferReply, visit: Visit | undefined, now: string) {
  const { answer, days = [], message, photo_urls = [] } = reply;
  if (answer === 'question') {
    const said = { status: 'Question', note: message, message: messageFrom('customer', photo_urls) };
    const news = { kind: 'question' as const };
    return newEntry({ lead_id, ...said, is_public: true, news }, 'customer', now);
  }
  if (answer === 'no') {
    const said = { status: 'Price declined', note: message || undefined, news: { kind: 'no' as const } };
    return newEntry({ lead_id, ...said, is_public: true }, 'customer', now);
  }
  const when = visit && `Booked ${formatMoment(visit.start, now)}`;
  const wished = days.length > 0 ? `Days that work: ${daysText(days, now)}` : undefined;
  const note = [when ?? wished, message].filter(Boolean).join('. ') || undefined;
  const news = {
    kind: 'yes' as const,
    ...(visit && { start: visit.start }),
    ...(days.length > 0 && !visit && { days: [...days] }),
    ...(message && { said: message }),
  };
  return newEntry({ lead_id, status: 'Price accepted', note, is_public: true, news }, 'customer', now);
}

/** A yes with a time books it and is emailed; a no keeps the status. The first yes accepts the terms, in which version is known where content is. */
export function offerAnswered(
  lead: Lead,
  reply: OfferReply,
  booked: BookedVisit | undefined,
  now: string,
): LeadChange {
  const { id: lead_id, email } = lead;
  const { answer, days, message, photo_urls = [] } = reply;
  const photos = joinedPhotos(lead, photo_urls, now);
  const offer_answer: OfferAnswer = {
    answer,
    at: now,
    ...(days && !booked && { days: [...days] }),
    ...(message && { message }),
  };
  const isFirstYes = answer === 'yes' && lead.terms_accepted_at === undefined;
  const note = booked && formatAppointment(booked.visit.start, booked.visit.hours, now);
  const scheduled = { lead_id, status: 'SCHEDULED', note, is_public: true };
  return {
    fields: {
      ...photos.fields,
      offer_answer,
      ...(answer === 'question' && message && { unanswered: unansweredFrom(message, now) }),
      updated_at: now,
      ...(booked && { status: 'SCHEDULED' as const }),
      ...(booked && lead.visit_lost && { visit_lost: null }),
      ...(isFirstYes && { terms_accepted_at: now }),
    },
    ...(booked && { visits: withVisit(lead.visits ?? [], bookedAnew(lead, booked, now)) }),
    entries: [
      entryOf(lead_id, reply, booked?.visit, now),
      ...(booked ? [newEntry(scheduled, 'customer', now)] : []),
    ],
    tasks: [
      ...photos.tasks,
      ...(booked && email !== undefined ? [{ kind: 'visits' as const, due_at: now }] : []),
    ],
    mailsEntry: 'news',
  };
}

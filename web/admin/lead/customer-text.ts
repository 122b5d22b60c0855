import { business } from '#domain/business.ts';
import type { Lead } from '#domain/lead.ts';
import { hookupsToCheck } from '#domain/lead-words.ts';
import { formatMoment, formatTime, formatWeekday } from '#domain/los-angeles.ts';
import { greeting } from '#domain/message/greeting-name.ts';
import { taxedCents } from '#domain/offer/agreed-price.ts';
import { picksTime } from '#domain/offer/lead-answer.ts';
import { missedBefore } from '#domain/offer/offered-since-miss.ts';
import { openExtrasOf } from '#domain/offer/open-extras.ts';
import type { SentOffer } from '#domain/offer/sent-offer.ts';
import { toldPrice } from '#domain/offer/told-price.ts';
import { capitalized } from '#domain/plain-text.ts';
import { beforeTax, priceNoun, rangeText } from '#domain/price/price-words.ts';
import { isRepriced } from '#domain/record/priced-at.ts';
import { balanceText } from '#domain/record/record-words.ts';
import { isOnAgain } from '#domain/visit/called-off.ts';
import { cancelReasons } from '#domain/visit/cancel-reasons.ts';
import { canceledByOwner } from '#domain/visit/canceled-by-owner.ts';
import { comingVisits } from '#domain/visit/coming-visits.ts';
import { waitingMove } from '#domain/visit/move-offer.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { lastMissed } from '#domain/visit/visit-changes.ts';
import { missedAt, whyMissed } from '#domain/visit/why-missed.ts';
import { timesText } from '../when.ts';
import { statusUrl } from './status-url.ts';

type TextedLead = Pick<
  Lead,
  | 'full_name'
  | 'email'
  | 'status'
  | 'public_slug'
  | 'offer_sent'
  | 'offer_answer'
  | 'extras'
  | 'record'
  | 'unanswered'
  | 'visits'
  | 'has_water'
  | 'has_power'
>;

function timesOf({ times = [] }: Pick<SentOffer, 'times'>, now: string): string {
  const open = times.filter((start) => start > now);
  return open.length > 0 ? ` We could come ${timesText(open, now)}.` : '';
}

function moveText(lead: TextedLead, now: string): string | undefined {
  const move = waitingMove(lead, now);
  if (!move) return undefined;
  const { visit, offer } = move;
  const when = formatMoment(visit.start, now);
  const said = `${offer.why}${timesOf(offer, now)}`;
  if (offer.is_off) return `we can’t come ${when} after all. ${said} Pick a time on your page, it’s free.`;
  const about = isOnAgain(visit)
    ? `it’s about your ${when} appointment.`
    : `could we move your ${when} appointment?`;
  return `${about} ${said} Keep your time or pick another on your page, it’s free.`;
}

const whenText = ({ start }: Pick<Visit, 'start'>, now: string): string =>
  `${formatWeekday(start, now)} at ${formatTime(start)}`;

function comesText(next: Visit, now: string): string {
  const { start, late } = next;
  const isPast = (late?.about ?? start) < now;
  if (isPast)
    return `your ${formatTime(start)} appointment is still on. We’re running late, sorry about that.`;
  return late?.about === undefined
    ? `we’ll come to your boat on ${whenText(next, now)}.`
    : `we’ll come to your boat at about ${formatTime(late.about)} instead of ${formatTime(start)}.`;
}

/** Also of some visits while others stand. */
function canceledText({ visits = [] }: TextedLead, now: string): string | undefined {
  const canceled = canceledByOwner(visits, now);
  if (canceled.length === 0) return undefined;
  const whens = canceled.map((visit) => whenText(visit, now)).join('; ');
  const what = canceled.length === 1 ? `appointment on ${whens} is` : `appointments (${whens}) are`;
  const isAsked = canceled.every(({ cancel_wish }) => cancel_wish);
  const off = isAsked ? 'canceled, as you asked.' : 'canceled. We won’t be coming then, and we’re sorry.';
  return [`your ${what} ${off}`, ...cancelReasons(canceled)].join(' ');
}

function missedText(visits: readonly Visit[], now: string): string | undefined {
  const missed = lastMissed(visits);
  if (!missed) return undefined;
  return `sorry we ${whyMissed(missed)} on ${whenText({ start: missedAt(missed, missed.ended_at) }, now)}. Let’s find another time.`;
}

function timesAfterMiss(lead: TextedLead, offer: SentOffer, now: string): string {
  const price = picksTime(lead, now) ? '' : ` Your ${priceNoun(offer)} is ${rangeText(offer)} ${beforeTax}.`;
  return `${missedText(lead.visits ?? [], now)}${timesOf(offer, now)}${price}`;
}

function extrasText(lead: TextedLead, now: string): string | undefined {
  const open = openExtrasOf(lead, now);
  if (open.length === 0) return undefined;
  const found = open.map((extra) => `“${extra.line}”, ${taxedCents(extra)} with tax`).join('; ');
  return `we found more to do on your boat: ${found}. We’ll only do it if you say yes on your page.`;
}

/** Where the lead stands, as emails have stated it, or would have where there is no address; undefined before that. */
function matterOf(lead: TextedLead, now: string): string | undefined {
  const { email, status, offer_sent, record, unanswered, visits = [] } = lead;
  const extras = extrasText(lead, now);
  if (extras !== undefined) return extras;
  switch (status) {
    case 'SCHEDULED': {
      const move = moveText(lead, now);
      if (move !== undefined) return move;
      const [next] = comingVisits(visits, now);
      if (!next || (email !== undefined && next.sent_at === undefined)) return undefined;
      const comes = `${comesText(next, now)} ${toldPrice(lead)}`.trim();
      const canceled = canceledText(lead, now);
      return canceled === undefined ? comes : `${canceled} ${capitalized(comes)}`;
    }
    case 'CONTACTED':
      return missedText(visits, now);
    case 'OFFER_SENT':
      if (!offer_sent) return undefined;
      if (missedBefore(visits, offer_sent, now)) return timesAfterMiss(lead, offer_sent, now);
      if (picksTime(lead, now)) return `let’s find a time for your boat.${timesOf(offer_sent, now)}`;
      return email === undefined
        ? `your ${priceNoun(offer_sent)} is ${rangeText(offer_sent)} ${beforeTax}.${timesOf(offer_sent, now)}`
        : `we’ve emailed you a ${priceNoun(offer_sent)} of ${rangeText(offer_sent)} ${beforeTax}.${timesOf(offer_sent, now)}`;
    case 'IN_PROGRESS':
      return 'we’re at your boat now.';
    case 'COMPLETED':
      if (unanswered) return 'we got your message about your boat.';
      return record
        ? `we’re done with your boat. Your ${isRepriced(record) ? 'corrected receipt' : 'receipt'} is on your page. ${balanceText(record)}`
        : 'we’re done with your boat.';
    case 'CANCELED':
      return canceledText(lead, now) ?? 'we’re writing about your canceled request.';
    default:
      return undefined;
  }
}

function questionOf(lead: TextedLead): string {
  if (lead.status === 'NEEDS_ACCESS_REVIEW') return `${hookupsToCheck(lead)} at your boat`;
  return lead.status === 'SCHEDULED' ? 'your appointment' : 'your boat';
}

/** Prefilled text; the admin may edit it before sending. */
export function smsText(lead: TextedLead, now: string): string {
  const { full_name, public_slug } = lead;
  const matter = matterOf(lead, now) ?? `we have a question about ${questionOf(lead)}.`;
  return `${greeting(full_name)}, this is ${business.name}: ${matter} Your status page: ${statusUrl(public_slug)}`;
}

/** The text with the link alone, for who never got it; it promises nothing that nobody has told them. */
export function linkText(lead: TextedLead, now: string): string {
  const { full_name, public_slug } = lead;
  const matter = matterOf(lead, now);
  const from = `${greeting(full_name)}, this is ${business.name}`;
  const page = `Here’s the page for your boat: ${statusUrl(public_slug)}`;
  return matter === undefined ? `${from}. ${page}` : `${from}: ${matter} ${page}`;
}

import { terms } from '../business.ts';
import { isPlaceTold } from '../customer/told-place.ts';
import { followUpDays, wroteLately, wroteSince } from '../follow-up/follow-up-days.ts';
import type { Lead } from '../lead.ts';
import {
  addDays,
  addHours,
  dayOf,
  daysBetween,
  formatMoment,
  formatShortDay,
  formatTime,
  startOfDay,
} from '../los-angeles.ts';
import { canceledUntold, isUntold } from '../message/text-opened.ts';
import { endedWithNo, isDeclined, isYesWithoutTime, picksTime } from '../offer/lead-answer.ts';
import { isExpired } from '../offer/offer-validity.ts';
import { missedBefore } from '../offer/offered-since-miss.ts';
import { openExtrasOf } from '../offer/open-extras.ts';
import { beforeTax, rangeText } from '../price/price-words.ts';
import { formatCents } from '../price/quote-totals.ts';
import { wishTexts } from '../privacy/data-requests.ts';
import { openComplaint } from '../record/complaints-until.ts';
import { reviewWaits, starsText } from '../review/review-words.ts';
import { isCalledOff } from '../visit/called-off.ts';
import { expectedEnd } from '../visit/expected-end.ts';
import { hasTimeLeft } from '../visit/move-offer.ts';
import { isReady, missingText } from '../visit/ready.ts';
import { activeVisits, plannedVisits, type Visit } from '../visit/visit.ts';
import { visitToCancel, visitToMove } from '../visit/written-wish.ts';
import type { Waiting } from './waiting-item.ts';

export type WaitingThing = Omit<Waiting, 'lead_id' | 'name' | 'service' | 'no_email'>;

/** `one day`, `4 days`: at least one. */
const countedDays = (days: number): string => (days <= 1 ? 'one day' : `${days} days`);

export function daysText(instant: string, now: string): string {
  return countedDays(Math.floor(Math.abs(Date.parse(now) - Date.parse(instant)) / 86_400_000));
}

/** Hours after which somebody who was asked counts as not having answered. */
const answerHours = { times: 4, extra: 1 } as const;

const isJustSent = (sent_at: string, hours: number, now: string): boolean => addHours(sent_at, hours) > now;

const sentText = (sent_at: string, now: string): string =>
  dayOf(sent_at) === dayOf(now) ? `at ${formatTime(sent_at)}` : formatMoment(sent_at, now);

const quoted = (text: string | undefined): string => (text ? `: “${text}”` : '.');

const priceText = ({ offer_sent }: Lead): string =>
  offer_sent ? ` to ${rangeText(offer_sent)} ${beforeTax}` : '';

function wishWaiting(
  { id: visit_id, start }: Visit,
  { start: wished_start, at: since }: NonNullable<Visit['move_wish']>,
  now: string,
): WaitingThing {
  const [wished, when] = [formatMoment(wished_start, now), formatMoment(start, now)];
  const wish = { kind: 'move' as const, visit_id, since };
  if (wished_start > now) {
    const passed = start > now ? '' : ', which has passed';
    const text = `would like ${wished} instead of ${when}${passed}.`;
    return { ...wish, text, act: 'Confirm', wished_start };
  }
  const passed = start > now ? 'That time has passed.' : 'Both have passed.';
  return { ...wish, text: `asked for ${wished} instead of ${when}. ${passed}`, act: 'Pick a time' };
}

export const toText = (what: string, since: string): WaitingThing => ({
  kind: 'text',
  text: `doesn’t know yet ${what}. There’s no email.`,
  act: 'Text them',
  since,
});

function visitWaiting(visit: Visit, lead: Lead, knownAt: string | undefined, now: string): WaitingThing[] {
  const { id: visit_id, start, booked_at, ready, move_wish, move_offer } = visit;
  const { wrote_at = '' } = lead;
  const when = formatMoment(start, now);
  if (move_wish) return [wishWaiting(visit, move_wish, now)];
  const missing = ready ? missingText(ready) : '';
  if (ready && missing !== '' && wrote_at < ready.at && start > now) {
    const text = `isn’t ready for ${when}: ${missing}.`;
    return [{ kind: 'not-ready', visit_id, text, act: 'Answer', since: ready.at }];
  }
  if (move_offer && (start > now || isCalledOff(visit)) && isUntold(lead, move_offer.at, knownAt)) {
    return [{ ...toText(`of the other times you offered for ${when}`, move_offer.at), visit_id }];
  }
  const isStillOffered = move_offer !== undefined && hasTimeLeft(move_offer, now);
  if (isCalledOff(visit) && start <= now && !isStillOffered) {
    const text = `has no new time yet: you couldn’t come ${when}.`;
    return [{ kind: 'date', visit_id, text, act: 'Pick a time', since: start }];
  }
  if (move_offer && (start > now || isCalledOff(visit))) {
    const text = isJustSent(move_offer.at, answerHours.times, now)
      ? `can pick another time for ${when}. Offered ${sentText(move_offer.at, now)}, waiting.`
      : `hasn’t answered the other times you offered for ${when}.${wroteSince(lead, move_offer.at, now)}`;
    return [{ kind: 'move-offer', visit_id, text, act: 'Follow up', since: move_offer.at }];
  }
  if (expectedEnd(visit) > now && isUntold(lead, booked_at, knownAt)) {
    return [{ ...toText(`that you’re coming ${when}`, booked_at), visit_id }];
  }
  return [];
}

/** Days in which a text about what was written is still asked for. */
const wordsDays = 7;

function wordsUntold(lead: Lead, knownAt: string | undefined, now: string): WaitingThing[] {
  const { wrote_at } = lead;
  if (wrote_at === undefined || wrote_at < addDays(now, -wordsDays)) return [];
  return isUntold(lead, wrote_at, knownAt) ? [toText('of the newest message on their page', wrote_at)] : [];
}

/** What a customer says of visits that are to come, or has to be told, soonest first. */
export const visitsWaiting = (lead: Lead, knownAt: string | undefined, now: string): WaitingThing[] => [
  ...plannedVisits(lead.visits ?? []).flatMap((visit) => visitWaiting(visit, lead, knownAt, now)),
  ...canceledUntold(lead, knownAt, now).map(({ id, start, ended_at = start }) => ({
    ...toText(`that ${formatMoment(start, now)} is canceled`, ended_at),
    visit_id: id,
  })),
  ...wordsUntold(lead, knownAt, now),
];

/** Not while what was written of it waits for its answer. */
export function offerWaiting(lead: Lead, knownAt: string | undefined, now: string): WaitingThing[] {
  const { offer_answer, offer_sent } = lead;
  if (offer_sent && !isExpired(offer_sent, now) && isUntold(lead, offer_sent.sent_at, knownAt))
    return [
      toText(
        missedBefore(lead.visits, offer_sent, now) ? 'when you could come' : 'what the price is',
        offer_sent.sent_at,
      ),
    ];
  const hasTimes = picksTime(lead, now);
  const since = hasTimes ? offer_sent?.sent_at : (offer_answer?.at ?? offer_sent?.sent_at);
  if (!since || addDays(since, followUpDays.unanswered) >= now) return [];
  if (wroteLately(lead, now)) return [];
  const what = hasTimes ? 'picked one of the times' : 'answered the offer';
  const text = `hasn’t ${what} for ${daysText(since, now)}.${wroteSince(lead, since, now)}`;
  return [{ kind: 'follow-up', text, act: 'Follow up', since }];
}

function yesWaiting(lead: Lead, now: string): WaitingThing[] {
  const { offer_answer: answered } = lead;
  if (!answered || !isYesWithoutTime(lead, now)) return [];
  const days = (answered.days ?? []).map((day) => formatShortDay(startOfDay(day), now)).join(', ');
  const text = `said yes${priceText(lead)}. ${days ? `Days that work: ${days}.` : 'No time yet.'}`;
  return [{ kind: 'yes', text, act: 'Pick a time', since: answered.at }];
}

/** Who has no email may not have heard of what stands on their page. */
function extraText(what: string, mailed_at: string | undefined, now: string): string {
  if (!mailed_at) return `has ${what}, to answer on their page. There’s no email, so text them.`;
  return isJustSent(mailed_at, answerHours.extra, now)
    ? `was asked about ${what}, ${sentText(mailed_at, now)}. Waiting.`
    : `hasn’t answered about ${what}.`;
}

const extrasWaiting = (lead: Lead, now: string): WaitingThing[] =>
  openExtrasOf(lead, now).map(({ line, amount, sent_at }) => ({
    kind: 'extra',
    text: extraText(`“${line}”, ${formatCents(amount)} ${beforeTax}`, lead.email && sent_at, now),
    act: 'Open',
    since: sent_at,
  }));

function declinedWaiting(lead: Lead): WaitingThing[] {
  const { unanswered, offer_answer: answered } = lead;
  if (!answered || !isDeclined(lead)) return [];
  const said = `said no${priceText(lead)}${quoted(answered.message)}`;
  const declined = { kind: 'declined' as const, act: 'Revise the price', since: answered.at };
  return unanswered && endedWithNo(lead)
    ? [{ ...declined, text: `${said} Before that: “${unanswered.text}”`, has_message: true }]
    : [{ ...declined, text: said }];
}

function reviewWaiting(lead: Lead): WaitingThing[] {
  const review = reviewWaits(lead);
  if (!review) return [];
  const stars = review.rating === undefined ? '' : `, ${starsText(review.rating)}`;
  const text = `left a review${stars}${quoted(review.words)}`;
  return [{ kind: 'review', text, act: 'Read it', since: review.written_at }];
}

/** The boat that it said wasn't ready is ready, or its visit is over. */
const isSettled = ({ unanswered, visits }: Lead): boolean =>
  unanswered?.visit_id !== undefined &&
  !activeVisits(visits).some(({ id, ready }) => id === unanswered.visit_id && !isReady(ready));

/** A wish to cancel or to move is a message, which may be followed by others and by the visit's own day. */
function writtenWishText(
  lead: Lead,
  { at, text }: NonNullable<Lead['unanswered']>,
  now: string,
): string | undefined {
  const unwanted = visitToCancel(lead);
  const visit = unwanted ?? visitToMove(lead);
  if (!visit) return undefined;
  const passed = visit.start <= now ? ', which has passed' : '';
  const asked = `asked to ${unwanted ? 'cancel' : 'move'} ${formatMoment(visit.start, now)}${passed}`;
  return (unwanted ? visit.cancel_wish : visit.move_asked)?.at === at
    ? `${asked}: “${text}”`
    : `${asked}, and wrote since: “${text}”`;
}

function messageWaiting(lead: Lead, now: string): WaitingThing[] {
  const { unanswered, offer_answer: answered } = lead;
  if (!unanswered) return [];
  if (endedWithNo(lead)) return [];
  const { at: since, text } = unanswered;
  const question = { kind: 'question' as const, act: 'Answer', since };
  const wish = writtenWishText(lead, unanswered, now);
  if (wish !== undefined) return [{ ...question, text: wish }];
  const wrote = openComplaint(lead) ? `wrote within ${terms.complaintHours} hours of the job` : 'wrote';
  const verb = answered?.answer === 'question' && answered.at === since ? 'asks' : wrote;
  const settled = isSettled(lead) && { can_wait: true as const };
  return [{ ...question, text: `${verb}: “${text}”`, ...settled }];
}

function placeWaiting(lead: Lead): WaitingThing[] {
  const { place_told_at: since } = lead;
  if (since === undefined || !isPlaceTold(lead)) return [];
  const text = 'told us where the boat is. It isn’t in the address yet.';
  return [{ kind: 'place', text, act: 'Correct the address', since }];
}

export function answersWaiting(lead: Lead, now: string): WaitingThing[] {
  return [
    ...messageWaiting(lead, now),
    ...placeWaiting(lead),
    ...yesWaiting(lead, now),
    ...declinedWaiting(lead),
    ...extrasWaiting(lead, now),
    ...reviewWaiting(lead),
  ];
}

export function requestWaiting({ data_request }: Lead, now: string): WaitingThing[] {
  if (!data_request) return [];
  const { wish, at, due_at } = data_request;
  const days = daysBetween(dayOf(now), dayOf(due_at));
  const ahead = days === 0 ? 'That is today.' : `${countedDays(days)} left.`;
  const left = due_at < now ? 'That is overdue.' : ahead;
  const text = `asked for ${wishTexts[wish]}. Due ${formatShortDay(due_at, now)}: ${left}`;
  return [{ kind: 'data', text, act: 'Open', since: at, due_at }];
}

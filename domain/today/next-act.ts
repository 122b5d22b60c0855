import { type Plan, planLabels } from '../choices.ts';
import { isPlaceTold } from '../customer/told-place.ts';
import type { Lead } from '../lead.ts';
import { hookupsToCheck } from '../lead-words.ts';
import { formatMoment } from '../los-angeles.ts';
import { openAnswer, picksTime } from '../offer/lead-answer.ts';
import { isExpired } from '../offer/offer-validity.ts';
import { isDue, isUnsettled } from '../record/record-words.ts';
import { unbilledWork } from '../record/unbilled-work.ts';
import { reviewWaits } from '../review/review-words.ts';
import { isAtBoatOrOver, type Status } from '../statuses.ts';
import { isAppointmentSent, type Scheduled } from '../visit/appointment-sent.ts';
import { hasTimeLeft, waitingMove } from '../visit/move-offer.ts';
import { nextVisit, type Visit } from '../visit/visit.ts';
import { lastMissed, overdueVisits } from '../visit/visit-changes.ts';
import { visitToCancel, visitToMove } from '../visit/written-wish.ts';

/** Its visit was missed and it has none to come: the price stands, and it needs another time. */
const isMissed = ({ status, visits = [] }: Pick<Lead, 'status' | 'visits'>): boolean =>
  status === 'CONTACTED' && lastMissed(visits) !== undefined;

export function nextEmail(
  lead: Scheduled & Pick<Lead, 'status' | 'offer_sent' | 'offer_answer'>,
): 'offer' | 'schedule' | undefined {
  const { status } = lead;
  if (isMissed(lead)) return 'schedule';
  if (isAtBoatOrOver(status)) return undefined;
  if (status === 'SCHEDULED') return isAppointmentSent(lead) ? undefined : 'schedule';
  if (lead.offer_answer?.answer === 'yes') return 'schedule';
  if (lead.offer_answer?.answer === 'no') return 'offer';
  return status === 'OFFER_SENT' && lead.offer_sent ? 'schedule' : 'offer';
}

const nextActs: Record<Exclude<Status, 'NEEDS_ACCESS_REVIEW'>, string> = {
  REQUEST_SENT: 'Next: send a price.',
  CONTACTED: 'Next: send a price.',
  OFFER_SENT: 'Next: wait for their answer. A yes with a time books itself.',
  SCHEDULED: 'Next: be at the boat on time.',
  IN_PROGRESS: 'Next: finish the job.',
  COMPLETED: 'Done. Nothing left to do.',
  CANCELED: 'Canceled. Nothing left to do.',
};

type Standing = Scheduled &
  Pick<
    Lead,
    | 'status'
    | 'offer_sent'
    | 'offer_answer'
    | 'unanswered'
    | 'wrote_at'
    | 'place_told_at'
    | 'record'
    | 'extras'
    | 'review'
    | 'has_water'
    | 'has_power'
    | 'plan'
  >;

/** A time that is set, and not told. */
export const emailOrText = ({ email }: Pick<Lead, 'email'>): string =>
  email === undefined
    ? 'Next: confirm this time and text it to them.'
    : 'Next: email the appointment. The customer doesn’t know this time yet.';

/** What the customer said comes before what the status asks for. */
function answerAct(lead: Standing, now: string): string | undefined {
  const wish = nextVisit(lead.visits ?? [])?.move_wish;
  if (wish && wish.start <= now) return 'Next: find another time. The one that they’d like has passed.';
  if (wish) return 'Next: confirm the time that they’d like, or offer another.';
  switch (openAnswer(lead, now)) {
    case 'question':
      if (visitToCancel(lead)) return 'Next: cancel it, or write back. They asked to cancel.';
      return visitToMove(lead)
        ? 'Next: set another time, or write back. They asked to move it.'
        : 'Next: answer their message.';
    case 'yes':
      return 'Next: set the date and time. They said yes.';
    case 'no':
      return 'Next: revise the price and send a new offer, or cancel the request.';
    default:
      return undefined;
  }
}

/** Whether the customer was told to wait until later, or that we're on the way. */
export const knowsOfDelay = ({ late, on_my_way_at }: Visit, now: string): boolean =>
  on_my_way_at !== undefined || (late !== undefined && (late.about ?? now) >= now);

/** What the calendar has made untrue of what the status says. */
function actByClock(lead: Standing, now: string): string | undefined {
  const { status, visits = [], offer_sent, record, extras } = lead;
  if (isMissed({ status, visits })) return 'Next: find another time. The last visit was missed.';
  switch (status) {
    case 'OFFER_SENT':
      if (!offer_sent) return 'Next: send the offer. None has been sent yet.';
      if (!isExpired(offer_sent, now)) return undefined;
      return lead.plan
        ? 'Next: offer new times. The last ones have run out.'
        : 'Next: send a fresh price. The last one has ended.';
    case 'SCHEDULED': {
      const move = waitingMove({ visits }, now);
      if (move && move.visit.start <= now && !hasTimeLeft(move.offer, now))
        return `Next: find another time. You couldn’t come ${formatMoment(move.visit.start, now)}.`;
      if (move)
        return `Next: wait for their answer. You offered other times for ${formatMoment(move.visit.start, now)}.`;
      const next = nextVisit(visits);
      if (!next || next.start > now) return undefined;
      if (next.status === 'planned' && next.move_offer && !knowsOfDelay(next, now))
        return `Next: find another time. They haven’t answered the times you offered for ${formatMoment(next.start, now)}.`;
      return knowsOfDelay(next, now)
        ? 'Next: start the job.'
        : 'Next: start the job, or tell them that you’re late.';
    }
    case 'COMPLETED':
      if (reviewWaits(lead)) return 'Next: read their review.';
      if (!record) return 'Done. It has no receipt.';
      if (unbilledWork({ record, extras }).length > 0)
        return 'Next: correct the receipt. Work that they approved isn’t on it.';
      if (isUnsettled(record)) return 'Next: settle the corrected receipt.';
      return isDue(record) ? 'Done. Not paid yet.' : undefined;
    default:
      return undefined;
  }
}

/** `planWish` is the plan that they asked for and that is still to be set up. */
export function nextActOf(lead: Standing, now: string, planWish?: Plan | undefined): string {
  if (overdueVisits(lead.visits ?? [], now).length > 0) return 'Next: say how it went.';
  const answered = answerAct(lead, now);
  if (answered) return answered;
  if (isPlaceTold(lead)) return 'Next: read in the timeline where the boat is, and correct the address.';
  if (picksTime(lead, now)) return 'Next: wait until they pick a time. It books itself.';
  if (lead.status === 'SCHEDULED' && nextEmail(lead) === 'schedule') {
    if (lead.scheduled_at === undefined) return 'Next: set the date and time.';
    return emailOrText(lead);
  }
  if (lead.status === 'NEEDS_ACCESS_REVIEW')
    return `Next: check ${hookupsToCheck(lead)} at the boat, then send a price.`;
  const byClock = actByClock(lead, now);
  if (byClock !== undefined) return byClock;
  return planWish && lead.status === 'COMPLETED'
    ? `Next: set up the plan that they asked for, ${planLabels[planWish]}.`
    : nextActs[lead.status];
}

import type { Lead } from '../lead.ts';
import type { Status } from '../statuses.ts';
import { activeVisits } from '../visit/visit.ts';
import { lastMissed } from '../visit/visit-changes.ts';
import type { OfferAnswerKind } from './sent-offer.ts';

/** Until a visit is booked, the answer to the offer is what counts. */
const beforeBooking: readonly Status[] = ['REQUEST_SENT', 'NEEDS_ACCESS_REVIEW', 'CONTACTED', 'OFFER_SENT'];

type Answered = Pick<Lead, 'status' | 'visits' | 'offer_sent' | 'offer_answer' | 'unanswered'>;

/** Whether the visit that followed an answer was missed: what is missing then is another time. */
function ledToMiss({ visits = [], offer_answer }: Answered): boolean {
  const missed = lastMissed(visits);
  return missed !== undefined && offer_answer !== undefined && offer_answer.at < missed.start;
}

/** Whether times were offered after the yes, one of which the customer can pick. */
export const picksTime = (
  { status, offer_sent, offer_answer }: Pick<Lead, 'status' | 'offer_sent' | 'offer_answer'>,
  now: string,
): boolean =>
  status === 'OFFER_SENT' &&
  offer_answer?.answer === 'yes' &&
  offer_sent !== undefined &&
  offer_sent.sent_at > offer_answer.at &&
  (offer_sent.times ?? []).some((start) => start > now);

export const isYesWithoutTime = (lead: Answered, now: string): boolean =>
  lead.offer_answer?.answer === 'yes' &&
  lead.status !== 'CANCELED' &&
  lead.status !== 'COMPLETED' &&
  activeVisits(lead.visits).length === 0 &&
  !ledToMiss(lead) &&
  !picksTime(lead, now);

export const isDeclined = ({ status, offer_answer }: Answered): boolean =>
  offer_answer?.answer === 'no' && beforeBooking.includes(status);

/** Whether the customer turned the price down after all that they wrote: a no wins over an earlier question. */
export const endedWithNo = (lead: Answered): boolean =>
  isDeclined(lead) && !(lead.unanswered && lead.offer_answer && lead.unanswered.at > lead.offer_answer.at);

/** What the customer said last, as far as it waits for the owner. */
export function openAnswer(lead: Answered, now: string): OfferAnswerKind | undefined {
  if (endedWithNo(lead)) return 'no';
  if (lead.unanswered) return 'question';
  if (isYesWithoutTime(lead, now)) return 'yes';
  return isDeclined(lead) ? 'no' : undefined;
}

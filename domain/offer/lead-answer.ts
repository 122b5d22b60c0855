import type { Lead } from '../lead.ts';
import type { Status } from '../statuses.ts';
import { activeVisits } from '../visit/visit.ts';
import type { OfferAnswerKind } from './sent-offer.ts';

/** Until a visit is booked, the answer to the offer is what counts. */
const beforeBooking: readonly Status[] = ['REQUEST_SENT', 'NEEDS_ACCESS_REVIEW', 'CONTACTED', 'OFFER_SENT'];

type Answered = Pick<Lead, 'status' | 'visits' | 'offer_answer' | 'unanswered'>;

export const isYesWithoutTime = ({ status, visits, offer_answer }: Answered): boolean =>
  offer_answer?.answer === 'yes' &&
  status !== 'CANCELED' &&
  status !== 'COMPLETED' &&
  activeVisits(visits).length === 0;

/** Whether the customer turned down the price that stands. */
export const isDeclined = ({ status, offer_answer }: Answered): boolean =>
  offer_answer?.answer === 'no' && beforeBooking.includes(status);

/** Whether the customer turned the price down after all that they wrote: a no wins over an earlier question. */
export const endedWithNo = (lead: Answered): boolean =>
  isDeclined(lead) && !(lead.unanswered && lead.offer_answer && lead.unanswered.at > lead.offer_answer.at);

/** What the customer said last, as far as it waits for the owner. */
export function openAnswer(lead: Answered): OfferAnswerKind | undefined {
  if (endedWithNo(lead)) return 'no';
  if (lead.unanswered) return 'question';
  if (isYesWithoutTime(lead)) return 'yes';
  return isDeclined(lead) ? 'no' : undefined;
}

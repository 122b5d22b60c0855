import type { Lead } from './lead.ts';
import type { OfferAnswerKind } from './sent-offer.ts';
import type { Status } from './statuses.ts';
import { activeVisits } from './visit.ts';

/** Until a visit is booked, the answer to the offer is what counts. */
const beforeBooking: readonly Status[] = ['REQUEST_SENT', 'NEEDS_ACCESS_REVIEW', 'CONTACTED', 'OFFER_SENT'];

type Answered = Pick<Lead, 'status' | 'visits' | 'offer_answer' | 'unanswered'>;

/** Whether a yes still waits for its time. */
export const isYesWithoutTime = ({ status, visits, offer_answer }: Answered): boolean =>
  offer_answer?.answer === 'yes' &&
  status !== 'CANCELED' &&
  status !== 'COMPLETED' &&
  activeVisits(visits).length === 0;

/** Whether the customer turned down the price that stands. */
export const isDeclined = ({ status, offer_answer }: Answered): boolean =>
  offer_answer?.answer === 'no' && beforeBooking.includes(status);

/** What the customer said last, as far as it waits for the owner. */
export function openAnswer(lead: Answered): OfferAnswerKind | undefined {
  if (lead.unanswered) return 'question';
  if (isYesWithoutTime(lead)) return 'yes';
  return isDeclined(lead) ? 'no' : undefined;
}

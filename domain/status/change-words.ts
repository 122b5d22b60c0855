import { terms } from '../business.ts';
import { formatMoment, minuteOf } from '../los-angeles.ts';
import { isCalledOff } from '../visit/called-off.ts';
import { areWeLate, isOverdueBy } from '../visit/past-start.ts';
import type { PublicVisit } from '../visit/public-visit.ts';
import type { LeadStatus } from './lead-status.ts';

/** Whether its customer has yet to accept the terms, which name the fee, and how long we are held up elsewhere. */
type Terms = Pick<LeadStatus, 'needs_terms'> & Partial<Pick<LeadStatus, 'held_up_until'>>;

type Fee = Pick<PublicVisit, 'is_return' | 'start'>;

/** Coming back costs nothing, whatever becomes of it, nor is a fee named beside the word that we won't make it. */
const mayHaveFee = ({ is_return, start }: Fee, { needs_terms, held_up_until }: Terms): boolean =>
  !is_return && !needs_terms && !isOverdueBy(start, held_up_until);

export const lateWords = (visit: Fee, lead: Terms): string =>
  `It’s less than ${terms.freeChangeHours} hours out${mayHaveFee(visit, lead) ? ', so a trip fee may apply' : ''}.`;

/** Once we said that we run late. */
export const freeOnceLate = 'You can move or cancel for free until we start.';

/** Of another time that waits for our word; one of both may have passed meanwhile. */
export const wishWords = (
  { start, wished }: { readonly start: string; readonly wished: string },
  answer_time: string,
  now: string,
): string =>
  start > now && wished > now
    ? `We’ll confirm it, usually ${answer_time}. Until then this time stays yours.`
    : 'We haven’t confirmed it, and we’re sorry. Pick another time, or message us.';

/** What a customer's change of a visit costs, in one voice: a visit for which other times were offered is free to change. */
export function changeWords(
  visit: Pick<PublicVisit, 'start' | 'status' | 'free_until' | 'move_offer' | 'late' | 'is_return'>,
  lead: Terms,
  now: string,
): string | undefined {
  const { start, free_until, move_offer, late } = visit;
  const isLate = areWeLate(visit, now) && !isCalledOff(visit);
  if (isLate && minuteOf(start) < minuteOf(now))
    return 'Doesn’t work for you anymore? Moving and canceling are free now.';
  if (move_offer) return 'Moving or canceling is free, since we asked to move it.';
  if (isLate) return late && freeOnceLate;
  if (free_until === undefined) return undefined;
  if (now < free_until) return `Free until ${formatMoment(free_until, now)}.`;
  return mayHaveFee(visit, lead) ? lateWords(visit, lead) : undefined;
}

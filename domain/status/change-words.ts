import { terms } from '../business.ts';
import { formatMoment } from '../los-angeles.ts';
import type { PublicVisit } from '../visit/public-visit.ts';
import type { LeadStatus } from './lead-status.ts';

/** Whether its customer has yet to accept the terms, which name the fee. */
type Terms = Pick<LeadStatus, 'needs_terms'>;

/** Coming back costs nothing, whatever becomes of it. */
export const lateWords = ({ is_return }: Pick<PublicVisit, 'is_return'>, { needs_terms }: Terms): string =>
  `It’s less than ${terms.freeChangeHours} hours out${is_return || needs_terms ? '' : ', so a trip fee may apply'}.`;

/** Once we said that we run late. */
export const freeFromStart = 'From your start time until we begin, you can move or cancel for free.';

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
  visit: Pick<PublicVisit, 'free_until' | 'move_offer' | 'late' | 'is_return'>,
  lead: Terms,
  now: string,
): string | undefined {
  const { free_until, move_offer, late } = visit;
  if (move_offer) return 'Moving or canceling is free, since we asked to move it.';
  if (free_until === undefined) return late && freeFromStart;
  if (now < free_until) return `Free until ${formatMoment(free_until, now)}.`;
  return late ? `${lateWords(visit, lead)} ${freeFromStart}` : lateWords(visit, lead);
}

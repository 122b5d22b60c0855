import { formatMoment } from '../los-angeles.ts';
import { isCalledOff } from '../visit/called-off.ts';
import { expectedStart } from '../visit/expected-start.ts';
import type { PublicVisit } from '../visit/public-visit.ts';
import { standingVisits } from './customer-step.ts';
import type { PageLink } from './page-parts.ts';

/** Said to who comes by an email’s link to a time that is no visit’s any more, nor offered. */
export function oldLinkText(
  link: PageLink | undefined,
  visits: readonly PublicVisit[],
  now: string,
): string | undefined {
  if (link?.part !== 'move' || link.start === undefined) return undefined;
  const [next] = standingVisits(visits);
  if (next?.status !== 'planned' || isCalledOff(next)) return undefined;
  if (visits.some(({ start, move_offer }) => start === link.start || move_offer)) return undefined;
  return `That link is from an earlier email, about ${formatMoment(link.start, now)}. You’re booked for ${formatMoment(expectedStart(next), now)}.`;
}

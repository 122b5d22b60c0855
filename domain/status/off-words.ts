import { formatMoment } from '../los-angeles.ts';
import { canceledByOwner } from '../visit/canceled-by-owner.ts';
import type { PublicVisit } from '../visit/public-visit.ts';

type OffVisit = Pick<PublicVisit, 'start' | 'cancel_asked' | 'canceled_why'>;

/** That we called a visit off, in the owner's words if there are any; `owed` is what it costs, as a half sentence. */
export function offText({ start, cancel_asked, canceled_why }: OffVisit, owed: string, now: string): string {
  const when = formatMoment(start, now);
  const why = canceled_why === undefined ? '' : ` “${canceled_why}”`;
  return cancel_asked
    ? `${when} is off the calendar, as you asked.${why}`
    : `We won’t be coming ${when}${owed}. We’re sorry.${why}`;
}

/** What of the visits to come we called off while others stand. */
export const offBesides = (visits: readonly PublicVisit[], now: string): string[] =>
  canceledByOwner(visits, now).map((visit) => offText(visit, '', now));

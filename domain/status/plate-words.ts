import { formatSpan, formatTime } from '../los-angeles.ts';
import { isCalledOff } from '../visit/called-off.ts';
import { expectedStart } from '../visit/expected-start.ts';
import type { PublicVisit } from '../visit/public-visit.ts';
import { isUnmarked } from '../visit/unmarked.ts';

export interface PlateWords {
  readonly stands: string;
  /** Where something else stands by now. */
  readonly planned?: string;
}

/** When we come, as it is known now: one time, and what was planned after it. */
export function plateWords(visit: PublicVisit, now: string): PlateWords {
  const { start, hours, status, late } = visit;
  const span = formatSpan(start, hours);
  if (isUnmarked(visit, now)) return { stands: span };
  const planned = `Planned ${formatTime(start)}.`;
  if (isCalledOff(visit)) return { stands: 'No new time yet', planned };
  const begin = expectedStart(visit);
  if (status === 'underway') {
    const stands = `Since ${formatTime(begin)}`;
    return formatTime(begin) === formatTime(start) ? { stands } : { stands, planned };
  }
  if (late?.about !== undefined) return { stands: `About ${formatSpan(begin, hours)}`, planned };
  return late && !late.on_again ? { stands: 'No new time yet', planned } : { stands: span };
}

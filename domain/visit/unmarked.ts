import { addHours, dayOf } from '../los-angeles.ts';
import { isCalledOff } from './called-off.ts';
import type { PublicVisit } from './public-visit.ts';

const timesItsLengthWithoutTime = 2;

/** After so short a visit's time its customer may still wait for us. */
export const leastHours = 1;

/** Nobody noted how a visit went: who is held up elsewhere or said that they are late comes later, and no work goes on into the next day. */
export function isUnmarked(visit: PublicVisit, now: string, heldUpUntil = ''): boolean {
  if (isCalledOff(visit)) return false;
  const { status, start, started_at = start, done_about, late } = visit;
  const hours = late && done_about === undefined ? visit.hours * timesItsLengthWithoutTime : visit.hours;
  if (status === 'underway') return dayOf(started_at) < dayOf(now);
  const [from = start] = [start, late?.at ?? '', heldUpUntil].toSorted().slice(-1);
  const end = done_about ?? addHours(from, Math.max(hours, leastHours));
  return status === 'planned' && end <= now;
}

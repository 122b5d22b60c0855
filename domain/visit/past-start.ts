import { addHours, dayOf } from '../los-angeles.ts';
import type { Visit } from './visit.ts';

/** The time to start has passed today, and nobody said that the work began. Later on it may be done, and only unmarked. */
export const isPastStart = ({ status, start }: Pick<Visit, 'status' | 'start'>, now: string): boolean =>
  status === 'planned' && start <= now && dayOf(start) === dayOf(now);

/** The same, or we said that we come later than planned. */
export const areWeLate = (
  visit: Pick<Visit, 'status' | 'start'> & { readonly late?: object | undefined },
  now: string,
): boolean =>
  isPastStart(visit, now) ||
  (visit.status === 'planned' && visit.late !== undefined && dayOf(visit.start) === dayOf(now));

/** So long after the time nobody counts minutes. */
export const excusedHours = 0.25;

/** Whether who is held up elsewhere until then surely comes too late for a start. */
export const isOverdueBy = (start: string, heldUpUntil: string | undefined): boolean =>
  heldUpUntil !== undefined && addHours(start, excusedHours) < heldUpUntil;

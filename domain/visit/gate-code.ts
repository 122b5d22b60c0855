import { dayOf, endOfDay, instantOf, shiftDay } from '../los-angeles.ts';
import { endOfVisit, type Visit } from './visit.ts';

export const gateCodeClosed =
  'You can read the gate code from 4 PM on the day before a visit until the end of that day.';

/** From 4 PM on the day before. */
const opensFor = (start: string): string => instantOf(`${shiftDay(dayOf(start), -1)}T16:00`);

export const mayReadGateCode = (visits: readonly Visit[], now: string): boolean =>
  visits.some(
    (visit) =>
      visit.status !== 'canceled' &&
      visit.status !== 'missed' &&
      now >= opensFor(visit.start) &&
      now <= endOfDay(dayOf(endOfVisit(visit))),
  );

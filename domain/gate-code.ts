import { addHours, dayOf, endOfDay, instantOf, startOfDay } from './los-angeles.ts';
import { endOfVisit, type Visit } from './visit.ts';

/** Why a gate code is not shown. */
export const gateCodeClosed =
  'You can read the gate code from 4 PM on the day before a visit until the end of that day.';

/** From 4 PM on the day before. */
const opensFor = (start: string): string =>
  instantOf(`${dayOf(addHours(startOfDay(dayOf(start)), -12))}T16:00`);

/** Whether the owner may read the gate code now: a visit is near, or was today. */
export const mayReadGateCode = (visits: readonly Visit[], now: string): boolean =>
  visits.some(
    (visit) =>
      visit.status !== 'canceled' &&
      visit.status !== 'missed' &&
      now >= opensFor(visit.start) &&
      now <= endOfDay(dayOf(endOfVisit(visit))),
  );

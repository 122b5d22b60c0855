import { daysFrom, shiftDay } from '#domain/los-angeles.ts';
import { lastVisitsOf } from '#domain/visit/day-row.ts';
import { dayRows, entriesOf } from './day-row.ts';

export type LastVisits = ReadonlyMap<string, string>;

/** Days before the first of some leads on which they may have had a visit: one that was noted down late. */
const daysBefore = 366;

/** When each lead was last visited. No index has a column for it, so it is read from the rows of all days since. */
export const lastVisitsSince = async (firstDay: string, today: string): Promise<LastVisits> =>
  lastVisitsOf(entriesOf(await dayRows(daysFrom(shiftDay(firstDay, -daysBefore), today))));

import type { Lead } from '#domain/lead.ts';
import { clashesOf, type DayEntry, daysOfTime, type TimeClash } from '#domain/visit/day-row.ts';
import { areaOfLead, heldHours, type Visit } from '#domain/visit/visit.ts';
import { again, lookAgain } from '../../runtime/look-again.ts';
import { newestSettings } from '../settings/settings.ts';
import type { TransactItem } from '../transaction.ts';
import { dayRows, type EntryChange, entriesOf, takingWrites } from './day-row.ts';

export function dayEntry(
  lead: Lead,
  visit: Pick<Visit, 'id' | 'start' | 'hours' | 'hours_draft'>,
  status: DayEntry['status'],
): DayEntry {
  const area = areaOfLead(lead);
  const { id: visit_id, start } = visit;
  const hours = heldHours(visit);
  return { visit_id, lead_id: lead.id, start, hours, status, ...(area !== undefined && { area }) };
}

/** `leadAfter`: the lead with its place as it will be. */
export function entryChanges(lead: Lead, after: readonly Visit[], leadAfter = lead): EntryChange[] {
  const earlier = new Map((lead.visits ?? []).map((visit) => [visit.id, visit]));
  return after.flatMap((visit) => {
    const known = earlier.get(visit.id);
    const entry = dayEntry(leadAfter, visit, visit.status);
    const knownEntry = known && dayEntry(lead, known, known.status);
    if (JSON.stringify(entry) === JSON.stringify(knownEntry)) return [];
    return [{ key: visit.id, before: knownEntry, after: entry }];
  });
}

/** The times that a change takes: planned ones that were not, or that are other or longer than before. */
const takenTimes = (changes: readonly EntryChange[]): DayEntry[] =>
  changes.flatMap(({ before, after }) => {
    if (after?.status !== 'planned' && after?.status !== 'held') return [];
    const isTakenBefore =
      before?.status === 'planned' && before.start === after.start && before.hours >= after.hours;
    return isTakenBefore ? [] : [after];
  });

/** Whether a change needs the rows of its days as they are: it takes a time of them, or brings a visit onto them. */
export const needsDays = (changes: readonly EntryChange[]): boolean =>
  takenTimes(changes).length > 0 ||
  changes.some(({ before, after }) => before && after && before.start !== after.start);

const daysOfChanges = (changes: readonly EntryChange[]): string[] =>
  changes.flatMap(({ before, after }) => [
    ...(before ? daysOfTime(before) : []),
    ...(after ? daysOfTime(after) : []),
  ]);

export type TakingResult =
  | { readonly state: 'written' }
  /** Visits in the way; nothing was written. */
  | { readonly state: 'taken'; readonly conflicts: readonly TimeClash[] }
  /** Something else of the transaction did not hold; nothing was written. */
  | { readonly state: 'refused'; readonly refused: readonly string[] };

/** Whether a time may be one that others have; `too-close` leaves less between the two than the settings want. */
export type Overlap = boolean | 'too-close';

export interface Taking {
  readonly changes: readonly EntryChange[];
  readonly overlap: Overlap;
  /** Writes the days' items with whatever belongs to them; answers what was refused, `days` among it. */
  readonly write: (days: readonly TransactItem[]) => Promise<readonly string[]>;
}

/** Another taker of the same days makes it look again: of many takers of one time exactly one finds it free. */
export async function takeTimes({ changes, overlap, write }: Taking): Promise<TakingResult> {
  const { settings } = await newestSettings();
  return lookAgain<TakingResult>(
    async () => {
      const rows = await dayRows(daysOfChanges(changes));
      const entries = entriesOf(rows);
      const clashes = takenTimes(changes).flatMap((wanted) =>
        clashesOf(wanted, entries, settings.gap_minutes),
      );
      const conflicts = clashes.filter((clash) => !overlap || (overlap === 'too-close' && clash.overlaps));
      if (conflicts.length > 0) return { state: 'taken', conflicts };
      const refused = await write(takingWrites(changes, rows));
      if (refused.length === 0) return { state: 'written' };
      return refused.some((name) => name !== 'days') ? { state: 'refused', refused } : again;
    },
    () => {
      throw new Error('Too many take times of one day at once.');
    },
  );
}

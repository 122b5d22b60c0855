import { setTimeout as sleep } from 'node:timers/promises';
import { conflictsOf, type DayEntry, daysOfTime } from '#domain/day-row.ts';
import type { Lead } from '#domain/lead.ts';
import { areaOfLead, type Visit } from '#domain/visit.ts';
import { dayRows, type EntryChange, entriesOf, takingWrites } from './days.ts';
import { newestSettings } from './settings.ts';
import type { TransactItem } from './transaction.ts';

/** How often a time is looked at again when others take times of the same days. */
const attempts = 14;

/** A visit as its day's row has it. */
export function dayEntry(
  lead: Lead,
  visit: Pick<Visit, 'id' | 'start' | 'hours'>,
  status: DayEntry['status'],
): DayEntry {
  const area = areaOfLead(lead);
  const { id: visit_id, start, hours } = visit;
  return { visit_id, lead_id: lead.id, start, hours, status, ...(area !== undefined && { area }) };
}

/** What changes in the days' rows when the visits of a lead change. */
export function entryChanges(lead: Lead, after: readonly Visit[]): EntryChange[] {
  const earlier = new Map((lead.visits ?? []).map((visit) => [visit.id, visit]));
  return after.flatMap((visit) => {
    const known = earlier.get(visit.id);
    const entry = dayEntry(lead, visit, visit.status);
    const knownEntry = known && dayEntry(lead, known, known.status);
    if (JSON.stringify(entry) === JSON.stringify(knownEntry)) return [];
    return [{ key: visit.id, before: knownEntry, after: entry }];
  });
}

/** The times that a change takes: planned ones that were not, or that are other or longer than before. */
export const takenTimes = (changes: readonly EntryChange[]): DayEntry[] =>
  changes.flatMap(({ before, after }) => {
    if (after?.status !== 'planned' && after?.status !== 'held') return [];
    const isHeld =
      before?.status === 'planned' && before.start === after.start && before.hours >= after.hours;
    return isHeld ? [] : [after];
  });

const daysOfChanges = (changes: readonly EntryChange[]): string[] =>
  changes.flatMap(({ before, after }) => [
    ...(before ? daysOfTime(before) : []),
    ...(after ? daysOfTime(after) : []),
  ]);

/** What came of a write that takes times. */
export type TakingResult =
  | { readonly state: 'written' }
  /** Visits in the way; nothing was written. */
  | { readonly state: 'taken'; readonly conflicts: readonly DayEntry[] }
  /** Something else of the transaction did not hold; nothing was written. */
  | { readonly state: 'refused'; readonly refused: readonly string[] };

/** A write that takes times. */
export interface Taking {
  readonly changes: readonly EntryChange[];
  /** The owner knows that it overlaps. */
  readonly overlap: boolean;
  /** Writes the days' items with whatever belongs to them; answers what was refused, `days` among it. */
  readonly write: (days: readonly TransactItem[]) => Promise<readonly string[]>;
}

/**
 * Takes times on their days' rows, or nothing. Another taker of the same days makes the write fail, and then
 * everything is looked at again: of many takers of one time exactly one finds it free.
 */
export async function takeTimes({ changes, overlap, write }: Taking): Promise<TakingResult> {
  const { settings } = await newestSettings();
  for (let attempt = 1; ; attempt += 1) {
    const rows = await dayRows(daysOfChanges(changes));
    const entries = entriesOf(rows);
    const conflicts = overlap
      ? []
      : takenTimes(changes).flatMap((wanted) => conflictsOf(wanted, entries, settings.gap_minutes));
    if (conflicts.length > 0) return { state: 'taken', conflicts };
    const refused = await write(takingWrites(changes, rows));
    if (refused.length === 0) return { state: 'written' };
    if (refused.some((name) => name !== 'days')) return { state: 'refused', refused };
    if (attempt === attempts) throw new Error('Too many take times of one day at once.');
    await sleep(15 * attempt * (0.5 + Math.random()));
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { conflictsOf, type DayEntry, daysOfTime } from '#domain/day-row.ts';
import type { Lead } from '#domain/lead.ts';
import { areaOfLead, type Visit } from '#domain/visit.ts';
import { type DayRows, dayRows, type EntryChange, entriesOf, entryWrites, takingWrites } from './days.ts';
import { newestSettings } from './settings.ts';
import type { TransactItem } from './transaction.ts';

/** How often a time is looked at again when others take times of the same days. */
const attempts = 12;

/** A visit as its day's row has it. */
export const dayEntry = (lead: Pick<Lead, 'id' | 'address' | 'city' | 'zip'>, visit: Visit): DayEntry => {
  const area = areaOfLead(lead);
  const { id: visit_id, start, hours, status } = visit;
  return { visit_id, lead_id: lead.id, start, hours, status, ...(area !== undefined && { area }) };
};

/** What changes in the days' rows when the visits of a lead change. */
export function entryChanges(lead: Lead, before: readonly Visit[], after: readonly Visit[]): EntryChange[] {
  const earlier = new Map(before.map((visit) => [visit.id, visit]));
  return after.flatMap((visit) => {
    const known = earlier.get(visit.id);
    const entry = dayEntry(lead, visit);
    const knownEntry = known && dayEntry(lead, known);
    if (JSON.stringify(entry) === JSON.stringify(knownEntry)) return [];
    return [{ key: visit.id, before: knownEntry, after: entry }];
  });
}

const daysOfChanges = (changes: readonly EntryChange[]): string[] =>
  changes.flatMap(({ before, after }) => [
    ...(before ? daysOfTime(before) : []),
    ...(after ? daysOfTime(after) : []),
  ]);

/** What came of a write that takes a time. */
export type TakingResult<Refused> =
  | { readonly state: 'written' }
  /** Visits in the way; nothing was written. */
  | { readonly state: 'taken'; readonly conflicts: readonly DayEntry[] }
  /** Something else of the transaction did not hold; nothing was written. */
  | { readonly state: 'refused'; readonly refused: Refused };

/** A write that takes a time. */
export interface Taking<Refused> {
  /** The entries that change; `after` of `taken` is the time that is wanted. */
  readonly changes: readonly EntryChange[];
  readonly taken: DayEntry;
  /** The owner knows that it overlaps. */
  readonly overlap: boolean;
  /** Writes the days' items with whatever belongs to them: the names of what was refused, `days` among them. */
  readonly write: (days: readonly TransactItem[]) => Promise<Refused>;
}

/**
 * Takes a time on its days' rows, or nothing. Another taker of the same days makes the write fail, and then
 * everything is looked at again: of many takers of one time exactly one finds it free.
 */
export async function takeTime<Refused extends readonly string[]>({
  changes,
  taken,
  overlap,
  write,
}: Taking<Refused>): Promise<TakingResult<Refused>> {
  const { settings } = await newestSettings();
  for (let attempt = 1; ; attempt += 1) {
    const rows: DayRows = await dayRows(daysOfChanges(changes));
    const conflicts = overlap ? [] : conflictsOf(taken, entriesOf(rows), settings.gap_minutes);
    if (conflicts.length > 0) return { state: 'taken', conflicts };
    const refused = await write(takingWrites(changes, rows));
    if (refused.length === 0) return { state: 'written' };
    if (!refused.includes('days') || refused.length > 1) return { state: 'refused', refused };
    if (attempt === attempts) throw new Error('Too many take times of one day at once.');
    await sleep(15 * attempt * (0.5 + Math.random()));
  }
}

export { entryWrites };

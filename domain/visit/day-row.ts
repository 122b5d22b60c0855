import * as z from 'zod';
import { Instant, LeadId } from '../ids.ts';
import { addHours, dayOf, nextDay } from '../los-angeles.ts';
import { minutesBetweenAreas } from '../place/drive-times.ts';
import { VisitHours, VisitId, visitStatuses } from './visit.ts';

export const DayEntry = z.strictObject({
  visit_id: VisitId,
  lead_id: LeadId,
  start: Instant,
  hours: VisitHours,
  area: z.string().optional(),
  /** `held`: a mail about this time is under way, or was left behind by a crash. */
  status: z.enum([...visitStatuses, 'held']),
});
export type DayEntry = z.infer<typeof DayEntry>;

/** By the visit's id, or `{id}#held` for a time taken before its email. Takers raise the `version` that they read. */
export const DayRow = z.object({
  /** One beyond the days that a visit can be on: it may reach past midnight. */
  day: z.iso.date(),
  version: z.int().min(0),
  entries: z.record(z.string(), DayEntry),
});
export type DayRow = z.infer<typeof DayRow>;

export interface WantedTime {
  readonly start: string;
  readonly hours: number;
  readonly area?: string | undefined;
}

const minute = 60_000;

/** Minutes by which a time is widened to find its days: no drive and no gap of the settings is longer. */
const margin = 240 * minute;

/** Widened, so that a visit late at night and one early in the morning meet in a row. */
export function daysOfTime({ start, hours }: Pick<WantedTime, 'start' | 'hours'>): string[] {
  const last = dayOf(new Date(Date.parse(addHours(start, hours)) + margin).toISOString());
  const days: string[] = [];
  for (let day = dayOf(new Date(Date.parse(start) - margin).toISOString()); day <= last; day = nextDay(day)) {
    days.push(day);
  }
  return days;
}

export const takesTime = ({ status }: DayEntry): boolean =>
  status === 'planned' || status === 'underway' || status === 'held';

/** Whether two spans overlap, the minutes that must lie between them counted in. */
function meet(a: WantedTime, b: WantedTime, minutes: number): boolean {
  const between = minutes * minute;
  const [from, to] = [Date.parse(a.start), Date.parse(addHours(a.start, a.hours))];
  const [otherFrom, otherTo] = [Date.parse(b.start), Date.parse(addHours(b.start, b.hours))];
  return from < otherTo + between && otherFrom < to + between;
}

/** The visits in the way of a wanted time, earliest first, never itself; `gap` is in minutes. */
export function conflictsOf(
  wanted: WantedTime & { readonly visit_id?: string | undefined },
  entries: Iterable<DayEntry>,
  gap: number,
): DayEntry[] {
  const others = new Map<string, DayEntry>();
  for (const entry of entries) {
    if (entry.visit_id === wanted.visit_id || !takesTime(entry)) continue;
    if (!meet(wanted, entry, minutesBetweenAreas(wanted.area, entry.area, gap))) continue;
    // Of a visit that is moving, which has two times, the earlier one.
    const known = others.get(entry.visit_id);
    if (!known || entry.start < known.start) others.set(entry.visit_id, entry);
  }
  return [...others.values()].sort((a, b) => a.start.localeCompare(b.start));
}

export interface TimeClash extends DayEntry {
  readonly overlaps: boolean;
  /** Minutes that must lie between the two, and whether the drive takes them. */
  readonly between: number;
  readonly isDrive: boolean;
}

/** The visits in the way of a wanted time, each with what it is that does not fit. */
export const clashesOf = (
  wanted: WantedTime & { readonly visit_id?: string | undefined },
  entries: Iterable<DayEntry>,
  gap: number,
): TimeClash[] =>
  conflictsOf(wanted, entries, gap).map((entry) => {
    const between = minutesBetweenAreas(wanted.area, entry.area, gap);
    return { ...entry, overlaps: meet(wanted, entry, 0), between, isDrive: between > gap };
  });

/** When the last visit of each lead began, of those that took place. */
export function lastVisitsOf(entries: Iterable<DayEntry>): Map<string, string> {
  const last = new Map<string, string>();
  for (const { lead_id, start, status } of entries) {
    if (status !== 'done' && status !== 'underway') continue;
    if (start > (last.get(lead_id) ?? '')) last.set(lead_id, start);
  }
  return last;
}

import * as z from 'zod';
import { minutesBetweenAreas } from './drive-times.ts';
import { Day, Instant, LeadId } from './ids.ts';
import { addHours, dayOf, nextDay } from './los-angeles.ts';
import { VisitHours, VisitId, visitStatuses } from './visit.ts';

/** A visit as the row of its day knows it. */
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

/**
 * All visits that touch a Los Angeles day, by key: the visit's id, or `{id}#held` for a time that is taken
 * before its mail. Whoever takes a time raises `version` in the same write, on the condition that it is still
 * the one that was read: two takers of one day cannot both be right.
 */
export const DayRow = z.object({
  day: Day,
  version: z.int().min(0),
  entries: z.record(z.string(), DayEntry),
});
export type DayRow = z.infer<typeof DayRow>;

/** A time that somebody wants. */
export interface WantedTime {
  readonly start: string;
  readonly hours: number;
  readonly area?: string | undefined;
}

const minute = 60_000;

/** Minutes by which a time is widened to find its days: no drive and no gap of the settings is longer. */
const margin = 240 * minute;

/**
 * The days whose rows decide on a time: those that it touches, widened so that a visit late at night and one
 * early in the morning meet in a row.
 */
export function daysOfTime({ start, hours }: Pick<WantedTime, 'start' | 'hours'>): string[] {
  const last = dayOf(new Date(Date.parse(addHours(start, hours)) + margin).toISOString());
  const days: string[] = [];
  for (let day = dayOf(new Date(Date.parse(start) - margin).toISOString()); day <= last; day = nextDay(day)) {
    days.push(day);
  }
  return days;
}

const takesTime = ({ status }: DayEntry): boolean =>
  status === 'planned' || status === 'underway' || status === 'held';

/** Whether two spans overlap, the minutes between them counted in. */
function meet(a: WantedTime, b: WantedTime, gap: number): boolean {
  const between = minutesBetweenAreas(a.area, b.area, gap) * minute;
  const [from, to] = [Date.parse(a.start), Date.parse(addHours(a.start, a.hours))];
  const [otherFrom, otherTo] = [Date.parse(b.start), Date.parse(addHours(b.start, b.hours))];
  return from < otherTo + between && otherFrom < to + between;
}

/**
 * The visits in the way of a wanted time, earliest first. A visit is not in its own way; `gap` is in minutes.
 */
export function conflictsOf(
  wanted: WantedTime & { readonly visit_id?: string | undefined },
  entries: Iterable<DayEntry>,
  gap: number,
): DayEntry[] {
  const others = new Map<string, DayEntry>();
  for (const entry of entries) {
    if (entry.visit_id === wanted.visit_id || !takesTime(entry) || !meet(wanted, entry, gap)) continue;
    others.set(`${entry.visit_id} ${entry.start}`, entry);
  }
  return [...others.values()].sort((a, b) => a.start.localeCompare(b.start));
}

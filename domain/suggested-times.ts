import type { DayEntry } from './day-row.ts';
import { areNeighbors } from './drive-times.ts';
import { dayOf, wallClockOf } from './los-angeles.ts';
import type { OpenDay } from './open-times.ts';
import { meetsExtremeLow, tidesOf } from './tide.ts';

/** What decides which open times suit a customer and the owner best. */
export interface SuggestionQuestion {
  readonly days: readonly OpenDay[];
  readonly hours: number;
  readonly area: string | undefined;
  /** The visits of those days. */
  readonly entries: readonly DayEntry[];
  readonly preferred_date?: string | undefined;
  /** A preferred window as the booking has it: it begins with `morning` or `afternoon`, or is flexible. */
  readonly preferred_window?: string | undefined;
}

const noon = '12:00';

function suitsWindow(start: string, window: string | undefined): boolean {
  const time = wallClockOf(start).slice(11);
  if (window?.startsWith('morning')) return time < noon;
  if (window?.startsWith('afternoon')) return time >= noon;
  return true;
}

/** The areas where the owner is on each day anyway. */
function areasByDay(entries: readonly DayEntry[]): ReadonlyMap<string, readonly string[]> {
  const areas = new Map<string, string[]>();
  for (const { start, area, status } of entries) {
    if (area === undefined || status === 'canceled' || status === 'missed') continue;
    areas.set(dayOf(start), [...(areas.get(dayOf(start)) ?? []), area]);
  }
  return areas;
}

/**
 * The best `count` starts. The customer's day and window come first, then days on which the owner is in the
 * area or next to it, then the tide (in salt water not around an extreme low), then the soonest. At most one
 * start a day while other days have any, so that the customer has a choice.
 */
export function suggestTimes(question: SuggestionQuestion, count = 3): string[] {
  const { days, hours, area, entries, preferred_date, preferred_window } = question;
  const busyAreas = areasByDay(entries);
  const ranked = days
    .flatMap(({ day, starts }) => {
      const tides = tidesOf(day, area);
      const isNear =
        area !== undefined &&
        (busyAreas.get(day) ?? []).some((other) => other === area || areNeighbors(other, area));
      return starts.map((start) => ({
        day,
        start,
        rank: [
          day === preferred_date ? 0 : 1,
          suitsWindow(start, preferred_window) ? 0 : 1,
          isNear ? 0 : 1,
          meetsExtremeLow(tides, { start, hours }) ? 1 : 0,
        ],
      }));
    })
    .sort(
      (a, b) =>
        a.rank.map((value, place) => value - (b.rank[place] ?? 0)).find((difference) => difference !== 0) ??
        a.start.localeCompare(b.start),
    );
  const firstOfDay = ranked.filter(
    ({ day }, place) => ranked.findIndex((other) => other.day === day) === place,
  );
  const others = ranked.filter((candidate) => !firstOfDay.includes(candidate));
  return [...firstOfDay, ...others].slice(0, count).map(({ start }) => start);
}

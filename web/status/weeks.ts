import {
  dayOf,
  formatShortDay,
  instantOf,
  mondayOf,
  shiftDay,
  wallClockOf,
  weekdayNumber,
} from '#domain/los-angeles.ts';
import type { OpenDay } from '#domain/visit/open-times.ts';

export interface DayCell {
  /** Los Angeles day. */
  readonly day: string;
  readonly starts: readonly string[];
  /** Within the days that were asked about. */
  readonly known: boolean;
}

/** Two weeks at a time fit a phone. */
export interface Fortnight {
  /** `Nov 30 to Dec 12`. */
  readonly title: string;
  readonly cells: readonly DayCell[];
}

/** Noon is on that day whatever the clock does. */
export const noonOf = (day: string): string => instantOf(`${day}T12:00`);

/** Open times may be older than what the page knows to be gone. */
export const withoutGone = (days: readonly OpenDay[], gone: readonly string[]): OpenDay[] =>
  days.map(({ day, starts }) => ({ day, starts: starts.filter((start) => !gone.includes(start)) }));

/** Monday to Saturday, and Sunday where the business works then. */
export function columnsOf(days: readonly OpenDay[]): readonly string[] {
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const hasSunday = days.some(({ day, starts }) => starts.length > 0 && weekdayNumber(day) === 0);
  return hasSunday ? [...names, 'Sun'] : names;
}

/** The days by weeks, from the first to the last that has an open start, two weeks a page. */
export function fortnightsOf(days: readonly OpenDay[], now: string): Fortnight[] {
  const open = days.filter(({ starts }) => starts.length > 0).map(({ day }) => day);
  const [first] = open;
  const last = open.at(-1);
  if (first === undefined || last === undefined) return [];
  const columns = columnsOf(days).length;
  const byDay = new Map(days.map((day) => [day.day, day]));
  const pages: Fortnight[] = [];
  for (let monday = mondayOf(first); monday <= last; monday = shiftDay(monday, 14)) {
    const cells = [0, 7].flatMap((week) =>
      Array.from({ length: columns }, (_, place) => {
        const day = shiftDay(monday, week + place);
        return { day, starts: byDay.get(day)?.starts ?? [], known: byDay.has(day) };
      }),
    );
    const [from = monday, to = monday] = [cells[0]?.day, cells.at(-1)?.day];
    pages.push({
      title: `${formatShortDay(noonOf(from), now)} to ${formatShortDay(noonOf(to), now)}`,
      cells,
    });
  }
  return pages;
}

/** A day's start at the same time of day as another start, or the day's first. */
export function likeStart(starts: readonly string[], other: string | undefined): string | undefined {
  const time = other && wallClockOf(other).slice(11);
  return starts.find((start) => wallClockOf(start).slice(11) === time) ?? starts[0];
}

/** What a move begins with: another start of the visit's day, or the first day with room, like the old one. */
export function firstInstead(days: readonly OpenDay[], start: string): string | undefined {
  const open = days.filter(({ starts }) => starts.length > 0);
  const { starts = [] } = open.find(({ day }) => day === dayOf(start)) ?? open[0] ?? {};
  return likeStart(starts, start);
}

/** The first starts of different days, so that one row each is a real choice. */
export const firstStarts = (days: readonly OpenDay[], count: number): string[] =>
  days.flatMap(({ starts }) => starts.slice(0, 1)).slice(0, count);

/** The open starts nearest to one that was lost. */
export const nextStarts = (days: readonly OpenDay[], lost: string, count: number): string[] => {
  const all = days.flatMap(({ starts }) => starts).filter((start) => start !== lost);
  const onDay = all.filter((start) => dayOf(start) === dayOf(lost));
  return [...new Set([...onDay, ...all])].slice(0, count).sort();
};

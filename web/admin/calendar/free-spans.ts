import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addHours, instantOf } from '#domain/los-angeles.ts';
import { type Settings, weekdayOf } from '#domain/settings.ts';

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Hours below which a gap is no use. */
const leastHours = 1;

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

/** What of a working day from `now` on, until sunset at the latest, is taken by no visit, time off or gap. */
export function freeSpans(
  { day, visits, time_off, sunset }: CalendarDay,
  settings: Settings,
  now: string,
): Span[] {
  const workday = settings.week[weekdayOf(day)];
  if (!workday) return [];
  const gap = settings.gap_minutes / 60;
  const taken = [
    ...visits
      .filter(({ status }) => status !== 'done' && status !== 'missed')
      .map(({ start, hours }) => ({ from: addHours(start, -gap), to: addHours(start, hours + gap) })),
    ...time_off,
  ].sort((a, b) => a.from.localeCompare(b.from));
  const end = earlier(instantOf(`${day}T${workday.to}`), sunset);
  const free: Span[] = [];
  let at = later(instantOf(`${day}T${workday.from}`), now);
  for (const { from, to } of [...taken, { from: end, to: end }]) {
    const until = from < end ? from : end;
    if (addHours(at, leastHours) <= until) free.push({ from: at, to: until });
    at = later(at, to);
  }
  return free;
}

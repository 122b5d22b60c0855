import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addHours, weekdayOf } from '#domain/los-angeles.ts';
import type { Settings } from '#domain/settings.ts';
import { type Span, spansBetween, workingSpan } from '#domain/visit/free-spans.ts';

/** Hours below which a gap is no use. */
const leastHours = 1;

/** What of a working day from `now` on, until sunset at the latest, is taken by no visit, time off or gap. */
export function freeSpans(
  { day, visits, time_off, sunset }: CalendarDay,
  settings: Settings,
  now: string,
): Span[] {
  const workday = settings.week[weekdayOf(day)];
  if (!workday) return [];
  const gap = settings.gap_minutes / 60;
  const held = visits
    .filter(({ status }) => status !== 'done' && status !== 'missed')
    .map(({ start, hours }) => ({ from: addHours(start, -gap), to: addHours(start, hours + gap) }));
  const free = spansBetween(workingSpan(day, workday, sunset, now), [...held, ...time_off]);
  return free.filter(({ from, to }) => addHours(from, leastHours) <= to);
}

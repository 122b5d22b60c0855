import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import type { WeekItem } from './week-events.ts';

/** What a box has no room for is left out or cut at its line's end, never halfway through a line. */
function lengthClass(hours: number): string {
  if (hours <= 1) return ' cal-ev--short cal-ev--hour';
  return hours <= 2 ? ' cal-ev--short' : '';
}

const overlapClass = ({ overlap, status }: CalendarVisit): string =>
  overlap && status !== 'done' ? ' cal-ev--overlap' : '';

export function classOf(item: Exclude<WeekItem, { kind: 'wanted' }>): string {
  switch (item.kind) {
    case 'visit':
      return `cal-ev cal-ev--${item.visit.status}${lengthClass(item.visit.hours)}${overlapClass(item.visit)}`;
    case 'left':
      return 'cal-ev cal-ev--left';
    case 'off':
      return 'cal-off';
    default:
      return `cal-mark cal-mark--${item.kind}`;
  }
}

import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { maxCalendarDays } from '#domain/calendar/max-calendar-days.ts';
import { addHours, dayOf, formatMoment, shiftDay } from '#domain/los-angeles.ts';
import type { TimeOff } from '#domain/settings.ts';
import { serverNow } from './server-clock.ts';
import { useCalendar } from './use-calendar.ts';

type Span = Pick<TimeOff, 'from' | 'to'>;

const isMetBy = (visit: CalendarVisit, off: Span, now: string): boolean => {
  const { status, start, hours, move_offered_at } = visit;
  const end = addHours(start, hours);
  const isToCome = status === 'planned' && end > now && move_offered_at === undefined;
  return isToCome && start < off.to && end > off.from;
};

/** The visits to come that are planned in a time that is taken off and were offered no move yet, in the days that one call answers for, once they are known. */
export function useVisitsMet(off: Span): CalendarVisit[] {
  const [first, last] = [dayOf(off.from), dayOf(off.to)];
  const lastAsked = shiftDay(first, maxCalendarDays - 1);
  const { calendar } = useCalendar(first, last < lastAsked ? last : lastAsked);
  return (calendar?.days ?? [])
    .flatMap(({ visits }) => visits)
    .filter((visit) => isMetBy(visit, off, serverNow()));
}

export const metWords = (met: readonly CalendarVisit[], now: string): string =>
  `Already booked visits stay: ${met.map(({ name, start }) => `${name}, ${formatMoment(start, now)}`).join('; ')}.`;

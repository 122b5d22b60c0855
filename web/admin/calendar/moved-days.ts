import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { dayOf } from '#domain/los-angeles.ts';
import type { Calendar } from '../data/use-calendar.ts';
import type { Movable } from '../visit/movable.ts';

const byStart = (a: CalendarVisit, b: CalendarVisit): number => a.start.localeCompare(b.start);

const firstVisitOf = ({ key, leadId, name, hours, area, service, noEmail }: Movable) => ({
  id: key,
  lead_id: leadId,
  name,
  hours,
  ...(area !== undefined && { area: area as NonNullable<CalendarVisit['area']> }), // it came from a wish
  ...(service && { service }),
  ...(noEmail && { no_email: true as const }),
});

/** The calendar as it will be once the server has booked a new time: held until then. */
export function withMoved({ now, days, wishes }: Calendar, movable: Movable, start: string): Calendar {
  const known = days.flatMap(({ visits }) => visits).find(({ id }) => id === movable.key);
  const moved: CalendarVisit = { ...(known ?? firstVisitOf(movable)), start, status: 'held' };
  return {
    now,
    days: days.map((day) => {
      const others = day.visits.filter(({ id }) => id !== movable.key);
      const isHere = day.day === dayOf(start);
      return { ...day, visits: isHere ? [...others, moved].sort(byStart) : others };
    }),
    wishes: wishes.filter(({ lead_id }) => lead_id !== movable.leadId),
  };
}

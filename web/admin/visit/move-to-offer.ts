import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { dayOf } from '#domain/los-angeles.ts';

export interface MoveToOffer {
  readonly visits: readonly CalendarVisit[];
  readonly chosen: readonly string[];
}

/** With it the other planned ones of its day, or with bad weather; those that it stops are meant from the start. */
export function moveToOffer(visits: readonly CalendarVisit[], id: string): MoveToOffer | undefined {
  const visit = visits.find((known) => known.id === id);
  if (!visit) return undefined;
  const isSameDay = ({ start }: CalendarVisit) => dayOf(start) === dayOf(visit.start);
  const offered = visits.filter(
    (known) =>
      known.id === id ||
      (known.status === 'planned' &&
        known.move_offered_at === undefined &&
        (isSameDay(known) || known.weather?.warning !== undefined)),
  );
  const isMeant = (known: CalendarVisit) =>
    known.id === id ||
    (isSameDay(known) && visit.weather?.warning !== undefined && known.weather?.warning !== undefined);
  return { visits: offered, chosen: offered.filter(isMeant).map((known) => known.id) };
}

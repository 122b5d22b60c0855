import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { dayOf } from '#domain/los-angeles.ts';

export interface MoveToOffer {
  readonly visits: readonly CalendarVisit[];
  readonly chosen: readonly string[];
}

/** With it the other planned ones of its day, or with bad weather; those that the same stops, or time off, are meant from the start. */
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
  const areWet = (known: CalendarVisit) =>
    visit.weather?.warning !== undefined && known.weather?.warning !== undefined;
  const areOff = (known: CalendarVisit) => visit.is_off && known.is_off;
  const isMeant = (known: CalendarVisit) =>
    known.id === id || (isSameDay(known) && (areWet(known) || areOff(known)));
  return { visits: offered, chosen: offered.filter(isMeant).map((known) => known.id) };
}

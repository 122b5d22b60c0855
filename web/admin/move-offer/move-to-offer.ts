import { dayOf } from '#domain/los-angeles.ts';
import type { CalendarVisit } from '#domain/operations/calendar.ts';

/** Visits that other times can be offered for, those that are meant at first among them. */
export interface MoveToOffer {
  readonly visits: readonly CalendarVisit[];
  readonly chosen: readonly string[];
}

/**
 * A visit, and with it the other planned ones of its day or with bad weather of their own. Those of its day that
 * the weather stops as well are meant from the start.
 */
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

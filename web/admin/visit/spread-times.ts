import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { addHours } from '#domain/los-angeles.ts';
import { bestStarts } from '#domain/visit/best-starts.ts';
import type { RankedStart } from '#domain/visit/ranked-start.ts';

interface OpenForVisit {
  readonly visit: CalendarVisit;
  readonly open:
    | { readonly suggested: readonly string[]; readonly ranked: readonly RankedStart[] }
    | undefined;
}

interface Span {
  readonly start: string;
  readonly hours: number;
}

const meet = (a: Span, b: Span): boolean =>
  a.start < addHours(b.start, b.hours) && b.start < addHours(a.start, a.hours);

/** The best ones, none offered to two customers while others are open. One that has not loaded has none yet. */
export function spreadTimes(visits: readonly OpenForVisit[]): Map<string, readonly RankedStart[]> {
  const given: Span[] = [];
  const times = new Map<string, readonly RankedStart[]>();
  for (const { visit, open } of visits) {
    if (!open) continue;
    const { id, hours } = visit;
    const isFree = ({ start }: RankedStart) => !given.some((span) => meet({ start, hours }, span));
    const suggested = open.ranked.filter(({ start }) => open.suggested.includes(start));
    const free = bestStarts(open.ranked.filter(isFree));
    const own = suggested.every(isFree) || free.length === 0 ? suggested : free;
    const offered = own.toSorted((a, b) => a.start.localeCompare(b.start));
    times.set(id, offered);
    given.push(...offered.map(({ start }) => ({ start, hours })));
  }
  return times;
}

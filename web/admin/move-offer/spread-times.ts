import { addHours } from '#domain/los-angeles.ts';
import type { OpenDay } from '#domain/open-times.ts';
import type { CalendarVisit } from '#domain/operations/calendar.ts';
import { suggestTimes } from '#domain/suggested-times.ts';

/** What is open for a visit on other days, and the best three of it. */
interface OpenForVisit {
  readonly visit: CalendarVisit;
  readonly open: { readonly days: readonly OpenDay[]; readonly suggested: readonly string[] } | undefined;
}

interface Span {
  readonly start: string;
  readonly hours: number;
}

const meet = (a: Span, b: Span): boolean =>
  a.start < addHours(b.start, b.hours) && b.start < addHours(a.start, a.hours);

/**
 * The times that each visit is offered, by visit: the best ones, but none that another customer is offered at once,
 * as long as others are open. A visit whose open times have not loaded has none yet.
 */
export function spreadTimes(visits: readonly OpenForVisit[]): Map<string, readonly string[]> {
  const given: Span[] = [];
  const times = new Map<string, readonly string[]>();
  for (const { visit, open } of visits) {
    if (!open) continue;
    const { id, hours, area } = visit;
    const isFree = (start: string) => !given.some((span) => meet({ start, hours }, span));
    const days = open.days.map(({ day, starts }) => ({ day, starts: starts.filter(isFree) }));
    const own = open.suggested.every(isFree)
      ? open.suggested
      : suggestTimes({ days, hours, area, entries: [] });
    const offered = (own.length > 0 ? own : open.suggested).toSorted();
    times.set(id, offered);
    given.push(...offered.map((start) => ({ start, hours })));
  }
  return times;
}

import { instantOf } from '../los-angeles.ts';
import type { Settings } from '../settings.ts';

/** Two instants. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export type Workday = NonNullable<Settings['week']['mon']>;

/** What is left of a working day from `now` on, until sunset at the latest; its end may lie before its begin. */
export function workingSpan(day: string, workday: Workday, sunset: string, now: string): Span {
  const [begin, end] = [instantOf(`${day}T${workday.from}`), instantOf(`${day}T${workday.to}`)];
  return { from: begin < now ? now : begin, to: sunset < end ? sunset : end };
}

/** What of a span none of the taken ones covers, soonest first. */
export function spansBetween({ from, to: end }: Span, taken: readonly Span[]): Span[] {
  const free: Span[] = [];
  let at = from;
  for (const span of [...taken.toSorted((a, b) => a.from.localeCompare(b.from)), { from: end, to: end }]) {
    const to = span.from < end ? span.from : end;
    if (at < to) free.push({ from: at, to });
    if (span.to > at) at = span.to;
  }
  return free;
}

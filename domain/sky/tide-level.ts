import type { TideExtreme } from './tide-extreme.ts';

/** Milliseconds from high to low water and back, about 6 hours 12 minutes. */
const halfTide = 6.21 * 3_600_000;

/** A wave's height between two of its turns, `part` of the way from one to the other. */
const between = (from: number, to: number, part: number): number =>
  from + ((to - from) * (1 - Math.cos(Math.PI * part))) / 2;

/** Feet of water at a time (milliseconds), drawn as a wave through the day's high and low waters. */
export function tideLevel(extremes: readonly TideExtreme[], time: number): number {
  const turns = extremes.map(({ at, feet }) => ({ at: Date.parse(at), feet }));
  const [first, second = first] = turns;
  const last = turns.at(-1);
  const beforeLast = turns.at(-2) ?? last;
  if (!first || !second || !last || !beforeLast) return 0;
  if (time <= first.at) return between(first.feet, second.feet, Math.min(1, (first.at - time) / halfTide));
  if (time >= last.at) return between(last.feet, beforeLast.feet, Math.min(1, (time - last.at) / halfTide));
  const index = turns.findIndex(({ at }) => at >= time);
  const [from, to] = [turns[index - 1] ?? first, turns[index] ?? last];
  return between(from.feet, to.feet, (time - from.at) / (to.at - from.at));
}

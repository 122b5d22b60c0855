import { type OperationName, operationEntry } from '#domain/operations/table.ts';
import { createChance } from '#local/demo/chance.ts';
import { callsAnHour, nextArrivalMs } from './saturday.ts';

/** Calls a second that are let through on average, and at once. */
export interface Throttle {
  readonly rateLimit: number;
  readonly burstLimit: number;
}

export interface Limits {
  readonly all: Throttle;
  readonly routes: Readonly<Partial<Record<OperationName, Throttle>>>;
}

export interface OperationLoad {
  readonly name: OperationName;
  readonly calls: number;
  /** Calls in the busiest second. */
  readonly busiestSecond: number;
  /** Share of calls that today's throttles refuse. */
  readonly refused: number;
  /** Most calls under way at once, were none refused. */
  readonly atOnce: number;
}

/** Median and p99 of an operation's time on Lambda in ms: twice what `npm run bench:api` measures here. */
const durations: Readonly<Partial<Record<OperationName, readonly [number, number]>>> = {
  'lead-intake': [50, 100],
  'admin-leads': [60, 260],
  'admin-leads-export': [300, 1800],
  'admin-offer': [120, 260],
  'admin-schedule': [120, 260],
};
const otherDurations = [20, 60] as const;

/** A bucket that fills with `rateLimit` tokens a second up to `burstLimit`; a call takes one. */
function createBucket({ rateLimit, burstLimit }: Throttle): (atMs: number) => boolean {
  let tokens = burstLimit;
  let last = 0;
  return (atMs) => {
    tokens = Math.min(burstLimit, tokens + ((atMs - last) / 1000) * rateLimit);
    last = atMs;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

interface Arrival {
  readonly atMs: number;
  readonly name: OperationName;
}

/** Arrivals of each operation, each by a chance of its own, in order of time. */
function arrivalsOf(calls: ReadonlyMap<OperationName, number>, minutes: number): readonly Arrival[] {
  const arrivals: Arrival[] = [];
  let seed = 0;
  for (const [name, perHour] of calls) {
    seed += 1;
    const chance = createChance(seed);
    for (let atMs = nextArrivalMs(perHour, chance); atMs < minutes * 60_000; ) {
      arrivals.push({ atMs, name });
      atMs += nextArrivalMs(perHour, chance);
    }
  }
  return arrivals.sort((a, b) => a.atMs - b.atMs);
}

/** The most of `spans` (begin and end in ms) that overlap, told to 10 ms. */
function maxAtOnce(spans: readonly (readonly [number, number])[], minutes: number): number {
  const steps = new Int32Array(minutes * 6000 + 1000);
  for (const [begin, end] of spans) {
    const [from, to] = [Math.floor(begin / 10), Math.floor(end / 10) + 1];
    steps[from] = (steps[from] ?? 0) + 1;
    if (to < steps.length) steps[to] = (steps[to] ?? 0) - 1;
  }
  let current = 0;
  let most = 0;
  for (const step of steps) {
    current += step;
    most = Math.max(most, current);
  }
  return most;
}

/**
 * Lets the calls of a season's Saturday, `times` as many, come for some minutes at random, with times that
 * spread log-normally, and counts what today's throttles refuse and how many functions run at once.
 */
export function simulate(times: number, minutes: number, limits: Limits): readonly OperationLoad[] {
  const calls = new Map([...callsAnHour()].map(([name, count]) => [name, count * times]));
  const stage = createBucket(limits.all);
  const buckets = new Map(
    [...calls.keys()].map((name) => [name, createBucket(limits.routes[name] ?? limits.all)]),
  );
  const chance = createChance(99);
  const spans = new Map<OperationName, [number, number][]>();
  const refused = new Map<OperationName, number>();
  for (const { atMs, name } of arrivalsOf(calls, minutes)) {
    const isOpen = buckets.get(name)?.(atMs) === true && stage(atMs);
    if (!isOpen) refused.set(name, (refused.get(name) ?? 0) + 1);
    const [median, p99] = durations[name] ?? otherDurations;
    // The 99th percentile of a normal spread lies 2.326 deviations above its middle.
    const normal = Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());
    const tookMs = median * Math.exp((normal * Math.log(p99 / median)) / 2.326);
    const cutOffMs = (operationEntry(name).timeout ?? 10) * 1000;
    const list = spans.get(name) ?? [];
    list.push([atMs, atMs + Math.min(tookMs, cutOffMs)]);
    spans.set(name, list);
  }
  return [...spans].map(([name, list]) => {
    const seconds = new Int32Array(minutes * 60);
    for (const [begin] of list) {
      const second = Math.floor(begin / 1000);
      seconds[second] = (seconds[second] ?? 0) + 1;
    }
    return {
      name,
      calls: list.length,
      busiestSecond: Math.max(...seconds),
      refused: (refused.get(name) ?? 0) / list.length,
      atOnce: maxAtOnce(list, minutes),
    };
  });
}

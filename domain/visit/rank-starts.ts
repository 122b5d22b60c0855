import type { Lead } from '../lead.ts';
import { dayOf, shiftDay } from '../los-angeles.ts';
import { areNeighbors } from '../place/drive-times.ts';
import type { Settings } from '../settings.ts';
import { meetsExtremeLow, tidesOf } from '../sky/tide.ts';
import { type Forecast, weatherReason } from '../sky/weather.ts';
import type { DayEntry } from './day-row.ts';
import type { OpenDay } from './open-times.ts';
import type { RankedStart } from './ranked-start.ts';
import { suitsWindow } from './wished-window.ts';

export interface SuggestionQuestion {
  readonly days: readonly OpenDay[];
  readonly hours: number;
  readonly area: string | undefined;
  readonly entries: readonly DayEntry[];
  readonly service: Lead['requested_service'];
  /** Of the area; without one all weather counts as good. */
  readonly forecast: Forecast | undefined;
  readonly settings: Pick<Settings, 'weather'>;
  /** The days that the customer named; with none, every day is as good. */
  readonly named: readonly string[];
  /** Who named them, as a reason says it: `Kayla`, or `you`. */
  readonly namedBy: string;
  /** A preferred window as the booking has it: it begins with `morning` or `afternoon`, or is flexible. */
  readonly preferred_window?: string | undefined;
  /** The very time that they chose; the first of its kind where it is open. */
  readonly wished?: string | undefined;
  readonly now: string;
}

/** Days after the soonest start for which a wished window is worth the wait. */
const daysForWindow = 7;

function areasByDay(entries: readonly DayEntry[]): ReadonlyMap<string, readonly string[]> {
  const areas = new Map<string, string[]>();
  for (const { start, area, status } of entries) {
    if (area === undefined || status === 'canceled' || status === 'missed') continue;
    areas.set(dayOf(start), [...(areas.get(dayOf(start)) ?? []), area]);
  }
  return areas;
}

const kinds = ['named', 'other', 'named-in-bad-weather', 'other-in-bad-weather'] as const;
type Kind = (typeof kinds)[number];

interface Candidate {
  readonly kind: Kind;
  readonly day: string;
  /** Lower is better, the first number that differs counts. */
  readonly rank: readonly number[];
  readonly ranked: RankedStart;
}

/** What kind of suggestion a start is, with the reason unless it is of the best kind. */
function judgedStart(
  day: string,
  start: string,
  question: SuggestionQuestion,
): Pick<Candidate, 'kind' | 'ranked'> {
  const { hours, service, forecast, settings, named, namedBy, now } = question;
  const weather = service && weatherReason(forecast, { start, hours, service }, settings, now);
  const isNamed = named.length === 0 || named.includes(day);
  const asked = `${named.length === 1 ? 'the' : 'a'} day ${namedBy} asked for`;
  if (weather === undefined) {
    if (isNamed) return { kind: 'named', ranked: { start } };
    return { kind: 'other', ranked: { start, why: `Not ${asked}` } };
  }
  return isNamed
    ? { kind: 'named-in-bad-weather', ranked: { start, why: weather, bad_weather: true } }
    : {
        kind: 'other-in-bad-weather',
        ranked: { start, why: `${weather}, and not ${asked}`, bad_weather: true },
      };
}

const byRank = (a: Candidate, b: Candidate): number =>
  a.rank.map((value, place) => value - (b.rank[place] ?? 0)).find((difference) => difference !== 0) ??
  a.ranked.start.localeCompare(b.ranked.start);

/** `candidates` are of one kind, soonest first. */
function inOrder(
  candidates: readonly Candidate[],
  { preferred_window: window, wished }: Pick<SuggestionQuestion, 'preferred_window' | 'wished'>,
): Candidate[] {
  const [soonest] = candidates;
  if (!soonest) return [];
  const end = shiftDay(soonest.day, daysForWindow);
  const suits = ({ day, ranked: { start } }: Candidate) => day < end && suitsWindow(start, window);
  const isWished = ({ ranked: { start } }: Candidate) => start === wished;
  return candidates.toSorted(
    (a, b) =>
      Number(isWished(b)) - Number(isWished(a)) || Number(suits(b)) - Number(suits(a)) || byRank(a, b),
  );
}

/** The best start of each day before the second of any. */
function oneADay(candidates: readonly Candidate[]): Candidate[] {
  const byDay = Map.groupBy(candidates, ({ day }) => day);
  const isFirst = (candidate: Candidate): boolean => byDay.get(candidate.day)?.[0] === candidate;
  return [...candidates.filter(isFirst), ...candidates.filter((candidate) => !isFirst(candidate))];
}

/**
 * All open starts, best first: on a day that the customer named and within the limits of the weather, on another day
 * within them, on a named day over them, the rest. Within one kind the customer's window comes first where it is open
 * within a week of the soonest start, then days on which the owner is in the area or next to it, then the tide (in salt
 * water not around an extreme low), then the soonest, and each day has one start before any has a second, so that the
 * customer has a choice.
 */
export function rankStarts(question: SuggestionQuestion): RankedStart[] {
  const { days, hours, area, entries } = question;
  const busyAreas = areasByDay(entries);
  const candidates = days.flatMap(({ day, starts }) => {
    const tides = tidesOf(day, area);
    const isNear =
      area !== undefined &&
      (busyAreas.get(day) ?? []).some((other) => other === area || areNeighbors(other, area));
    return starts.map(
      (start): Candidate => ({
        ...judgedStart(day, start, question),
        day,
        rank: [!isNear, meetsExtremeLow(tides, { start, hours })].map(Number),
      }),
    );
  });
  const byKind = Map.groupBy(candidates, ({ kind }) => kind);
  const best = kinds.flatMap((kind) => oneADay(inOrder(byKind.get(kind) ?? [], question)));
  return best.map(({ ranked }) => ranked);
}

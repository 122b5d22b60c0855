import { createTidePredictor } from '@neaps/tide-predictor';
import { endOfDay, startOfDay } from '../los-angeles.ts';
import { stationOfArea, type TideStation, tideStations } from '../place/tide-stations.ts';
import type { TideExtreme } from './tide-extreme.ts';

const feetPerMeter = 3.28084;

function predictorOf(station: TideStation) {
  const { constituents, seaLevel } = tideStations[station];
  const named = constituents.map(([name, amplitude, phase]) => ({ name, amplitude, phase }));
  return createTidePredictor(named, { offset: seaLevel });
}

const predictors = new Map<TideStation, ReturnType<typeof predictorOf>>();

function tidesAt(station: TideStation, day: string): TideExtreme[] {
  const predictor = predictors.get(station) ?? predictorOf(station);
  predictors.set(station, predictor);
  const span = { start: new Date(startOfDay(day)), end: new Date(endOfDay(day)) };
  return predictor.getExtremesPrediction(span).map(({ time, level, high }) => ({
    at: time.toISOString(),
    feet: Math.round(level * feetPerMeter * 10) / 10,
    kind: high ? 'high' : 'low',
  }));
}

/** A calendar asks for the same days again and again, and each takes part of a millisecond. */
const known = new Map<string, readonly TideExtreme[]>();
const maxKnown = 1000;

/** High and low waters of a Los Angeles day in an area; empty for lakes. */
export function tidesOf(day: string, area: string | undefined): TideExtreme[] {
  const station = area === undefined ? undefined : stationOfArea[area];
  if (station === undefined) return [];
  const key = `${station} ${day}`;
  const tides = known.get(key) ?? tidesAt(station, day);
  if (known.size >= maxKnown) known.clear();
  known.set(key, tides);
  return [...tides];
}

/** Feet at or below which docks and ramps in salt water are hard to work from. */
const extremeLow = 0.5;
const nearLowHours = 1.5;

/** Whether work from `start` for `hours` meets an extreme low water of the area. */
export function meetsExtremeLow(
  tides: readonly TideExtreme[],
  { start, hours }: { readonly start: string; readonly hours: number },
): boolean {
  const from = Date.parse(start) - nearLowHours * 3_600_000;
  const to = Date.parse(start) + (hours + nearLowHours) * 3_600_000;
  return tides.some(
    ({ at, feet, kind }) =>
      kind === 'low' && feet <= extremeLow && Date.parse(at) > from && Date.parse(at) < to,
  );
}

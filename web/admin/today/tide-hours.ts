import { addHours, dayOf, instantOf } from '#domain/los-angeles.ts';
import type { TideExtreme } from '#domain/sky/tide-extreme.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';

type Water = Pick<TodayVisit, 'start' | 'hours' | 'tides' | 'sunset'>;

/** In milliseconds: from 6 AM to an hour after sunset, and the whole visit. */
export function tideHours({ start, hours, sunset }: Omit<Water, 'tides'>): { from: number; to: number } {
  return {
    from: Math.min(Date.parse(instantOf(`${dayOf(start)}T06:00`)), Date.parse(start)),
    to: Math.max(Date.parse(addHours(sunset, 1)), Date.parse(addHours(start, hours))),
  };
}

/** The low water during the visit, or the nearest to it; of these hours, if they have one. */
export function lowWater(visit: Water): TideExtreme | undefined {
  const { from, to } = tideHours(visit);
  const begin = Date.parse(visit.start);
  const end = Date.parse(addHours(visit.start, visit.hours));
  const distance = ({ at }: TideExtreme): number => Math.max(begin - Date.parse(at), Date.parse(at) - end, 0);
  const lows = visit.tides
    .filter(({ kind }) => kind === 'low')
    .sort((a, b) => distance(a) - distance(b) || a.feet - b.feet);
  return lows.find(({ at }) => Date.parse(at) > from && Date.parse(at) < to) ?? lows[0];
}

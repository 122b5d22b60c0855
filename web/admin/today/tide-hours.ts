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

/** The lowest water of these hours; of the whole day when they have none. */
export function lowWater(visit: Water): TideExtreme | undefined {
  const { from, to } = tideHours(visit);
  const lows = visit.tides.filter(({ kind }) => kind === 'low').sort((a, b) => a.feet - b.feet);
  return lows.find(({ at }) => Date.parse(at) > from && Date.parse(at) < to) ?? lows[0];
}

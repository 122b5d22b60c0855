import * as z from 'zod';
import { Day, Instant } from '../ids.ts';
import { addHours, formatTime, instantOf } from '../los-angeles.ts';
import { capitalized } from '../plain-text.ts';
import { type PackageId, packages } from '../price/packages.ts';
import type { Settings } from '../settings.ts';

export const ForecastHour = z.strictObject({
  start: Instant,
  temperature_f: z.number().min(-60).max(150),
  rain_percent: z.number().min(0).max(100),
  wind_mph: z.number().min(0).max(200),
});
export type ForecastHour = z.infer<typeof ForecastHour>;

/** The hours of an area as the weather service forecast them at `fetched_at`: when it was asked, or earlier. */
export const Forecast = z.strictObject({
  area: z.string(),
  fetched_at: Instant,
  hours: z.array(ForecastHour).max(400),
});
export type Forecast = z.infer<typeof Forecast>;

const airKinds = ['rain', 'wind'] as const;

export const VisitWeather = z.strictObject({
  rain_percent: z.number(),
  wind_mph: z.number(),
  fetched_at: Instant,
  /** Why the work should wait, as a sentence; absent when it need not, as is `over`. */
  warning: z.string().optional(),
  /** What is over the limits of the work. */
  over: z.array(z.enum(airKinds)).optional(),
});
export type VisitWeather = z.infer<typeof VisitWeather>;

export const DayWeather = z.strictObject({
  day: Day,
  rain_percent: z.number(),
  wind_mph: z.number(),
  high_f: z.number(),
  fetched_at: Instant,
});
export type DayWeather = z.infer<typeof DayWeather>;

/** Hours after which a forecast is too old to say anything. */
const staleHours = 24;

export const isStaleForecast = ({ fetched_at }: Pick<Forecast, 'fetched_at'>, now: string): boolean =>
  addHours(fetched_at, staleHours) < now;

/** Wax and polish need drier and calmer air than a wash. */
const limitOf = (service: PackageId, { weather }: Pick<Settings, 'weather'>) => {
  const isPolish = packages[service].services.some(
    (token) => token === 'polishing' || token === 'protection',
  );
  return { work: isPolish ? 'wax' : 'wash', ...(isPolish ? weather.polish : weather.wash) };
};

const worst = (hours: readonly ForecastHour[], of: (hour: ForecastHour) => number): number =>
  Math.round(Math.max(...hours.map(of)));

interface ForecastSpan {
  readonly hours: readonly ForecastHour[];
  /** Whether it leaves no gap from now on. */
  readonly isWhole: boolean;
}

function forecastSpan(forecast: Forecast, from: string, to: string, now: string): ForecastSpan {
  const hourBefore = addHours(from, -1);
  const hours = forecast.hours
    .filter(({ start }) => start < to && start > hourBefore)
    .sort((a, b) => a.start.localeCompare(b.start));
  let known = from > now ? from : now;
  for (const { start } of hours) {
    const end = addHours(start, 1);
    if (start <= known && end > known) known = end;
  }
  return { hours, isWhole: known >= to };
}

interface OutdoorWork {
  readonly start: string;
  readonly hours: number;
  readonly service: PackageId;
}

/** Of the hours still to come. Undefined when the forecast is missing, too old or ends within them, unless what it knows stops the work. */
export function weatherOfVisit(
  forecast: Forecast | undefined,
  visit: OutdoorWork,
  settings: Pick<Settings, 'weather'>,
  now: string,
): VisitWeather | undefined {
  if (!forecast || isStaleForecast(forecast, now)) return undefined;
  const from = visit.start > now ? visit.start : now;
  const { hours, isWhole } = forecastSpan(forecast, from, addHours(visit.start, visit.hours), now);
  if (hours.length === 0) return undefined;
  const rain_percent = worst(hours, (hour) => hour.rain_percent);
  const wind_mph = worst(hours, (hour) => hour.wind_mph);
  const limit = limitOf(visit.service, settings);
  const isOver = { rain: rain_percent > limit.rain_percent, wind: wind_mph > limit.wind_mph };
  const over = airKinds.filter((kind) => isOver[kind]);
  const worstOf = { rain_percent, wind_mph, fetched_at: forecast.fetched_at };
  if (over.length === 0) return isWhole ? worstOf : undefined;
  const warnings = {
    rain: `Rain ${rain_percent}%. Too wet to ${limit.work} (limit ${limit.rain_percent}%).`,
    wind: `Wind ${wind_mph} mph${windyFrom(hours, limit.wind_mph, now)}. Too windy to ${limit.work} (limit ${limit.wind_mph} mph).`,
  };
  return { ...worstOf, warning: over.map((kind) => warnings[kind]).join(' '), over };
}

/** Nothing while it blows already. */
function windyFrom(hours: readonly ForecastHour[], limit: number, now: string): string {
  const first = hours.find(({ wind_mph }) => Math.round(wind_mph) > limit);
  return first && first.start > now ? ` from ${formatTime(first.start)}` : '';
}

/** `Rain 75% that day`: what of a visit's weather is over the limits of its work; undefined when nothing is. */
export function weatherReason(
  forecast: Forecast | undefined,
  visit: OutdoorWork,
  settings: Pick<Settings, 'weather'>,
  now: string,
): string | undefined {
  const weather = weatherOfVisit(forecast, visit, settings, now);
  if (!weather?.over) return undefined;
  const texts = { rain: `rain ${weather.rain_percent}%`, wind: `wind ${weather.wind_mph} mph` };
  return `${capitalized(weather.over.map((kind) => texts[kind]).join(' and '))} that day`;
}

/** A day's weather in an area during working hours; undefined as for a visit. */
export function weatherOfDay(
  forecast: Forecast | undefined,
  day: string,
  now: string,
): DayWeather | undefined {
  if (!forecast || isStaleForecast(forecast, now)) return undefined;
  const [from, to] = [instantOf(`${day}T08:00`), instantOf(`${day}T17:00`)];
  const { hours, isWhole } = forecastSpan(forecast, from, to, now);
  if (hours.length === 0 || !isWhole) return undefined;
  return {
    day,
    rain_percent: worst(hours, (hour) => hour.rain_percent),
    wind_mph: worst(hours, (hour) => hour.wind_mph),
    high_f: worst(hours, (hour) => hour.temperature_f),
    fetched_at: forecast.fetched_at,
  };
}

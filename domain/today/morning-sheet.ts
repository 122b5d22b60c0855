import { addHours, dayOf, formatTime, wallClockOf } from '../los-angeles.ts';
import { minutesBetweenAreas } from '../place/drive-times.ts';
import { capitalized } from '../plain-text.ts';
import { tideLevel } from '../sky/tide-level.ts';
import { type Forecast, type ForecastHour, isStaleForecast } from '../sky/weather.ts';
import { isTooFar } from '../visit/job-before.ts';
import type { Today, TodayVisit } from './todays-visit.ts';

/** The hours of the morning in which the sheet of a day goes out: at the first, or a little late. */
const sheetHours = { from: 6, to: 9 } as const;

export function isSheetTime(now: string): boolean {
  const hour = Number(wallClockOf(now).slice(11, 13));
  return hour >= sheetHours.from && hour < sheetHours.to;
}

export interface SheetStop {
  readonly visit: TodayVisit;
  /** What they don't know yet, since nobody has texted them. */
  readonly untold?: string;
  /** Minutes from the stop before; 0 for the first, and within an area. */
  readonly drive: number;
  /** When the stop before ends by its plan, where that leaves no time for the drive. */
  readonly before_ends?: string;
  /** `8:00 AM` and its weather and tide, for every hour at the boat of which something is known. */
  readonly hours: readonly (readonly [time: string, text: string])[];
  /** Of no hour the weather is known. */
  readonly no_forecast?: true;
}

export interface MorningSheet {
  readonly now: string;
  readonly stops: readonly [SheetStop, ...SheetStop[]];
  /** What to load for all of them, each thing once. */
  readonly bring: readonly string[];
}

const weatherText = ({ temperature_f, rain_percent, wind_mph }: ForecastHour): string =>
  `${Math.round(temperature_f)}°F, rain ${Math.round(rain_percent)}%, wind ${Math.round(wind_mph)} mph`;

const tideText = ({ tides }: TodayVisit, at: string): string | undefined =>
  tides.length > 0 ? `tide ${tideLevel(tides, Date.parse(at)).toFixed(1)} ft` : undefined;

const isInHour = ({ start }: ForecastHour, at: string): boolean => start <= at && addHours(start, 1) > at;

const hasForecast = ({ start, hours }: TodayVisit, forecast: Forecast | undefined): boolean =>
  forecast?.hours.some(
    (hour) => isInHour(hour, start) || (hour.start >= start && hour.start < addHours(start, hours)),
  ) ?? false;

function hoursOf(visit: TodayVisit, forecast: Forecast | undefined): SheetStop['hours'] {
  const end = addHours(visit.start, visit.hours);
  const lines: [string, string][] = [];
  for (let at = visit.start; at < end; at = addHours(at, 1)) {
    const hour = forecast?.hours.find((known) => isInHour(known, at));
    const text = [hour && weatherText(hour), tideText(visit, at)].filter(Boolean).join(', ');
    if (text !== '') lines.push([formatTime(at), capitalized(text)]);
  }
  return lines;
}

/** The route of a day in order; undefined on a day without visits that take place. */
export function morningSheet(
  { day, visits, waiting, now }: Pick<Today, 'day' | 'visits' | 'waiting' | 'now'>,
  forecasts: ReadonlyMap<string, Forecast>,
): MorningSheet | undefined {
  const ofDay = visits.filter(({ start, called_off }) => dayOf(start) === day && !called_off);
  const stops = ofDay.map((visit, place): SheetStop => {
    const before = ofDay[place - 1];
    const planned = before && { area: before.area, ended_at: addHours(before.start, before.hours) };
    const newest = forecasts.get(visit.area ?? '');
    const forecast = newest && !isStaleForecast(newest, now) ? newest : undefined;
    const untold = waiting.find(({ kind, lead_id }) => kind === 'text' && lead_id === visit.lead_id);
    return {
      visit,
      ...(untold && { untold: `${untold.name} ${untold.text}` }),
      drive: before ? minutesBetweenAreas(before.area, visit.area, 0) : 0,
      ...(planned && isTooFar(planned, visit) && { before_ends: planned.ended_at }),
      hours: hoursOf(visit, forecast),
      ...(!hasForecast(visit, forecast) && { no_forecast: true as const }),
    };
  });
  const [first, ...rest] = stops;
  if (!first) return undefined;
  return { now, stops: [first, ...rest], bring: [...new Set(ofDay.flatMap(({ bring }) => bring))] };
}

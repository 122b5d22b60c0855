import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Instant } from '#domain/ids.ts';
import { Forecast, type ForecastHour } from '#domain/sky/weather.ts';
import { env } from '../../runtime/env.ts';
import { readRows } from '../batch-read.ts';
import { documents } from '../clients.ts';
import { forecastsTable } from '../keys.ts';

/** What is kept of an area: since when a forecast is wanted, its grid cell, and the newest forecast. */
export const AreaForecast = z.object({
  area: z.string(),
  wanted_since: Instant,
  grid: z.string().optional(),
  forecast: Forecast.optional(),
});
export type AreaForecast = z.infer<typeof AreaForecast>;

type PackedHour = readonly [start: string, temperature_f: number, rain_percent: number, wind_mph: number];

/** Hours are stored as one text: as maps they would be most of the bytes that Today reads. */
const packed = (hours: readonly ForecastHour[]): string =>
  JSON.stringify(
    hours.map(
      ({ start, temperature_f, rain_percent, wind_mph }): PackedHour => [
        start,
        temperature_f,
        rain_percent,
        wind_mph,
      ],
    ),
  );

const unpacked = (text: string): ForecastHour[] =>
  (JSON.parse(text) as PackedHour[]).map(([start, temperature_f, rain_percent, wind_mph]) => ({
    start,
    temperature_f,
    rain_percent,
    wind_mph,
  })); // as `packed` wrote it; the schema checks the values

const StoredForecast = z.object({
  fetched_at: Instant,
  hours: z.string().transform(unpacked).pipe(Forecast.shape.hours),
});

/** Rows of earlier versions, whose hours are no text, have no forecast until the next one is fetched. */
const StoredRow = z
  .object({ ...AreaForecast.shape, forecast: StoredForecast.optional().catch(undefined) })
  .transform(
    ({ forecast, ...row }): AreaForecast => ({
      ...row,
      ...(forecast && { forecast: { area: row.area, ...forecast } }),
    }),
  );

export async function areaForecasts(areas: readonly string[]): Promise<AreaForecast[]> {
  const rows = await readRows(forecastsTable, areas);
  return rows.map((row) => StoredRow.parse(row));
}

/** Replaces an area's row. Only one job writes it, and a newer forecast is always better. */
export async function storeAreaForecast({ forecast, ...row }: AreaForecast): Promise<void> {
  const stored = forecast && { fetched_at: forecast.fetched_at, hours: packed(forecast.hours) };
  const Item = { ...row, ...(stored && { forecast: stored }) };
  await documents().send(new PutCommand({ TableName: env(forecastsTable.env), Item }));
}

export async function forecastsOf(areas: readonly (string | undefined)[]): Promise<Map<string, Forecast>> {
  const rows = await areaForecasts(areas.flatMap((area) => area ?? []));
  return new Map(rows.flatMap(({ area, forecast }) => (forecast ? [[area, forecast] as const] : [])));
}

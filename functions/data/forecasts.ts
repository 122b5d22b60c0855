import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Instant } from '#domain/ids.ts';
import { Forecast } from '#domain/weather.ts';
import { env } from '../runtime/env.ts';
import { readRows } from './batch-read.ts';
import { documents } from './clients.ts';
import { forecastsTable } from './keys.ts';

/** What is kept of an area: since when a forecast is wanted, its grid cell, and the newest forecast. */
export const AreaForecast = z.object({
  area: z.string(),
  wanted_since: Instant,
  grid: z.string().optional(),
  forecast: Forecast.optional(),
});
export type AreaForecast = z.infer<typeof AreaForecast>;

/** The rows of some areas; an area that was never wanted has none. */
export async function areaForecasts(areas: readonly string[]): Promise<AreaForecast[]> {
  const rows = await readRows(forecastsTable, areas);
  return rows.map((row) => AreaForecast.parse(row));
}

/** Replaces an area's row. Only one job writes it, and a newer forecast is always better. */
export async function storeAreaForecast(row: AreaForecast): Promise<void> {
  await documents().send(new PutCommand({ TableName: env(forecastsTable.env), Item: row }));
}

/** The newest forecasts of some areas, by area. */
export async function forecastsOf(areas: readonly (string | undefined)[]): Promise<Map<string, Forecast>> {
  const rows = await areaForecasts(areas.flatMap((area) => area ?? []));
  return new Map(rows.flatMap(({ area, forecast }) => (forecast ? [[area, forecast] as const] : [])));
}

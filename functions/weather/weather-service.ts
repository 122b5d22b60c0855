import * as z from 'zod';
import type { AreaPlace } from '#domain/area-places.ts';
import { Forecast, type ForecastHour } from '#domain/weather.ts';
import { env } from '../runtime/env.ts';

/** The service asks clients to say who they are and how to reach them (weather.gov API documentation). */
const userAgent = (): string => `BoatDetailing/1.0 (${env('MAIL_REPLY_TO')})`;

/** Milliseconds until an answer is given up. */
const patience = 8000;

/** The service did not answer, or with something that is no forecast. */
class NoForecast extends Error {
  override readonly name = 'NoForecast';
}

async function ask<T extends z.ZodType>(address: string, schema: T): Promise<z.output<T>> {
  const response = await fetch(address, {
    headers: { accept: 'application/geo+json', 'user-agent': userAgent() },
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (!response?.ok) throw new NoForecast('The weather service does not answer.');
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new NoForecast('The weather service answers with no forecast.');
  return answer.data;
}

const Point = z.object({
  properties: z.object({ gridId: z.string(), gridX: z.int(), gridY: z.int() }),
});

const Hourly = z.object({
  properties: z.object({
    periods: z
      .array(
        z.object({
          startTime: z.iso.datetime({ offset: true }),
          temperature: z.number(),
          temperatureUnit: z.literal('F'),
          probabilityOfPrecipitation: z.object({ value: z.number().nullable() }),
          /** `10 mph`, or `5 to 10 mph`: the higher one counts. */
          windSpeed: z.string().regex(/^\d+( to \d+)? mph$/),
        }),
      )
      .min(1),
  }),
});

/** The cell of the service's grid in which an area lies, such as `LOX/149,48`. It never changes in practice. */
export async function gridOf({ latitude, longitude }: AreaPlace): Promise<string> {
  const { properties } = await ask(`${env('WEATHER_URL')}/points/${latitude},${longitude}`, Point);
  return `${properties.gridId}/${properties.gridX},${properties.gridY}`;
}

/** The hours that the service forecasts for a grid cell. Throws NoForecast. */
export async function forecastOfGrid(grid: string, area: string, now: string): Promise<Forecast> {
  const address = `${env('WEATHER_URL')}/gridpoints/${grid}/forecast/hourly`;
  const { properties } = await ask(address, Hourly);
  const hours = properties.periods.map(
    (period): ForecastHour => ({
      start: new Date(period.startTime).toISOString(),
      temperature_f: period.temperature,
      rain_percent: period.probabilityOfPrecipitation.value ?? 0,
      wind_mph: Number(/(\d+) mph$/.exec(period.windSpeed)?.[1]),
    }),
  );
  const forecast = Forecast.safeParse({ area, fetched_at: now, hours });
  if (!forecast.success) throw new NoForecast('The weather service answers with impossible weather.');
  return forecast.data;
}

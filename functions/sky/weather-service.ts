import * as z from 'zod';
import type { AreaPlace } from '#domain/place/area-places.ts';
import { Forecast, type ForecastHour } from '#domain/sky/weather.ts';
import { env } from '../runtime/env.ts';

/** The service asks clients to say who they are and how to reach them (weather.gov API documentation). */
const userAgent = (): string => `BoatDetailing/1.0 (${env('MAIL_REPLY_TO')})`;

const patience = 8000;

class NoForecast extends Error {
  override readonly name = 'NoForecast';
}

/** Bytes that an answer may have; a week of hours has about 150 kB. */
const maxBytes = 2_000_000;

/** The text of an answer. It is read piece by piece, as one that never ends would use up the memory. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new NoForecast('The weather service does not stop talking.');
    text += decoder.decode(piece, { stream: true });
  }
  return text;
}

const unknown = (): undefined => undefined;

async function ask<T extends z.ZodType>(address: string, schema: T): Promise<z.output<T>> {
  const response = await fetch(address, {
    headers: { accept: 'application/geo+json', 'user-agent': userAgent() },
    signal: AbortSignal.timeout(patience),
  }).catch(unknown);
  if (!response?.ok) throw new NoForecast('The weather service does not answer.');
  const json = await textOf(response).then(JSON.parse).catch(unknown);
  const answer = schema.safeParse(json);
  if (!answer.success) throw new NoForecast('The weather service answers with no forecast.');
  return answer.data;
}

const GridNumber = z.int().min(0).max(9999);

const Point = z.object({
  properties: z.object({ gridId: z.string().regex(/^[A-Z]{3}$/), gridX: GridNumber, gridY: GridNumber }),
});

const Hourly = z.object({
  properties: z.object({
    updateTime: z.iso.datetime({ offset: true }).optional(),
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

/** As old as it says itself. An hour without known rain is left out: it might be wet. Throws NoForecast. */
export async function forecastOfGrid(grid: string, area: string, now: string): Promise<Forecast> {
  const address = `${env('WEATHER_URL')}/gridpoints/${grid}/forecast/hourly`;
  const { properties } = await ask(address, Hourly);
  const hours = properties.periods.flatMap((period): ForecastHour[] => {
    const { value: rain_percent } = period.probabilityOfPrecipitation;
    if (rain_percent === null) return [];
    const start = new Date(period.startTime).toISOString();
    const wind_mph = Number(/(\d+) mph$/.exec(period.windSpeed)?.[1]);
    return [{ start, temperature_f: period.temperature, rain_percent, wind_mph }];
  });
  const made = new Date(properties.updateTime ?? now).toISOString();
  const forecast = Forecast.safeParse({ area, fetched_at: made < now ? made : now, hours });
  if (!forecast.success || hours.length === 0) {
    throw new NoForecast('The weather service answers with impossible weather.');
  }
  return forecast.data;
}

import * as z from 'zod';
import { Instant } from '../ids.ts';
import { weatherReason } from '../sky/weather.ts';
import type { SuggestionQuestion } from './rank-starts.ts';

/** That rain or wind would stop the work at a start, in a few words. */
export const StartWeather = z.strictObject({ start: Instant, why: z.string() });
export type StartWeather = z.infer<typeof StartWeather>;

type WeatherQuestion = Pick<SuggestionQuestion, 'hours' | 'service' | 'forecast' | 'settings' | 'now'>;

/** Of the starts those at which it would, by the rule of suggestions. */
export const weatherOfStarts = (
  starts: readonly string[],
  { hours, service, forecast, settings, now }: WeatherQuestion,
): StartWeather[] =>
  starts.flatMap((start) => {
    const why = service && weatherReason(forecast, { start, hours, service }, settings, now);
    return why === undefined ? [] : [{ start, why }];
  });

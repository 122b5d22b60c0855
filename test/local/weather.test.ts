import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { dayOf } from '#domain/los-angeles.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { forecastOfGrid } from '#functions/sky/weather-service.ts';
import { startWeather } from '#local/weather/start-weather.ts';

afterAll(() => {
  setClock(undefined);
  vi.unstubAllEnvs();
});

test('what was forecast of a day is what that day brings, and the week comes again', async () => {
  const weather = await startWeather();
  onTestFinished(() => weather.close());
  vi.stubEnv('WEATHER_URL', weather.url);
  vi.stubEnv('MAIL_REPLY_TO', 'owner@example.com');

  const strongestWinds = async (now: string) => {
    setClock(now);
    const { hours } = await forecastOfGrid('LOX/61,43', 'Marina del Rey', now);
    const byDay = Map.groupBy(hours, ({ start }) => dayOf(start));
    return new Map([...byDay].map(([day, those]) => [day, Math.max(...those.map((hour) => hour.wind_mph))]));
  };

  const first = await strongestWinds('2094-03-13T18:00:00.000Z');
  const next = await strongestWinds('2094-03-14T18:00:00.000Z');
  expect(first.get('2094-03-14')).toBe(24);
  expect(next.get('2094-03-14')).toBe(24);
  expect(next.get('2094-03-15')).toBe(first.get('2094-03-15'));
  expect((await strongestWinds('2094-03-21T18:00:00.000Z')).get('2094-03-21')).toBe(24);
  expect((await strongestWinds('2094-03-06T18:00:00.000Z')).get('2094-03-07')).toBe(24);
});

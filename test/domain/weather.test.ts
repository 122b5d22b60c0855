import { expect, test } from 'vitest';
import { bringList } from '#domain/bring-list.ts';
import { addHours, instantOf } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import { type Forecast, weatherOfDay, weatherOfVisit } from '#domain/weather.ts';

const day = '2026-11-24';
const midnight = instantOf(`${day}T00:00`);
const fetched_at = instantOf('2026-11-23T18:00');
const now = instantOf('2026-11-24T06:00');

/** A day on which the wind rises from noon on. */
const windy: Forecast = {
  area: 'long-beach',
  fetched_at,
  hours: Array.from({ length: 24 }, (_, hour) => ({
    start: addHours(midnight, hour),
    temperature_f: 50 + hour,
    rain_percent: hour === 9 ? 30 : 5,
    wind_mph: hour >= 12 ? 24 : 8,
  })),
};

const visit = (wall: string, service: 'complete' | 'wash', hours = 3) => ({
  start: instantOf(`${day}T${wall}`),
  hours,
  service,
});

test('wax waits for less wind than a wash, and the sentence says from when it blows', () => {
  const { warning } = weatherOfVisit(windy, visit('13:00', 'complete'), initialSettings, now) ?? {};
  expect(warning).toBe('Wind 24 mph from 1:00 PM. Wax needs 20 or less.');
  expect(weatherOfVisit(windy, visit('13:00', 'wash'), initialSettings, now)).toEqual({
    rain_percent: 5,
    wind_mph: 24,
    fetched_at,
  });
});

test('rain counts in the hours of the visit alone', () => {
  const early = weatherOfVisit(windy, visit('08:00', 'complete'), initialSettings, now);
  expect(early?.warning).toBe('Rain 30%. Wax needs 20% or less.');
  expect(weatherOfVisit(windy, visit('10:00', 'complete', 2), initialSettings, now)?.warning).toBeUndefined();
});

test('a forecast that is missing, too old or too short says nothing', () => {
  const asked = visit('13:00', 'complete');
  expect(weatherOfVisit(undefined, asked, initialSettings, now)).toBeUndefined();
  expect(weatherOfVisit(windy, asked, initialSettings, addHours(fetched_at, 25))).toBeUndefined();
  const far = { ...asked, start: addHours(asked.start, 48) };
  expect(weatherOfVisit(windy, far, initialSettings, now)).toBeUndefined();
  expect(weatherOfDay(windy, '2026-11-26', now)).toBeUndefined();
});

test('a day shows the worst of its working hours', () => {
  expect(weatherOfDay(windy, day, now)).toEqual({
    day,
    rain_percent: 30,
    wind_mph: 24,
    high_f: 66,
    fetched_at,
  });
});

test('what to bring follows the package and the state of the gelcoat, each thing once', () => {
  expect(bringList({ requested_service: 'wash' })).toEqual(['Soap, brushes, 50 ft hose']);
  const restorer = bringList({ requested_service: 'restorer', condition_level: 'Heavy oxidation' });
  expect(restorer).toContain('Both polishers');
  expect(restorer).toContain('Coarse compound');
  expect(new Set(restorer).size).toBe(restorer.length);
  expect(bringList({ requested_service: 'interior', condition_level: 'Fair' })).toContain('Mildew remover');
});

import { expect, test } from 'vitest';
import { addHours, instantOf } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import { Forecast, ForecastHour, weatherOfDay, weatherOfVisit, weatherReason } from '#domain/sky/weather.ts';
import { bringList } from '#domain/today/bring-list.ts';

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
  const { warning, over } = weatherOfVisit(windy, visit('13:00', 'complete'), initialSettings, now) ?? {};
  expect(warning).toBe('Wind 24 mph from 1:00 PM. Too windy to wax (limit 20 mph).');
  expect(over).toEqual(['wind']);
  expect(weatherOfVisit(windy, visit('13:00', 'wash'), initialSettings, now)).toEqual({
    rain_percent: 5,
    wind_mph: 24,
    fetched_at,
  });
});

test('rain counts in the hours of the visit alone', () => {
  const early = weatherOfVisit(windy, visit('08:00', 'complete'), initialSettings, now);
  expect(early?.warning).toBe('Rain 30%. Too wet to wax (limit 20%).');
  expect(weatherOfVisit(windy, visit('10:00', 'complete', 2), initialSettings, now)?.warning).toBeUndefined();
});

test('hours of the visit that are over stop nothing anymore', () => {
  const warningAt = (wall: string) =>
    weatherOfVisit(windy, visit('08:00', 'complete', 4), initialSettings, instantOf(`${day}T${wall}`))
      ?.warning;
  expect(warningAt('09:00')).toBe('Rain 30%. Too wet to wax (limit 20%).');
  expect(warningAt('11:00')).toBeUndefined();
  const long = visit('08:00', 'complete', 8);
  const { warning } = weatherOfVisit(windy, long, initialSettings, instantOf(`${day}T14:10`)) ?? {};
  expect(warning).toBe('Wind 24 mph. Too windy to wax (limit 20 mph).');
});

test('a forecast that is missing, too old or too short says nothing', () => {
  const asked = visit('13:00', 'complete');
  expect(weatherOfVisit(undefined, asked, initialSettings, now)).toBeUndefined();
  expect(weatherOfVisit(windy, asked, initialSettings, addHours(fetched_at, 25))).toBeUndefined();
  const far = { ...asked, start: addHours(asked.start, 48) };
  expect(weatherOfVisit(windy, far, initialSettings, now)).toBeUndefined();
  expect(weatherOfDay(windy, '2026-11-26', now)).toBeUndefined();
});

test('a day of which the forecast knows one hour is not shown, and a visit is not called fair for half of it', () => {
  const upTo = (hour: number): Forecast => ({ ...windy, hours: windy.hours.slice(0, hour) });
  expect(weatherOfDay(upTo(9), day, now)).toBeUndefined();
  expect(weatherOfDay(upTo(17), day, now)).toMatchObject({ wind_mph: 24 });
  expect(weatherOfVisit(upTo(11), visit('10:00', 'complete'), initialSettings, now)).toBeUndefined();
  const known = weatherOfVisit(upTo(10), visit('08:00', 'complete'), initialSettings, now);
  expect(known?.warning).toBe('Rain 30%. Too wet to wax (limit 20%).');
});

test('on the day itself the hours that are over need no forecast', () => {
  const noon = instantOf(`${day}T12:10`);
  const rest: Forecast = { ...windy, fetched_at: noon, hours: windy.hours.slice(12) };
  expect(weatherOfDay(rest, day, noon)).toMatchObject({ wind_mph: 24, rain_percent: 5 });
  expect(weatherOfVisit(rest, visit('10:00', 'wash', 4), initialSettings, noon)).toMatchObject({
    wind_mph: 24,
  });
});

test('what is over the limits is said in a few words', () => {
  const reason = (wall: string, service: 'complete' | 'wash') =>
    weatherReason(windy, visit(wall, service), initialSettings, now);
  expect(reason('08:00', 'complete')).toBe('Rain 30% that day');
  expect(reason('13:00', 'complete')).toBe('Wind 24 mph that day');
  expect(reason('09:00', 'wash')).toBeUndefined();
  expect(weatherReason(windy, visit('09:00', 'complete', 4), initialSettings, now)).toBe(
    'Rain 30% and wind 24 mph that day',
  );
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

/** A day of the same weather. */
const steady = (weather: Partial<ForecastHour>): Forecast => ({
  ...windy,
  hours: windy.hours.map((hour) => ({ ...hour, rain_percent: 0, wind_mph: 0, ...weather })),
});

test('at its limit the weather warns of nothing, one more does', () => {
  const { polish } = initialSettings.weather;
  const warningOf = (weather: Partial<ForecastHour>) =>
    weatherOfVisit(steady(weather), visit('08:00', 'complete'), initialSettings, now)?.warning;
  expect(warningOf({ rain_percent: polish.rain_percent, wind_mph: polish.wind_mph })).toBeUndefined();
  expect(warningOf({ rain_percent: polish.rain_percent + 1 })).toBe('Rain 21%. Too wet to wax (limit 20%).');
  expect(warningOf({ wind_mph: polish.wind_mph + 1 })).toContain('Wind 21 mph from 8:00 AM.');
});

test('wind at the limit is not what it blows from', () => {
  const { wind_mph: limit } = initialSettings.weather.polish;
  const rising = {
    ...windy,
    hours: windy.hours.map((hour, place) => ({
      ...hour,
      rain_percent: 0,
      wind_mph: limit + (place > 9 ? 1 : 0),
    })),
  };
  const { warning } = weatherOfVisit(rising, visit('08:00', 'complete'), initialSettings, now) ?? {};
  expect(warning).toContain('from 10:00 AM.');
});

test('a forecast speaks for a day, to the minute', () => {
  expect(weatherOfDay(windy, day, addHours(fetched_at, 24))).toBeDefined();
  expect(weatherOfDay(windy, day, addHours(fetched_at, 24.1))).toBeUndefined();
});

test('a working day begins at 8 AM', () => {
  const hotBefore = (end: number) => ({
    ...windy,
    hours: windy.hours.map((hour, place) => (place < end ? { ...hour, temperature_f: 99 } : hour)),
  });
  expect(weatherOfDay(hotBefore(8), day, now)).toMatchObject({ high_f: 66 });
  expect(weatherOfDay(hotBefore(9), day, now)).toMatchObject({ high_f: 99 });
});

test.each([
  ['temperature_f', -60, 150],
  ['rain_percent', 0, 100],
  ['wind_mph', 0, 200],
] as const)('%s is believed from %i to %i', (name, least, most) => {
  const isBelieved = (value: number) => ForecastHour.safeParse({ ...windy.hours[0], [name]: value }).success;
  expect([least - 1, least, most, most + 1].map(isBelieved)).toEqual([false, true, true, false]);
});

test('what is just at its limit is not named beside what is over', () => {
  const { rain_percent, wind_mph } = initialSettings.weather.polish;
  const reason = (weather: Partial<ForecastHour>) =>
    weatherReason(steady(weather), visit('08:00', 'complete'), initialSettings, now);
  expect(reason({ rain_percent, wind_mph: wind_mph + 1 })).toBe('Wind 21 mph that day');
  expect(reason({ rain_percent: rain_percent + 1, wind_mph })).toBe('Rain 21% that day');
});

/** The windy day's hours from one to another, without one of them. */
const hoursOf = (from: number, to: number, without?: number): Forecast => ({
  ...windy,
  hours: windy.hours.filter((_, hour) => hour >= from && hour < to && hour !== without),
});

test('an hour that is missing in the middle leaves a visit and a day unknown', () => {
  const asked = visit('10:00', 'wash');
  expect(weatherOfVisit(hoursOf(0, 24), asked, initialSettings, now)).toBeDefined();
  expect(weatherOfVisit(hoursOf(0, 24, 11), asked, initialSettings, now)).toBeUndefined();
  expect(weatherOfDay(hoursOf(0, 24, 11), day, now)).toBeUndefined();
});

test('one hour is enough for what it covers', () => {
  expect(weatherOfVisit(hoursOf(10, 11), visit('10:00', 'wash', 1), initialSettings, now)).toBeDefined();
  expect(weatherOfDay(hoursOf(16, 17), day, instantOf(`${day}T16:10`))).toBeDefined();
});

test('of what is over a later forecast says nothing', () => {
  const evening = instantOf(`${day}T18:10`);
  const rest = { ...hoursOf(18, 24), fetched_at: evening };
  expect(weatherOfVisit(rest, visit('10:00', 'wash'), initialSettings, evening)).toBeUndefined();
  expect(weatherOfDay(rest, day, evening)).toBeUndefined();
});

test('a forecast has 400 hours at most', () => {
  const ofHours = (count: number) => ({
    ...windy,
    hours: Array.from({ length: count }, () => windy.hours[0]),
  });
  expect([400, 401].map((count) => Forecast.safeParse(ofHours(count)).success)).toEqual([true, false]);
});

test('what to bring follows the package and the state of the gelcoat, each thing once', () => {
  expect(bringList({ requested_service: 'wash' })).toEqual(['Soap, brushes, 50 ft hose']);
  const dry = bringList({ requested_service: 'interior', has_water: false, has_power: false });
  expect(dry).toEqual(expect.arrayContaining(['Generator', 'Water tank']));
  expect(dry).not.toContain('30 A adapter');
  const restorer = bringList({ requested_service: 'restorer', condition_level: 'Heavy oxidation' });
  expect(restorer).toContain('Both polishers');
  expect(restorer).toContain('Coarse compound');
  expect(new Set(restorer).size).toBe(restorer.length);
  expect(bringList({ requested_service: 'interior', condition_level: 'Fair' })).toContain('Mildew remover');
});

import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { isSheetTime, morningSheet } from '#domain/today/morning-sheet.ts';
import { aToday, aTodayVisit } from '../../a-today.ts';

test.each([
  ['at 5:59 AM in winter', '2026-12-01T13:59:00.000Z', false],
  ['at 6 AM in winter', '2026-12-01T14:00:00.000Z', true],
  ['at 6 AM in summer', '2026-07-01T13:00:00.000Z', true],
  ['a little late', '2026-07-01T15:59:00.000Z', true],
  ['too late', '2026-07-01T16:00:00.000Z', false],
])('%s a sheet goes out: %s', (_, now, goes) => {
  expect(isSheetTime(now)).toBe(goes);
});

const hour = { start: '2027-03-18T15:00:00.000Z', temperature_f: 61.6, rain_percent: 5, wind_mph: 14.2 };
const forecast = { area: 'marina-del-rey', fetched_at: '2027-03-18T13:10:00.000Z', hours: [hour] };
const forecasts = new Map([['marina-del-rey', forecast]]);
const far = aTodayVisit({
  id: '01KM0000000000000000000009',
  start: '2027-03-18T21:00:00.000Z',
  hours: 1,
  area: 'westlake-village',
  bring: ['Wax', 'Wool pads'],
  tides: [],
});

test('the route of a day has its drives, what to bring once, and weather and tide by hour', () => {
  const sheet = morningSheet({ ...aToday(), visits: [aTodayVisit(), far] }, forecasts);
  expect(sheet?.stops.map(({ drive }) => drive)).toEqual([0, expect.any(Number)]);
  expect(sheet?.stops[1]?.drive).toBeGreaterThan(20);
  expect(sheet?.bring).toEqual([...aTodayVisit().bring, 'Wool pads']);
  const [first] = sheet?.stops ?? [];
  expect(first?.hours.map(([time]) => time)).toEqual(['8:00 AM', '9:00 AM', '10:00 AM', '11:00 AM']);
  expect(first?.hours[0]?.[1]).toMatch(/^62°F, rain 5%, wind 14 mph, tide -?\d+\.\d ft$/);
  expect(first?.hours[1]?.[1]).toMatch(/^Tide -?\d+\.\d ft$/);
  expect(sheet?.stops[1]?.hours).toEqual([]);
  expect(sheet?.stops.map(({ no_forecast }) => no_forecast)).toEqual([undefined, true]);
});

test('a stop says when the one before it leaves no time to drive', () => {
  const at = (start: string, area: typeof far.area) =>
    morningSheet({ ...aToday(), visits: [aTodayVisit(), { ...far, start, area }] }, forecasts)?.stops[1];
  const end = addHours(aTodayVisit().start, aTodayVisit().hours);
  expect(at(addHours(end, -1), aTodayVisit().area)).toMatchObject({ before_ends: end });
  expect(at(addHours(end, 0.1), far.area)).toMatchObject({ before_ends: end });
  expect(at(end, aTodayVisit().area)).not.toHaveProperty('before_ends');
});

test('an old forecast is left out', () => {
  const old = new Map([['marina-del-rey', { ...forecast, fetched_at: '2027-03-16T13:10:00.000Z' }]]);
  const sheet = morningSheet({ ...aToday(), visits: [aTodayVisit()] }, old);
  expect(sheet?.stops[0].hours[0]?.[1]).toMatch(/^Tide/);
  expect(sheet?.stops[0].no_forecast).toBe(true);
});

test('a day without visits that take place has no sheet', () => {
  const tomorrow = aTodayVisit({ start: '2027-03-19T15:00:00.000Z' });
  expect(morningSheet({ ...aToday(), visits: [tomorrow] }, forecasts)).toBeUndefined();
  const off = aTodayVisit({ called_off: true });
  expect(morningSheet({ ...aToday(), visits: [off] }, forecasts)).toBeUndefined();
  expect(morningSheet({ ...aToday(), visits: [off, far] }, forecasts)?.stops).toMatchObject([{ drive: 0 }]);
});

import { expect, test } from 'vitest';
import { instantOf, wallClockOf } from '#domain/los-angeles.ts';
import { areaOfAddress } from '#domain/place/area-places.ts';
import { areas } from '#domain/place/areas.ts';
import { areNeighbors, minutesBetweenAreas } from '#domain/place/drive-times.ts';
import { sunsetOf } from '#domain/sky/sun.ts';
import { meetsExtremeLow, tidesOf } from '#domain/sky/tide.ts';

/** Minutes between two wall-clock times of one day. */
const minutesApart = (a: string, b: string): number =>
  Math.abs(Date.parse(`${a}Z`) - Date.parse(`${b}Z`)) / 60_000;

test('the tides of Santa Monica Bay agree with a prediction of another program to minutes and inches', () => {
  // Worked out with the `neaps` package and its own database, station 9410840.
  const foreign = [
    ['2026-11-22T00:19', 1.5, 'low'],
    ['2026-11-22T06:44', 6.2, 'high'],
    ['2026-11-22T13:46', -0.5, 'low'],
    ['2026-11-22T20:00', 4, 'high'],
  ] as const;
  const tides = tidesOf('2026-11-22', 'marina-del-rey');
  expect(tides.map(({ kind }) => kind)).toEqual(foreign.map(([, , kind]) => kind));
  for (const [place, [at, feet]] of foreign.entries()) {
    expect(minutesApart(wallClockOf(tides[place]?.at ?? ''), at)).toBeLessThanOrEqual(3);
    expect(tides[place]?.feet).toBeCloseTo(feet, 0);
  }
});

test('lakes and unknown places have no tide, every salt-water area has one', () => {
  expect(tidesOf('2026-11-22', undefined)).toEqual([]);
  for (const { slug, water } of areas) {
    expect(tidesOf('2026-11-22', slug).length > 0, slug).toBe(water === 'salt');
  }
});

test('work around an extreme low water meets it, work in the morning before it does not', () => {
  const tides = tidesOf('2026-11-22', 'marina-del-rey');
  expect(meetsExtremeLow(tides, { start: instantOf('2026-11-22T13:00'), hours: 3 })).toBe(true);
  expect(meetsExtremeLow(tides, { start: instantOf('2026-11-22T08:00'), hours: 3 })).toBe(false);
});

test('half a foot is an extreme low water, more is not', () => {
  const lowOf = (feet: number) => [{ at: instantOf('2026-11-22T09:00'), feet, kind: 'low' as const }];
  const visit = { start: instantOf('2026-11-22T08:00'), hours: 3 };
  expect(meetsExtremeLow(lowOf(0.5), visit)).toBe(true);
  expect(meetsExtremeLow(lowOf(0.6), visit)).toBe(false);
  const [low] = lowOf(-1);
  expect(meetsExtremeLow(low ? [{ ...low, kind: 'high' }] : [], visit)).toBe(false);
});

test.each([
  ['06:30', false],
  ['06:31', true],
  ['12:29', true],
  ['12:30', false],
])('work from 8 to 11 and a low water at %s: less than an hour and a half apart is %s', (wall, meets) => {
  const tides = [{ at: instantOf(`2026-11-22T${wall}`), feet: 0, kind: 'low' as const }];
  expect(meetsExtremeLow(tides, { start: instantOf('2026-11-22T08:00'), hours: 3 })).toBe(meets);
});

test('the sun sets when the almanac says', () => {
  // U.S. Naval Observatory, Los Angeles: 4:46 PM and 8:07 PM.
  expect(minutesApart(wallClockOf(sunsetOf('2026-11-22', undefined)), '2026-11-22T16:46')).toBeLessThan(2);
  expect(minutesApart(wallClockOf(sunsetOf('2027-06-21', undefined)), '2027-06-21T20:07')).toBeLessThan(2);
});

test('an area is found by its words, then by its ZIP code', () => {
  expect(areaOfAddress({ address: 'Basin C, Slip 12', city: 'Marina del Rey' })).toBe('marina-del-rey');
  expect(areaOfAddress({ address: 'Pyramid Lake, Emigrant Landing', city: 'Gorman' })).toBe('pyramid-lake');
  expect(areaOfAddress({ address: '4 Dock St', city: 'Los Angeles', zip: '90292-1234' })).toBe(
    'marina-del-rey',
  );
  expect(areaOfAddress({ address: '1 Main St', city: 'Fresno', zip: '93650' })).toBeUndefined();
});

test('drives are the same both ways, at least the gap, and fit the margin by which days are read', () => {
  for (const { slug: from } of areas) {
    for (const { slug: to } of areas) {
      const minutes = minutesBetweenAreas(from, to, 30);
      expect(minutes).toBe(minutesBetweenAreas(to, from, 30));
      expect(minutes).toBeGreaterThanOrEqual(30);
      expect(minutes).toBeLessThanOrEqual(240);
    }
  }
  expect(minutesBetweenAreas('malibu', undefined, 30)).toBe(30);
  expect(minutesBetweenAreas(undefined, 'malibu', 30)).toBe(30);
  expect(minutesBetweenAreas('malibu', 'malibu', 30)).toBe(30);
  expect(areNeighbors('marina-del-rey', 'santa-monica')).toBe(true);
  expect(areNeighbors('marina-del-rey', 'castaic-lake')).toBe(false);
});

test('areas are neighbors up to 35 minutes apart', () => {
  expect(minutesBetweenAreas('king-harbor-redondo-beach', 'san-pedro', 0)).toBe(35);
  expect(areNeighbors('king-harbor-redondo-beach', 'san-pedro')).toBe(true);
  expect(minutesBetweenAreas('malibu', 'marina-del-rey', 0)).toBe(40);
  expect(areNeighbors('malibu', 'marina-del-rey')).toBe(false);
});

test.each([
  ['century-lake', 'malibou-lake', 15],
  ['marina-del-rey', 'santa-monica', 20],
  ['long-beach', 'san-pedro', 25],
  ['malibu', 'santa-monica', 30],
  ['huntington-harbor', 'newport-harbor', 35],
  ['alamitos-bay', 'newport-harbor', 40],
  ['century-lake', 'marina-del-rey', 45],
  ['long-beach', 'newport-harbor', 50],
] as const)('from %s to %s it is %i minutes', (from, to, minutes) => {
  expect(minutesBetweenAreas(from, to, 0)).toBe(minutes);
});

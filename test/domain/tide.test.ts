import { expect, test } from 'vitest';
import { areaOfAddress } from '#domain/area-places.ts';
import { areas } from '#domain/areas.ts';
import { areNeighbors, minutesBetweenAreas } from '#domain/drive-times.ts';
import { instantOf, wallClockOf } from '#domain/los-angeles.ts';
import { sunsetOf } from '#domain/sun.ts';
import { meetsExtremeLow, tidesOf } from '#domain/tide.ts';

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
  expect(areNeighbors('marina-del-rey', 'santa-monica')).toBe(true);
  expect(areNeighbors('marina-del-rey', 'castaic-lake')).toBe(false);
});

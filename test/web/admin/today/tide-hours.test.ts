import { expect, test } from 'vitest';
import { instantOf } from '#domain/los-angeles.ts';
import { lowWater } from '#web/admin/today/tide-hours.ts';

const day = (time: string) => instantOf(`2027-03-13T${time}`);
const visit = { start: day('09:00'), hours: 3, sunset: day('18:05') };
const low = (time: string, feet: number) => ({ kind: 'low', at: day(time), feet }) as const;

test('the low water of a visit’s day is the one of the hours that its curve shows, not a lower one at night', () => {
  const [night, noon] = [low('01:10', -0.8), low('13:20', 0.4)];
  expect(lowWater({ ...visit, tides: [night, noon] })).toEqual(noon);
  expect(lowWater({ ...visit, tides: [night] })).toEqual(night);
  expect(lowWater({ ...visit, start: day('00:30'), tides: [night, noon] })).toEqual(night);
  expect(lowWater({ ...visit, tides: [] })).toBeUndefined();
});

test('of two low waters it is the one at the visit, even if the other is lower', () => {
  const tides = [low('06:44', 0.4), low('17:04', 1.9)];
  expect(lowWater({ ...visit, start: day('15:30'), hours: 2, tides })).toEqual(tides[1]);
  expect(lowWater({ ...visit, start: day('08:00'), hours: 2, tides })).toEqual(tides[0]);
});

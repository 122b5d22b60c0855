import { expect, test } from 'vitest';
import { Day, Instant } from '#domain/ids.ts';

test.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
])('%s is a day that the product knows: %j', (day, isKnown) => {
  expect(Day.safeParse(day).success).toBe(isKnown);
  expect(Instant.safeParse(`${day}T20:00:00.000Z`).success).toBe(isKnown);
});

test('the last evening in Los Angeles is in the next year elsewhere', () => {
  expect(Instant.safeParse('2101-01-01T07:59:59.999Z').success).toBe(true);
  expect(Instant.safeParse('2101-01-01T08:00:00.000Z').success).toBe(false);
});

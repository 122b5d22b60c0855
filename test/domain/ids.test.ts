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

test.each([
  ['2026-12-01T17:00:00.000Z', '2026-12-01T17:00:00.000Z'],
  ['2026-12-01T17:00:00Z', '2026-12-01T17:00:00.000Z'],
  ['2026-12-01T09:00:00-08:00', '2026-12-01T17:00:00.000Z'],
  ['2026-12-02T02:30:00.5+09:30', '2026-12-01T17:00:00.500Z'],
  ['2026-12-01T17:00:00.123456Z', '2026-12-01T17:00:00.123Z'],
  ['2100-12-31T23:59:59-08:00', '2101-01-01T07:59:59.000Z'],
])('%s is kept as %s', (sent, kept) => {
  expect(Instant.parse(sent)).toBe(kept);
});

test.each([
  '2026-12-01',
  '2026-12-01T17:00:00',
  '2026-12-01 17:00:00Z',
  '2026-02-30T17:00:00Z',
  '2026-12-01T25:00:00Z',
  '2026-12-01T17:00:00+24:00',
  '9999-12-31T23:59:59-08:00',
  '0000-01-01T00:00:00+08:00',
  1_796_144_400_000,
])('%j is no instant', (sent) => {
  expect(Instant.safeParse(sent).success).toBe(false);
});

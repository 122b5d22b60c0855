import { expect, test } from 'vitest';
import { mayReadGateCode } from '#domain/visit/gate-code.ts';
import { aVisit } from '../../a-visit.ts';

const opens = '2026-03-11T23:00:00.000Z';
const closes = '2026-03-13T06:59:59.999Z';
/** Thursday, 9 AM to noon in Los Angeles. */
const visit = aVisit({ start: '2026-03-12T16:00:00.000Z', hours: 3 });

test.each([
  ['a millisecond before 4 PM on the day before', '2026-03-11T22:59:59.999Z', false],
  ['4 PM on the day before', opens, true],
  ['the end of the day', closes, true],
  ['midnight after it', '2026-03-13T07:00:00.000Z', false],
])('at %s the gate code of a visit can be read: %s, %s', (_, now, mayRead) => {
  expect(mayReadGateCode([visit], now)).toBe(mayRead);
});

test.each([
  ['planned', true],
  ['underway', true],
  ['done', true],
  ['missed', false],
  ['canceled', false],
] as const)('the gate code of a visit that is %s can be read on its day: %s', (status, mayRead) => {
  expect(mayReadGateCode([{ ...visit, status }], visit.start)).toBe(mayRead);
});

test('work past midnight keeps the gate code open until the end of the next day', () => {
  const night = [{ ...visit, start: '2026-03-13T05:00:00.000Z', hours: 4 }];
  expect(mayReadGateCode(night, '2026-03-14T06:59:59.999Z')).toBe(true);
  expect(mayReadGateCode(night, '2026-03-14T07:00:00.000Z')).toBe(false);
});

test('it opens at 4 PM by the clock on the wall when the clocks change in the night', () => {
  const sunday = [{ ...visit, start: '2026-03-08T16:00:00.000Z' }];
  expect(mayReadGateCode(sunday, '2026-03-07T23:59:59.999Z')).toBe(false);
  expect(mayReadGateCode(sunday, '2026-03-08T00:00:00.000Z')).toBe(true);
});

test('one visit that is near opens the gate code, none does not', () => {
  const far = { ...visit, start: '2026-04-12T16:00:00.000Z' };
  expect(mayReadGateCode([far, visit], visit.start)).toBe(true);
  expect(mayReadGateCode([far], visit.start)).toBe(false);
  expect(mayReadGateCode([], visit.start)).toBe(false);
});

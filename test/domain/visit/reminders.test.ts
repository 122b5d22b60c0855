import { expect, test } from 'vitest';
import { instantOf } from '#domain/los-angeles.ts';
import {
  asksReady,
  asksWithAppointment,
  meetsSecondReminder,
  remindedVisit,
  remindersOf,
  visitAt,
} from '#domain/visit/reminders.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { aVisit } from '../../a-visit.ts';

const now = instantOf('2026-01-01T09:00');
const at = (wallClock: string, more: Partial<Visit> = {}) => aVisit({ start: instantOf(wallClock), ...more });
const dueOf = (after: readonly Visit[], before: readonly Visit[] = [], when = now) =>
  remindersOf(after, before, when).map(({ kind, due_at }) => [kind, due_at]);

test.each([
  ['2026-12-02T09:00', '2026-12-01T16:00', '2026-12-02T07:00'],
  // The clocks go forward on Sunday and back on Sunday: the wall clock says 4 PM and 7 AM all the same.
  ['2027-03-14T09:00', '2027-03-13T16:00', '2027-03-14T07:00'],
  ['2027-03-15T09:00', '2027-03-14T16:00', '2027-03-15T07:00'],
  ['2026-11-01T09:00', '2026-10-31T16:00', '2026-11-01T07:00'],
  ['2026-11-02T09:00', '2026-11-01T16:00', '2026-11-02T07:00'],
])('of a visit at %s reminders are due at %s and %s', (start, first, again) => {
  expect(dueOf([at(start)])).toEqual([
    ['ready-check', instantOf(first)],
    ['ready-check-again', instantOf(again)],
  ]);
});

test('a visit that is booked at 4 PM the day before or later is not reminded of then', () => {
  const visit = at('2026-12-02T09:00');
  expect(dueOf([visit], [], instantOf('2026-12-01T15:59'))).toHaveLength(2);
  expect(dueOf([visit], [], instantOf('2026-12-01T16:00')).map(([kind]) => kind)).toEqual([
    'ready-check-again',
  ]);
  expect(dueOf([visit], [], instantOf('2026-12-02T07:00'))).toEqual([]);
});

test('the appointment asks for a visit that was booked after its first reminder', () => {
  const { start } = at('2026-12-02T09:00');
  const asks = (booked: string) => asksWithAppointment({ start, booked_at: instantOf(booked) });
  expect(['2026-12-01T15:59', '2026-12-01T16:00'].map(asks)).toEqual([false, true]);
});

test('a moved visit gets reminders of its new time, and those of the old one are about nothing', () => {
  const before = at('2026-12-02T09:00');
  const after = at('2026-12-04T09:00');
  const reminders = remindersOf([after], [before], now);
  expect(reminders.map(({ about }) => about)).toEqual([visitAt(after), visitAt(after)]);
  expect(remindedVisit([after], visitAt(before), now)).toBeUndefined();
  expect(remindedVisit([after], visitAt(after), now)).toBe(after);
});

test('what was known before is not reminded of anew, one that was called off and comes back is', () => {
  const visit = at('2026-12-02T09:00');
  expect(dueOf([{ ...visit, hours: 5 }], [visit])).toEqual([]);
  expect(dueOf([visit], [{ ...visit, status: 'canceled' }])).toHaveLength(2);
  expect(dueOf([{ ...visit, status: 'canceled' }], [])).toEqual([]);
});

test('nobody is reminded of a visit that has begun, is canceled or is unknown', () => {
  const visit = at('2026-12-02T09:00');
  expect(remindedVisit([visit], visitAt(visit), visit.start)).toBeUndefined();
  expect(remindedVisit([{ ...visit, status: 'canceled' }], visitAt(visit), now)).toBeUndefined();
  expect(remindedVisit([visit], undefined, now)).toBeUndefined();
});

test('the page asks from 4 PM the day before until the visit begins, or was said to begin', () => {
  const visit = at('2026-12-02T09:00');
  const asks = (when: string) => asksReady(visit, instantOf(when));
  expect(['2026-12-01T15:59', '2026-12-01T16:00', '2026-12-02T08:59', '2026-12-02T09:00'].map(asks)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const late = { about: instantOf('2026-12-02T10:00'), at: instantOf('2026-12-02T08:50') };
  expect(asksReady({ ...visit, late }, instantOf('2026-12-02T09:59'))).toBe(true);
  expect(asksReady({ ...visit, late }, instantOf('2026-12-02T10:00'))).toBe(false);
  expect(asksReady({ ...visit, status: 'underway' }, instantOf('2026-12-02T08:00'))).toBe(false);
});

test('a first ready check that is late gives way to the second one from two hours before it', () => {
  const visit = at('2026-12-02T09:00');
  const meets = (when: string) => meetsSecondReminder(visit, instantOf(when));
  expect(['2026-12-01T16:00', '2026-12-02T05:00', '2026-12-02T05:01'].map(meets)).toEqual([
    false,
    false,
    true,
  ]);
  // Work that begins by 7 AM has no second one.
  const early = at('2026-12-02T07:00');
  expect(meetsSecondReminder(early, instantOf('2026-12-02T06:00'))).toBe(false);
  expect(meetsSecondReminder(at('2026-12-02T07:01'), instantOf('2026-12-02T06:00'))).toBe(true);
});

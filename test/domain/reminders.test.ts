import { expect, test } from 'vitest';
import { asksReady, asksWithAppointment, remindersOf } from '#domain/reminders.ts';
import { aVisit } from '../a-visit.ts';

const booked = '2026-10-01T17:00:00.000Z';
const dueOf = (start: string, now: string) =>
  remindersOf([aVisit({ start })], [], now).map(({ kind, due_at }) => [kind, due_at]);

test.each([
  ['an ordinary day', '2026-12-01T17:00:00.000Z', '2026-12-01T00:00:00.000Z', '2026-12-01T15:00:00.000Z'],
  [
    'the day on which summer time begins',
    '2027-03-14T16:00:00.000Z',
    '2027-03-14T00:00:00.000Z',
    '2027-03-14T14:00:00.000Z',
  ],
  [
    'the day on which it ends',
    '2026-11-01T17:00:00.000Z',
    '2026-10-31T23:00:00.000Z',
    '2026-11-01T15:00:00.000Z',
  ],
  ['New Year’s Day', '2027-01-01T17:00:00.000Z', '2027-01-01T00:00:00.000Z', '2027-01-01T15:00:00.000Z'],
])('a visit on %s is reminded of at 4 PM the day before and at 7 AM', (_, start, first, second) => {
  expect(dueOf(start, booked)).toEqual([
    ['ready-check', first],
    ['ready-check-again', second],
  ]);
});

test('a visit that is booked after 4 PM the day before owes the second alone: the appointment asks first', () => {
  const [start, late] = ['2026-12-01T17:00:00.000Z', '2026-12-01T00:00:00.000Z'];
  expect(dueOf(start, late)).toEqual([['ready-check-again', '2026-12-01T15:00:00.000Z']]);
  expect(asksWithAppointment({ start, booked_at: late })).toBe(true);
  expect(dueOf(start, '2026-11-30T23:59:59.999Z')).toHaveLength(2);
  expect(asksWithAppointment({ start, booked_at: '2026-11-30T23:59:59.999Z' })).toBe(false);
});

test('only a new time is reminded of, and only of a planned visit', () => {
  const visit = aVisit({ start: '2026-12-01T17:00:00.000Z' });
  const moved = { ...visit, start: '2026-12-02T17:00:00.000Z' };
  expect(remindersOf([visit], [visit], booked)).toEqual([]);
  expect(remindersOf([moved], [visit], booked).map(({ about }) => about)).toEqual([
    `${visit.id} ${moved.start}`,
    `${visit.id} ${moved.start}`,
  ]);
  expect(remindersOf([{ ...visit, status: 'canceled' }], [], booked)).toEqual([]);
  // Called off and taken up again at the same time.
  expect(remindersOf([visit], [{ ...visit, status: 'canceled' }], booked)).toHaveLength(2);
});

test('the page asks from 4 PM the day before until the visit begins', () => {
  const visit = aVisit({ start: '2026-12-01T17:00:00.000Z' });
  const asked = [
    '2026-11-30T23:59:59.999Z',
    '2026-12-01T00:00:00.000Z',
    '2026-12-01T16:59:59.999Z',
    visit.start,
  ];
  expect(asked.map((now) => asksReady(visit, now))).toEqual([false, true, true, false]);
});

import { expect, test } from 'vitest';
import {
  clashesOf,
  conflictsOf,
  type DayEntry,
  DayRow,
  daysOfTime,
  lastVisitsOf,
} from '#domain/visit/day-row.ts';

/** Thursday, 9 AM to noon in Los Angeles. */
const entry = (changes: Partial<DayEntry> = {}): DayEntry => ({
  visit_id: '01JD3ZK8Q0000000000000000V',
  lead_id: '01JD3ZK8Q0000000000000000A',
  start: '2026-03-12T16:00:00.000Z',
  hours: 3,
  status: 'planned',
  ...changes,
});
const at = (time: string, hours = 1) => ({ start: `2026-03-12T${time}:00.000Z`, hours });

test.each([
  ['14:30', 0],
  ['14:31', 1],
  ['16:00', 1],
  ['19:29', 1],
  ['19:30', 0],
])('in the way of an hour at %s UTC is work from 16:00 to 19:00, half an hour between: %i', (time, count) => {
  expect(conflictsOf(at(time), [entry()], 30)).toHaveLength(count);
});

test.each([
  ['planned', true],
  ['underway', true],
  ['held', true],
  ['done', false],
  ['missed', false],
  ['canceled', false],
] as const)('what is %s takes its time: %s', (status, takes) => {
  expect(conflictsOf(at('16:00'), [entry({ status })], 30).length > 0).toBe(takes);
});

test('a visit is never in its own way, and one in two rows is in the way once', () => {
  const own = { ...at('16:00'), visit_id: entry().visit_id };
  expect(conflictsOf(own, [entry()], 30)).toEqual([]);
  expect(conflictsOf(at('16:00'), [entry(), entry()], 30)).toEqual([entry()]);
});

test('a visit whose new time is held beside its old one is named once', () => {
  const held = entry({ start: '2026-03-12T17:00:00.000Z', status: 'held' });
  expect(conflictsOf(at('17:30'), [held, entry()], 30)).toEqual([entry()]);
});

test('what is in the way comes earliest first', () => {
  const early = entry({ visit_id: 'early', start: '2026-03-12T14:00:00.000Z', hours: 2 });
  expect(conflictsOf(at('15:30', 2), [entry(), early], 30)).toEqual([early, entry()]);
});

test.each([
  ['overlaps', '18:30', undefined, { overlaps: true, between: 30, isDrive: false }],
  ['is too near', '19:00', undefined, { overlaps: false, between: 30, isDrive: false }],
  ['is too far to drive', '19:30', 'malibu', { overlaps: false, between: 40, isDrive: true }],
  ['is near enough to drive', '19:00', 'santa-monica', { overlaps: false, between: 30, isDrive: false }],
])('a time that %s says so', (_, time, area, clash) => {
  const wanted = { ...at(time), ...(area && { area }) };
  expect(clashesOf(wanted, [entry({ area: 'marina-del-rey' })], 30)).toMatchObject([clash]);
});

test.each([
  ['10:59', 1, ['2026-03-11', '2026-03-12']],
  ['11:00', 1, ['2026-03-12']],
  ['23:59', 3, ['2026-03-12']],
  ['23:59', 3.5, ['2026-03-12', '2026-03-13']],
  ['23:59', 27.5, ['2026-03-12', '2026-03-13', '2026-03-14']],
])('from %s UTC, %s hours are looked for four hours around, on %j', (time, hours, days) => {
  expect(daysOfTime(at(time, hours))).toEqual(days);
});

test('a row’s version is a whole number from 0 up', () => {
  const isRead = (version: number) => DayRow.safeParse({ day: '2026-03-12', version, entries: {} }).success;
  expect([-1, 0, 0.5, 1].map(isRead)).toEqual([false, true, false, true]);
});

test('the last visit of each lead is the latest one that took place, or is under way', () => {
  const at = (lead_id: string, start: string, status: DayEntry['status']): DayEntry => ({
    ...entry({ start }),
    lead_id,
    status,
  });
  const last = lastVisitsOf([
    at('ana', '2026-03-10T16:00:00.000Z', 'done'),
    at('ana', '2026-03-09T16:00:00.000Z', 'done'),
    at('ana', '2026-03-12T16:00:00.000Z', 'planned'),
    at('bo', '2026-03-11T16:00:00.000Z', 'underway'),
    at('cy', '2026-03-11T16:00:00.000Z', 'canceled'),
  ]);
  expect([...last]).toEqual([
    ['ana', '2026-03-10T16:00:00.000Z'],
    ['bo', '2026-03-11T16:00:00.000Z'],
  ]);
});

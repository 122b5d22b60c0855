import { expect, test } from 'vitest';
import type { DayEntry } from '#domain/day-row.ts';
import { instantOf } from '#domain/los-angeles.ts';
import { suggestTimes } from '#domain/suggested-times.ts';

const dayOf = (day: string, ...times: string[]) => ({
  day,
  starts: times.map((time) => instantOf(`${day}T${time}`)),
});

const days = [
  dayOf('2026-12-01', '08:00', '13:00'),
  dayOf('2026-12-02', '08:00', '13:00'),
  dayOf('2026-12-03', '08:00', '13:00'),
  dayOf('2026-12-04', '13:00'),
];

const lake = { days, hours: 2, area: 'castaic-lake', entries: [] as DayEntry[] };

test('without a wish the soonest starts come first, one a day', () => {
  expect(suggestTimes(lake)).toEqual(
    ['2026-12-01T08:00', '2026-12-02T08:00', '2026-12-03T08:00'].map(instantOf),
  );
});

test("the customer's day and window come before everything else", () => {
  const wished = suggestTimes({ ...lake, preferred_date: '2026-12-03', preferred_window: 'afternoon' });
  expect(wished[0]).toBe(instantOf('2026-12-03T13:00'));
  expect(wished[1]).toBe(instantOf('2026-12-01T13:00'));
});

test('a day on which the owner is next to it comes before a sooner one', () => {
  const entry: DayEntry = {
    visit_id: '01ARZ3NDEKTSV4RRFFQ69G5FA1',
    lead_id: '01ARZ3NDEKTSV4RRFFQ69G5FA2',
    start: instantOf('2026-12-02T10:00'),
    hours: 2,
    area: 'castaic-lake',
    status: 'planned',
  };
  expect(suggestTimes({ ...lake, entries: [entry] })[0]).toBe(instantOf('2026-12-02T08:00'));
  const canceled = { ...entry, status: 'canceled' as const };
  expect(suggestTimes({ ...lake, entries: [canceled] })[0]).toBe(instantOf('2026-12-01T08:00'));
});

test('in salt water an extreme low tide is avoided', () => {
  // On November 22 the water is lowest, half a foot below datum, at 1:46 PM.
  const tidal = { ...lake, area: 'marina-del-rey', days: [dayOf('2026-11-22', '13:00', '15:30', '08:00')] };
  expect(suggestTimes(tidal)[0]).toBe(instantOf('2026-11-22T08:00'));
});

test('with few open days several starts of one day are offered, and never more than there are', () => {
  const few = { ...lake, days: [dayOf('2026-12-01', '08:00', '13:00')] };
  expect(suggestTimes(few)).toHaveLength(2);
  expect(suggestTimes({ ...lake, days: [] })).toEqual([]);
});

import { expect, test } from 'vitest';
import { instantOf } from '#domain/los-angeles.ts';
import {
  columnsOf,
  firstInstead,
  firstStarts,
  fortnightsOf,
  likeStart,
  nextStarts,
  withoutGone,
} from '#web/status/weeks.ts';

const now = '2026-11-23T18:00:00.000Z';
const at = (day: string, time: string) => instantOf(`${day}T${time}`);
const open = (day: string, ...times: string[]) => ({ day, starts: times.map((time) => at(day, time)) });

/** Thu, Nov 26 to Mon, Dec 14; nothing is open before Tue, Dec 1. */
const days = [
  open('2026-11-26'),
  open('2026-11-30'),
  open('2026-12-01', '08:00', '13:00'),
  open('2026-12-02', '10:00'),
  open('2026-12-14', '08:00'),
];

test('the grid begins with the week of the first open day and turns two weeks at a time', () => {
  expect(fortnightsOf(days, now).map(({ title }) => title)).toEqual(['Nov 30 to Dec 12', 'Dec 14 to Dec 26']);
  const [first] = fortnightsOf(days, now);
  expect(first?.cells.map(({ day }) => day.slice(8)).join(' ')).toBe('30 01 02 03 04 05 07 08 09 10 11 12');
  expect(first?.cells.find(({ day }) => day === '2026-12-03')).toEqual({
    day: '2026-12-03',
    starts: [],
    known: false,
  });
});

test('a page of another year says so', () => {
  expect(fortnightsOf([open('2027-01-04', '08:00')], now)[0]?.title).toBe('Jan 4, 2027 to Jan 16, 2027');
});

test('without an open day there is no grid', () => {
  expect(fortnightsOf([open('2026-12-01')], now)).toEqual([]);
});

test('Sunday has a column only where the business works on one', () => {
  expect(columnsOf(days)).not.toContain('Sun');
  expect(columnsOf([open('2026-12-06', '08:00')]).at(-1)).toBe('Sun');
});

test('a day keeps the time of day that was picked before, or begins with its first', () => {
  const { starts } = open('2026-12-03', '08:00', '13:00');
  expect(likeStart(starts, at('2026-12-01', '13:00'))).toBe(at('2026-12-03', '13:00'));
  expect(likeStart(starts, at('2026-12-01', '10:00'))).toBe(at('2026-12-03', '08:00'));
  expect(likeStart([], undefined)).toBeUndefined();
});

test('the same time of day is that of the wall clock, across the change of clocks', () => {
  const { starts } = open('2027-03-15', '08:00', '09:00');
  expect(likeStart(starts, at('2027-03-12', '09:00'))).toBe(at('2027-03-15', '09:00'));
});

test('a move begins on the day of the visit where it has room, else on the first that has', () => {
  expect(firstInstead(days, at('2026-12-02', '08:00'))).toBe(at('2026-12-02', '10:00'));
  expect(firstInstead(days, at('2026-12-03', '13:00'))).toBe(at('2026-12-01', '13:00'));
  expect(firstInstead([open('2026-12-01')], at('2026-12-01', '08:00'))).toBeUndefined();
});

test('without offered times the first start of each of three days is shown', () => {
  expect(firstStarts(days, 3)).toEqual([
    at('2026-12-01', '08:00'),
    at('2026-12-02', '10:00'),
    at('2026-12-14', '08:00'),
  ]);
});

test('a lost time is followed by others of its day first, and never by itself', () => {
  const lost = at('2026-12-02', '15:00');
  expect(nextStarts(days, lost, 2)).toEqual([at('2026-12-01', '08:00'), at('2026-12-02', '10:00')]);
  expect(nextStarts(days, at('2026-12-01', '08:00'), 3)).not.toContain(at('2026-12-01', '08:00'));
});

test('a time that the page knows to be gone is not open, whatever was read before', () => {
  const [gone, left] = [at('2026-12-01', '08:00'), at('2026-12-01', '13:00')];
  expect(withoutGone([open('2026-12-01', '08:00', '13:00')], [gone])).toEqual([
    { day: '2026-12-01', starts: [left] },
  ]);
});

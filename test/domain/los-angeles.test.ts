import process from 'node:process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addHours,
  dayOf,
  daysLater,
  endOfDay,
  formatAppointment,
  formatDay,
  formatHours,
  formatMoment,
  formatNearTime,
  formatShortDay,
  formatSpan,
  formatTime,
  formatWeekday,
  instantOf,
  monthsFrom,
  nextDay,
  startOfDay,
  wallClockOf,
} from '#domain/los-angeles.ts';

// The zone of whoever runs the program must not matter: behind and ahead of Los Angeles, and across the date line.
describe.each(['America/Los_Angeles', 'UTC', 'Asia/Tokyo', 'Pacific/Kiritimati', 'America/New_York'])(
  'with the clock of %s',
  (zone) => {
    let before: string | undefined;
    beforeEach(() => {
      before = process.env.TZ;
      process.env.TZ = zone;
    });
    afterEach(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    });

    test.each([
      ['2026-01-15T08:00', '2026-01-15T16:00:00.000Z'],
      ['2026-07-15T08:00', '2026-07-15T15:00:00.000Z'],
      // Clocks go from 2 to 3 on March 8, 2026 and from 2 back to 1 on November 1.
      ['2026-03-08T01:59', '2026-03-08T09:59:00.000Z'],
      ['2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
      ['2026-11-01T00:59', '2026-11-01T07:59:00.000Z'],
      ['2026-11-01T02:00', '2026-11-01T10:00:00.000Z'],
      ['2026-12-31T23:59', '2027-01-01T07:59:00.000Z'],
    ])('%s on the wall is %s, and back', (wall, instant) => {
      expect(instantOf(wall)).toBe(instant);
      expect(wallClockOf(instant)).toBe(wall);
    });

    test.each([
      ['2026-03-01T17:30:12.345Z', 14, '2026-03-15T16:30:12.345Z'],
      ['2026-10-25T16:30:00.000Z', 14, '2026-11-08T17:30:00.000Z'],
      ['2026-06-01T16:30:00.000Z', 3, '2026-06-04T16:30:00.000Z'],
      ['2026-11-08T17:30:00.000Z', -14, '2026-10-25T16:30:00.000Z'],
    ])('%s and %d days is the same time of day, %s', (instant, days, later) => {
      expect(daysLater(instant, days)).toBe(later);
    });

    test('a time that the clock skips in spring counts as an hour later', () => {
      expect(instantOf('2026-03-08T02:30')).toBe('2026-03-08T10:30:00.000Z');
      expect(wallClockOf('2026-03-08T10:30:00.000Z')).toBe('2026-03-08T03:30');
    });

    test('of a time that the clock shows twice in autumn, the first is meant', () => {
      expect(instantOf('2026-11-01T01:30')).toBe('2026-11-01T08:30:00.000Z');
      expect(wallClockOf('2026-11-01T09:30:00.000Z')).toBe('2026-11-01T01:30');
    });

    test.each([
      ['2026-03-08', 23],
      ['2026-11-01', 25],
      ['2026-06-01', 24],
    ])('%s has %i hours', (day, hours) => {
      const length = Date.parse(endOfDay(day)) + 1 - Date.parse(startOfDay(day));
      expect(length / 3_600_000).toBe(hours);
      expect([dayOf(startOfDay(day)), dayOf(endOfDay(day))]).toEqual([day, day]);
    });

    test.each([
      ['2026-02-28', '2026-03-01'],
      ['2028-02-28', '2028-02-29'],
      ['2026-03-08', '2026-03-09'],
      ['2026-11-01', '2026-11-02'],
      ['2026-12-31', '2027-01-01'],
    ])('the day after %s is %s', (day, next) => {
      expect(nextDay(day)).toBe(next);
    });

    test('today changes at midnight in Los Angeles', () => {
      expect(dayOf('2026-11-20T07:59:59.999Z')).toBe('2026-11-19');
      expect(dayOf('2026-11-20T08:00:00.000Z')).toBe('2026-11-20');
    });

    test('days and times read as the pages and emails show them', () => {
      const instant = '2026-03-12T16:20:00.000Z';
      expect(formatDay(instant)).toBe('Mar 12, 2026');
      expect(formatShortDay(instant, instant)).toBe('Mar 12');
      expect(formatWeekday(instant, instant)).toBe('Thursday, March 12');
      expect(formatTime(instant)).toBe('9:20 AM');
      expect(formatMoment(instant, instant)).toBe('Thu, Mar 12, 9:20 AM');
      expect(formatNearTime(instant, addHours(instant, 14))).toBe('9:20 AM');
      expect(formatNearTime(instant, addHours(instant, 15))).toBe('Thu, Mar 12, 9:20 AM');
      expect(formatSpan(instant, 3.5)).toBe('9:20 AM to 12:50 PM');
    });

    test('a day of another year says so, by the years of Los Angeles', () => {
      const eve = '2027-01-01T07:30:00.000Z'; // still 2026 in Los Angeles
      const nextYear = '2027-01-07T16:00:00.000Z';
      expect(formatShortDay(nextYear, eve)).toBe('Jan 7, 2027');
      expect(formatWeekday(nextYear, eve)).toBe('Thursday, January 7, 2027');
      expect(formatMoment(nextYear, eve)).toBe('Thu, Jan 7, 2027, 8:00 AM');
      expect(formatAppointment(nextYear, 3, eve)).toBe('Thursday, January 7, 2027, 8:00 AM to 11:00 AM');
      expect(formatWeekday(eve, '2026-03-01T12:00:00.000Z')).toBe('Thursday, December 31');
    });

    test('an appointment over the end of summer time takes its hours by the sun', () => {
      expect(addHours(instantOf('2026-11-01T00:00'), 3)).toBe('2026-11-01T10:00:00.000Z');
      expect(formatSpan(instantOf('2026-11-01T00:00'), 3)).toBe('12:00 AM to 2:00 AM');
    });
  },
);

test.each([
  [1, '1 hour'],
  [2, '2 hours'],
  [1.5, '1.5 hours'],
  [0.5, '30 minutes'],
  [0.75, '45 minutes'],
])('%d is told as %s', (hours, told) => {
  expect(formatHours(hours)).toBe(told);
});

test('months are counted through every length of month and over the turn of a year', () => {
  const year = monthsFrom('2027-01', '2027-12');
  expect([year.length, ...new Set(year.map((month) => month.length))]).toEqual([12, 7]);
  expect(monthsFrom('2026-11', '2027-03')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03']);
  expect(monthsFrom('2027-02', '2027-01')).toEqual([]);
});

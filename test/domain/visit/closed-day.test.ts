import { expect, test } from 'vitest';
import { instantOf } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import { closedDay } from '#domain/visit/closed-day.ts';
import type { DayEntry } from '#domain/visit/day-row.ts';
import { openTimes, type TimesQuestion } from '#domain/visit/open-times.ts';

const day = '2026-12-02';
const at = (time: string) => instantOf(`${day}T${time}`);
const visit = (from: string, hours: number, area = 'marina-del-rey'): DayEntry => ({
  visit_id: `01ARZ3NDEKTSV4RRFFQ69G5${from.replace(':', '').slice(0, 3)}`,
  lead_id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  start: at(from),
  hours,
  area,
  status: 'planned',
});
const closed = (asked: Partial<TimesQuestion>, on = day, window?: string) => {
  const question = {
    settings: initialSettings,
    entries: [],
    hours: 3,
    area: 'marina-del-rey',
    now: instantOf('2026-11-30T07:00'),
    ...asked,
  };
  expect(openTimes(question, on, 1).days[0]?.starts).toEqual([]);
  return closedDay(question, on, window);
};
const why = (...asked: Parameters<typeof closed>): string => closed(...asked).why;

test('a day that the week, time off or visits fill has nothing free', () => {
  expect(why({}, '2026-12-06')).toBe('it’s a day off');
  const time_off = [{ from: at('00:00'), to: at('23:59') }];
  expect(why({ settings: { ...initialSettings, time_off } })).toBe('it’s time off');
  expect(why({ entries: [visit('08:00', 9)] })).toBe('it’s all taken');
  expect(why({ now: '2026-12-01T03:00:00.000Z' }, '2026-11-30')).toBe('the working day is over');
  expect(why({ settings: { ...initialSettings, days_ahead: 1 } })).toBe('it’s over 1 day ahead');
});

test('a gap that the calendar shows is named with what it is too short for, until sunset at the latest', () => {
  expect(why({ entries: [visit('09:30', 3.5)], hours: 4 })).toBe(
    'the longest gap, 1:00 PM to 4:44 PM, is too short for 4 hours',
  );
  expect(why({ entries: [visit('11:00', 1), visit('15:30', 1)] })).toBe(
    'the longest gap, 12:00 PM to 3:30 PM, is too short for 3 hours and the time between visits',
  );
  const far = [visit('08:00', 4, 'malibu'), visit('15:30', 1, 'malibu')];
  expect(why({ entries: far })).toBe(
    'the longest gap, 12:00 PM to 3:30 PM, is too short for 3 hours and the drive',
  );
});

test('a time that would fit is named, to be taken, where it is none of the starts, or too soon for a customer', () => {
  expect(closed({ entries: [visit('08:00', 0.5), visit('12:30', 4)] })).toEqual({
    day,
    why: '9:00 AM would fit, but it isn’t one of your start times',
    start: at('09:00'),
  });
  expect(why({ now: at('07:00') })).toBe('what’s free is less than 24 hours away');
});

test('a time in the part of the day that they asked for is named first, and another only with that it is none', () => {
  const starts = [visit('08:00', 0.5), visit('10:00', 0.5), visit('13:00', 0.5), visit('15:00', 0.5)];
  const [, , ...afternoon] = starts;
  expect(why({ entries: starts, hours: 0.5 }, day, 'morning')).toMatch(/^9:00 AM would fit/);
  expect(why({ entries: starts, hours: 0.5 }, day, 'afternoon')).toMatch(/^12:00 PM would fit/);
  expect(why({ entries: [visit('08:00', 4), ...afternoon], hours: 0.5 }, day, 'morning')).toBe(
    'nothing fits the morning they asked for. 2:00 PM would fit, but it isn’t one of your start times',
  );
});

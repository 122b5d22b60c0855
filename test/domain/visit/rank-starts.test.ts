import { expect, test } from 'vitest';
import { addHours, instantOf } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import type { Forecast } from '#domain/sky/weather.ts';
import { bestStarts } from '#domain/visit/best-starts.ts';
import type { DayEntry } from '#domain/visit/day-row.ts';
import { rankStarts, type SuggestionQuestion } from '#domain/visit/rank-starts.ts';

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

const lake: SuggestionQuestion = {
  days,
  hours: 2,
  area: 'castaic-lake',
  entries: [],
  service: 'complete',
  forecast: undefined,
  settings: initialSettings,
  named: [],
  namedBy: 'Kayla',
  now: instantOf('2026-11-30T09:00'),
};

const suggestTimes = (question: SuggestionQuestion): string[] =>
  bestStarts(rankStarts(question)).map(({ start }) => start);

/** Whole days, on the named ones of which it rains. */
const rainOn = (...wet: string[]): Forecast => ({
  area: 'castaic-lake',
  fetched_at: lake.now,
  hours: days.flatMap(({ day }) =>
    Array.from({ length: 24 }, (_, hour) => ({
      start: addHours(instantOf(`${day}T00:00`), hour),
      temperature_f: 60,
      rain_percent: wet.includes(day) ? 75 : 5,
      wind_mph: 5,
    })),
  ),
});

test('without a wish the soonest starts come first, one a day', () => {
  expect(suggestTimes(lake)).toEqual(
    ['2026-12-01T08:00', '2026-12-02T08:00', '2026-12-03T08:00'].map(instantOf),
  );
  expect(rankStarts(lake).filter(({ why }) => why !== undefined)).toEqual([]);
});

test("the customer's day comes before everything else, and on it their window", () => {
  const wished = rankStarts({ ...lake, named: ['2026-12-03'], preferred_window: 'afternoon' });
  expect(wished.slice(0, 3)).toEqual([
    { start: instantOf('2026-12-03T13:00') },
    { start: instantOf('2026-12-03T08:00') },
    { start: instantOf('2026-12-01T13:00'), why: 'Not the day Kayla asked for' },
  ]);
});

test('a wished window is worth a wait of days, not of weeks', () => {
  const far = [dayOf('2026-12-01', '08:00'), dayOf('2026-12-02', '08:00'), dayOf('2026-12-15', '13:00')];
  const afternoons = { ...lake, preferred_window: 'afternoon' };
  const times = ['2026-12-01T08:00', '2026-12-02T08:00', '2026-12-15T13:00'];
  expect(suggestTimes({ ...afternoons, days: far })).toEqual(times.map(instantOf));
  const near = [...far.slice(0, 2), dayOf('2026-12-07', '13:00')];
  expect(suggestTimes({ ...afternoons, days: near })[0]).toBe(instantOf('2026-12-07T13:00'));
  const weekLater = [...far.slice(0, 2), dayOf('2026-12-08', '13:00')];
  expect(suggestTimes({ ...afternoons, days: weekLater })[0]).toBe(instantOf('2026-12-01T08:00'));
});

test('a dry day that nobody named comes before a wet one that was', () => {
  const ranked = rankStarts({
    ...lake,
    named: ['2026-12-02', '2026-12-04'],
    forecast: rainOn('2026-12-02', '2026-12-03'),
  });
  expect(ranked.map(({ start, why }) => [start, why])).toEqual([
    [instantOf('2026-12-04T13:00'), undefined],
    [instantOf('2026-12-01T08:00'), 'Not a day Kayla asked for'],
    [instantOf('2026-12-01T13:00'), 'Not a day Kayla asked for'],
    [instantOf('2026-12-02T08:00'), 'Rain 75% that day'],
    [instantOf('2026-12-02T13:00'), 'Rain 75% that day'],
    [instantOf('2026-12-03T08:00'), 'Rain 75% that day, and not a day Kayla asked for'],
    [instantOf('2026-12-03T13:00'), 'Rain 75% that day, and not a day Kayla asked for'],
  ]);
});

test('bad weather is suggested only where there is nothing else, and named days first', () => {
  const wet = days.map(({ day }) => day);
  const [dry = ''] = wet;
  const oneDry = suggestTimes({ ...lake, forecast: rainOn(...wet.filter((day) => day !== dry)) });
  expect(oneDry).toEqual(['2026-12-01T08:00', '2026-12-01T13:00'].map(instantOf));
  const allWet = suggestTimes({ ...lake, named: ['2026-12-03'], forecast: rainOn(...wet) });
  expect(allWet).toEqual(['2026-12-03T08:00', '2026-12-03T13:00', '2026-12-01T08:00'].map(instantOf));
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

const firstOf = (question: SuggestionQuestion): string | undefined => rankStarts(question)[0]?.start;

test('noon is afternoon', () => {
  const noonFirst = [dayOf('2026-12-01', '12:00'), dayOf('2026-12-02', '11:59')];
  expect(firstOf({ ...lake, days: noonFirst, preferred_window: 'morning' })).toBe(
    instantOf('2026-12-02T11:59'),
  );
  const oneDay = [dayOf('2026-12-01', '11:59', '12:00')];
  expect(firstOf({ ...lake, days: oneDay, preferred_window: 'afternoon' })).toBe(
    instantOf('2026-12-01T12:00'),
  );
});

test.each([
  ['the same area', 'century-lake', 'planned', '2026-12-03T08:00'],
  ['an area next to it', 'malibou-lake', 'planned', '2026-12-03T08:00'],
  ['an area far away', 'newport-harbor', 'planned', '2026-12-01T08:00'],
  ['the same area, called off', 'century-lake', 'canceled', '2026-12-01T08:00'],
  ['the same area, missed', 'century-lake', 'missed', '2026-12-01T08:00'],
] as const)('work in %s (%s, %s) puts %s first', (_, area, status, first) => {
  const entries: DayEntry[] = [
    {
      visit_id: '01ARZ3NDEKTSV4RRFFQ69G5000',
      lead_id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      start: instantOf('2026-12-03T15:00'),
      hours: 1,
      area,
      status,
    },
  ];
  expect(firstOf({ ...lake, area: 'century-lake', entries })).toBe(instantOf(first));
});

test('in salt water a later start comes before one at an extreme low water', () => {
  // On November 22 the low is at 1:46 PM.
  const lowFirst = [dayOf('2026-11-22', '13:00'), dayOf('2026-11-23', '08:00')];
  const salt = { ...lake, days: lowFirst, now: instantOf('2026-11-21T08:00') };
  expect(firstOf({ ...salt, area: 'marina-del-rey' })).toBe(instantOf('2026-11-23T08:00'));
  expect(firstOf(salt)).toBe(instantOf('2026-11-22T13:00'));
});

test('the very time that was chosen comes first, while it is open', () => {
  const wished = instantOf('2026-12-03T13:00');
  const question = { ...lake, named: ['2026-12-03'], preferred_window: 'afternoon', wished };
  expect(suggestTimes(question)[0]).toBe(wished);
  expect(suggestTimes({ ...question, preferred_window: 'morning' })[0]).toBe(wished);
  const taken = { ...question, wished: instantOf('2026-12-03T10:00') };
  expect(suggestTimes(taken)[0]).toBe(wished);
});

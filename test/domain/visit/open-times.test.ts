import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, instantOf, nextDay, wallClockOf, weekdays } from '#domain/los-angeles.ts';
import { areas } from '#domain/place/areas.ts';
import { minutesBetweenAreas } from '#domain/place/drive-times.ts';
import { initialSettings, type Settings } from '#domain/settings.ts';
import { sunsetOf } from '#domain/sky/sun.ts';
import type { DayEntry } from '#domain/visit/day-row.ts';
import { conflictsOf, daysOfTime } from '#domain/visit/day-row.ts';
import { isOpen, openTimes, startRefusal, type TimesQuestion } from '#domain/visit/open-times.ts';

const leadId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const visitIdOf = (number: number): string => `01ARZ3NDEKTSV4RRFFQ69G5${String(number).padStart(3, '0')}`;

const entry = (start: string, hours: number, more: Partial<DayEntry> = {}): DayEntry => ({
  visit_id: visitIdOf(1),
  lead_id: leadId,
  start,
  hours,
  area: 'marina-del-rey',
  status: 'planned',
  ...more,
});

const question = (more: Partial<TimesQuestion> = {}): TimesQuestion => ({
  settings: initialSettings,
  entries: [],
  hours: 3,
  area: 'marina-del-rey',
  now: instantOf('2026-12-01T07:00'),
  ...more,
});

/** The starts of a day as wall-clock times. */
const startsOf = (asked: TimesQuestion, day: string): string[] =>
  (openTimes(asked, day, 1).days[0]?.starts ?? []).map((start) => wallClockOf(start).slice(11));

test('an empty day offers the starts from which the work ends before closing and before sunset', () => {
  // Wednesday, December 2: the sun sets at 4:44 PM.
  expect(startsOf(question(), '2026-12-02')).toEqual(['08:00', '10:00', '13:00']);
  expect(startsOf(question({ hours: 2 }), '2027-06-16')).toEqual([]);
  expect(startsOf(question({ hours: 2, now: instantOf('2027-06-01T07:00') }), '2027-06-16')).toEqual([
    '08:00',
    '10:00',
    '13:00',
    '15:00',
  ]);
});

test('nothing is open on a day off, in time off, too soon or too far ahead', () => {
  expect(startsOf(question(), '2026-12-06')).toEqual([]);
  const time_off = [{ from: instantOf('2026-12-02T09:00'), to: instantOf('2026-12-02T12:00') }];
  expect(startsOf(question({ settings: { ...initialSettings, time_off } }), '2026-12-02')).toEqual(['13:00']);
  expect(startsOf(question({ now: instantOf('2026-12-01T12:30') }), '2026-12-02')).toEqual(['13:00']);
  expect(startsOf(question(), '2027-01-30')).not.toEqual([]);
  expect(startsOf(question(), '2027-02-01')).toEqual([]);
});

test('a visit keeps the gap in its own area and the drive to another one', () => {
  const near = question({ entries: [entry(instantOf('2026-12-02T10:00'), 3)], hours: 2 });
  // 8 to 10 leaves no half hour before it, 1 PM none after it.
  expect(startsOf(near, '2026-12-02')).toEqual([]);
  const earlier = question({ entries: [entry(instantOf('2026-12-02T09:30'), 3)], hours: 2 });
  expect(startsOf(earlier, '2026-12-02')).toEqual(['13:00']);
  expect(startsOf({ ...earlier, area: 'long-beach' }, '2026-12-02')).toEqual([]);
});

test('canceled, missed and done visits and the visit that is moved are not in the way', () => {
  const start = instantOf('2026-12-02T10:00');
  for (const status of ['canceled', 'missed', 'done'] as const) {
    expect(isOpen(question({ entries: [entry(start, 3, { status })] }), start)).toBe(true);
  }
  const own = question({ entries: [entry(start, 3)], visit_id: visitIdOf(1) });
  expect(isOpen(own, start)).toBe(true);
  expect(isOpen(question({ entries: [entry(start, 3, { status: 'held' })] }), start)).toBe(false);
});

test('work longer than a working day offers no starts and says why', () => {
  expect(openTimes(question({ hours: 9.5 }), '2026-12-02', 14)).toEqual({
    hours: 9.5,
    days: [],
    reason: 'several-days',
  });
});

test('starts keep their wall clock on both daylight-saving days', () => {
  const settings: Settings = {
    ...initialSettings,
    week: { ...initialSettings.week, sun: { from: '08:00', to: '17:00' } },
  };
  const spring = question({ settings, now: instantOf('2027-03-10T07:00'), hours: 2 });
  expect(startsOf(spring, '2027-03-14')).toEqual(['08:00', '10:00', '13:00', '15:00']);
  const autumn = question({ settings, now: instantOf('2026-10-28T07:00'), hours: 2 });
  expect(startsOf(autumn, '2026-11-01')).toEqual(['08:00', '10:00', '13:00', '15:00']);
});

test('a start is soon enough a day ahead to the minute', () => {
  const start = instantOf('2026-12-02T08:00');
  expect(isOpen(question({ now: instantOf('2026-12-01T08:00') }), start)).toBe(true);
  expect(isOpen(question({ now: instantOf('2026-12-01T08:01') }), start)).toBe(false);
});

test.each([
  ['06:00', '08:00', true],
  ['06:00', '08:01', false],
  ['10:59', '13:00', false],
  ['11:00', '13:00', true],
])('time off from %s to %s leaves work from 8 to 11 open: %s', (from, to, leaves) => {
  const time_off = [{ from: instantOf(`2026-12-02T${from}`), to: instantOf(`2026-12-02T${to}`) }];
  const asked = question({ settings: { ...initialSettings, time_off } });
  expect(isOpen(asked, instantOf('2026-12-02T08:00'))).toBe(leaves);
});

/** Slow and obvious: whether another visit or the way to it is in the way. */
function isFree({ entries, visit_id, area, hours, settings }: TimesQuestion, start: string): boolean {
  const begin = Date.parse(start);
  const end = begin + hours * 3_600_000;
  return entries.every((other) => {
    if (other.visit_id === visit_id || !['planned', 'underway', 'held'].includes(other.status)) return true;
    const pause = minutesBetweenAreas(area, other.area, settings.gap_minutes) * 60_000;
    const otherBegin = Date.parse(other.start);
    const otherEnd = otherBegin + other.hours * 3_600_000;
    return end + pause <= otherBegin || otherEnd + pause <= begin;
  });
}

/** Slow and obvious: minute by minute, whether the owner is free and at work. */
function oracle(asked: TimesQuestion, start: string): boolean {
  const { settings, hours, area, now } = asked;
  const begin = Date.parse(start);
  const end = begin + hours * 3_600_000;
  if (begin - Date.parse(now) < settings.first_start_hours * 3_600_000) return false;
  let last = dayOf(now);
  for (let day = 0; day < settings.days_ahead; day += 1) last = nextDay(last);
  if (dayOf(start) > last) return false;
  const workday = settings.week[weekdays[new Date(`${dayOf(start)}T12:00Z`).getUTCDay()] ?? 'sun'];
  if (!workday) return false;
  for (let at = begin; at <= end; at += 60_000) {
    const instant = new Date(at).toISOString();
    const wall = wallClockOf(instant);
    if (wall.slice(0, 10) !== dayOf(start)) return false;
    if (wall.slice(11) < workday.from || wall.slice(11) > workday.to) return false;
    if (instant > sunsetOf(dayOf(start), area)) return false;
    if (at === end) continue;
    if (settings.time_off.some(({ from, to }) => instant >= from && instant < to)) return false;
  }
  return isFree(asked, start);
}

function isOff({ settings, hours }: TimesQuestion, start: string): boolean {
  const minutes = Array.from({ length: hours * 60 }, (_, minute) =>
    new Date(Date.parse(start) + minute * 60_000).toISOString(),
  );
  return settings.time_off.some(({ from, to }) => minutes.some((at) => at >= from && at < to));
}

/** Whether the work ends in time on any day ahead, if it begins when the day does: nine hours, or until sunset. */
function fitsSomeDay({ settings, hours, area, now }: TimesQuestion): boolean {
  let day = dayOf(now);
  for (let ahead = 0; ahead <= settings.days_ahead; ahead += 1, day = nextDay(day)) {
    if (weekdays[new Date(`${day}T12:00Z`).getUTCDay()] === 'sun') continue;
    const end = Date.parse(instantOf(`${day}T08:00`)) + hours * 3_600_000;
    if (hours <= 9 && end <= Date.parse(sunsetOf(day, area))) return true;
  }
  return false;
}

const anyArea = fc.option(fc.constantFrom(...areas.map(({ slug }) => slug)), { nil: undefined });
const anyHours = fc.integer({ min: 1, max: 20 }).map((halves) => halves / 2);
const anyStart = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 95 }))
  .map(([day, quarter]) =>
    new Date(Date.parse('2026-10-20T07:00:00.000Z') + day * 86_400_000 + quarter * 900_000).toISOString(),
  );
const anyEntry = fc
  .record({
    number: fc.integer({ min: 0, max: 30 }),
    start: anyStart,
    hours: anyHours,
    area: anyArea,
    status: fc.constantFrom('planned', 'underway', 'done', 'missed', 'canceled', 'held'),
  })
  .map(
    ({ number, start, hours, area, status }): DayEntry => ({
      visit_id: visitIdOf(number),
      lead_id: leadId,
      start,
      hours,
      ...(area === undefined ? {} : { area }),
      status,
    }),
  );

const anyQuestion: fc.Arbitrary<TimesQuestion> = fc
  .record({
    entries: fc.array(anyEntry, { maxLength: 12 }),
    hours: anyHours,
    area: anyArea,
    now: anyStart,
    visit_id: fc.option(fc.integer({ min: 0, max: 30 }).map(visitIdOf), { nil: undefined }),
    gap_minutes: fc.constantFrom(0, 15, 30, 60),
    timeOff: fc.array(fc.tuple(anyStart, anyHours), { maxLength: 2 }),
    first_start_hours: fc.constantFrom(0, 24, 48),
    days_ahead: fc.constantFrom(7, 60),
  })
  .map(({ timeOff, gap_minutes, first_start_hours, days_ahead, ...asked }) => {
    const time_off = timeOff.map(([from, hours]) => ({
      from,
      to: new Date(Date.parse(from) + hours * 3_600_000).toISOString(),
    }));
    const settings = { ...initialSettings, gap_minutes, first_start_hours, days_ahead, time_off };
    return { ...asked, settings };
  });

test('open times agree with a slow reading of the rules', () => {
  fc.assert(
    fc.property(anyQuestion, anyStart, (asked, start) => {
      expect(isOpen(asked, start)).toBe(oracle(asked, start));
    }),
    { numRuns: 150 },
  );
});

/** Half of them at a time of the grid; one in three of those days is a day off. */
const anyWish = fc.oneof(
  anyStart,
  fc
    .tuple(anyStart, fc.constantFrom(...initialSettings.starts))
    .map(([start, time]) => instantOf(`${dayOf(start)}T${time}`)),
);

test('whether a customer can have a start agrees with a slow reading of the rules', () => {
  const met = new Set<string | undefined>();
  fc.assert(
    fc.property(anyQuestion, anyWish, fc.boolean(), (asked, start, isNamed) => {
      const refusal = startRefusal(asked, start, isNamed ? [start] : []);
      met.add(refusal);
      const isOffered = isNamed && start > asked.now;
      const isOnGrid = asked.settings.starts.includes(wallClockOf(start).slice(11));
      if (isOffered ? asked.hours > 9 : !fitsSomeDay(asked)) expect(refusal).toBe('several-days');
      else if (!isOffered && !isOnGrid) expect(refusal).toBe('not-open');
      else if (!isFree(asked, start)) expect(refusal).toBe('time-taken');
      else if (isOff(asked, start)) expect(refusal).toBe('not-open');
      else expect(refusal).toBe(isOffered || oracle(asked, start) ? undefined : 'not-open');
    }),
    { numRuns: 600 },
  );
  expect(met).toEqual(new Set([undefined, 'several-days', 'not-open', 'time-taken']));
});

test('a time that was offered before the owner took it off can be had no more', () => {
  const start = instantOf('2026-12-06T18:00');
  const time_off = [{ from: instantOf('2026-12-06T20:00'), to: instantOf('2026-12-06T23:00') }];
  const off = (hours: number) => question({ hours, settings: { ...initialSettings, time_off } });
  expect(startRefusal(off(2), start, [start])).toBeUndefined();
  expect(startRefusal(off(3), start, [start])).toBe('not-open');
});

test('a start that openTimes shows can be had, and no other of its days', () => {
  fc.assert(
    fc.property(anyQuestion, anyStart, (asked, start) => {
      const day = dayOf(start);
      const { days } = openTimes(asked, day, 1);
      const grid = asked.settings.starts.map((time) => instantOf(`${day}T${time}`));
      const shown = days.flatMap(({ starts }) => starts);
      expect(grid.filter((time) => startRefusal(asked, time, []) === undefined)).toEqual(shown);
    }),
    { numRuns: 100 },
  );
});

test('two times in conflict share the row of a day, whatever the hour', () => {
  fc.assert(
    fc.property(anyEntry, anyEntry, fc.constantFrom(0, 30, 240), (one, other, gap) => {
      const first: DayEntry = { ...one, visit_id: visitIdOf(1), status: 'planned' };
      const second: DayEntry = { ...other, visit_id: visitIdOf(2), status: 'planned' };
      if (conflictsOf(first, [second], gap).length === 0) return;
      expect(daysOfTime(first).some((day) => daysOfTime(second).includes(day))).toBe(true);
    }),
  );
});

test('work that fits a working day but the daylight of no day ahead takes several days', () => {
  // In December the sun sets before 5 PM.
  const long = { hours: 9, settings: { ...initialSettings, days_ahead: 21 } };
  expect(openTimes(question(long), '2026-12-02', 7)).toEqual({ hours: 9, days: [], reason: 'several-days' });
  expect(startRefusal(question(long), instantOf('2026-12-02T08:00'), [])).toBe('several-days');
  expect(startRefusal(question(long), instantOf('2026-12-02T08:00'), [instantOf('2026-12-02T08:00')])).toBe(
    undefined,
  );
  const summer = question({ ...long, now: instantOf('2027-06-01T07:00') });
  expect(openTimes(summer, '2027-06-16', 1).days[0]?.starts).toEqual([instantOf('2027-06-16T08:00')]);
});

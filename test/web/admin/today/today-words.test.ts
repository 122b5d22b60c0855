import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packages } from '#content/packages.ts';
import { addHours, formatTime } from '#domain/los-angeles.ts';
import { tideLevel } from '#domain/sky/tide-level.ts';
import { mapsLink } from '#web/admin/lead/maps-link.ts';
import {
  countsText,
  dayName,
  destinationOf,
  emailedInTimeText,
  jobText,
  laterDayText,
  lateStarts,
  maySayLate,
  sayHowText,
  soonText,
  spanOf,
  stopText,
  tooFarText,
  unsentBillText,
  workText,
} from '#web/admin/today/today-words.ts';
import { aRecord } from '../../../a-record.ts';
import { aToday, aTodayVisit, todayNow } from '../../../a-today.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://boatdetailingla.example/adminka') });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['called off', { called_off: true as const }, todayNow, 'Called off'],
  ['ahead today', {}, todayNow, 'Next, in 36 minutes'],
  ['hours ahead', {}, '2027-03-18T12:45:00.000Z', 'Next, in 2 hours 15 minutes'],
  ['tomorrow', { start: '2027-03-19T15:00:00.000Z' }, todayNow, 'Next, tomorrow, Friday'],
  ['later', { start: '2027-03-22T15:00:00.000Z' }, todayNow, 'Next, Monday, March 22'],
  ['late', {}, '2027-03-18T15:20:00.000Z', 'Was due to start 20 minutes ago'],
  [
    'left',
    { on_my_way_at: '2027-03-18T14:26:00.000Z' },
    '2027-03-18T14:40:00.000Z',
    'On your way since 7:26 AM',
  ],
  [
    'to start so late that it is not over yet',
    { hours: 2, late: { about: '2027-03-18T17:00:00.000Z' } },
    '2027-03-18T17:10:00.000Z',
    'You said about 10:00 AM, which was 10 minutes ago',
  ],
  [
    'left, and late',
    { on_my_way_at: '2027-03-18T14:26:00.000Z' },
    '2027-03-18T15:20:00.000Z',
    'Left 7:26 AM, was due to start 20 minutes ago',
  ],
  [
    'late as announced',
    { on_my_way_at: '2027-03-18T14:26:00.000Z', late: { about: '2027-03-18T15:30:00.000Z' } },
    '2027-03-18T15:20:00.000Z',
    'Left 7:26 AM, you said about 8:30 AM',
  ],
  [
    'later than announced',
    { late: { about: '2027-03-18T15:30:00.000Z' } },
    '2027-03-18T15:40:00.000Z',
    'You said about 8:30 AM, which was 10 minutes ago',
  ],
  [
    'underway',
    { status: 'underway' as const, started_at: '2027-03-18T15:02:00.000Z' },
    '2027-03-18T16:00:00.000Z',
    'Underway since 8:02 AM',
  ],
  [
    'underway over its time',
    { status: 'underway' as const, started_at: '2027-03-18T15:02:00.000Z' },
    '2027-03-18T19:30:00.000Z',
    'Underway since 8:02 AM, 28 minutes over',
  ],
  ['over and nothing said', {}, '2027-03-18T20:00:00.000Z', 'Was due to end 1 hour ago'],
])('says how a visit stands that is %s', (_, changes, now, text) => {
  expect(soonText(aTodayVisit(changes), now)).toBe(text);
});

test('a new start is not said to be told while that waits on the device', () => {
  const visit = aTodayVisit({ late: { about: '2027-03-18T15:15:00.000Z' } });
  expect(soonText(visit, todayNow, true)).toBe('Late, about 8:15 AM, not sent yet');
  expect(soonText(visit, '2027-03-18T15:20:00.000Z', true)).toBe(
    'Late, about 8:15 AM, 5 minutes ago, not sent yet',
  );
});

test('names work, boat and place as one would say them', () => {
  expect(workText(aTodayVisit(), packages)).toBe(
    'Complete Detail. Second Wind, 32 ft cruiser. Third job with us.',
  );
  expect(
    stopText(
      aTodayVisit({ service: 'restorer', boat: '24 ft fishing boat', berth: { slip: '14-B' } }),
      packages,
    ),
  ).toBe('Restorer, 24 ft fishing boat. Marina del Rey, slip 14-B');
  const back = aTodayVisit({ is_return: true });
  const secondDay = aTodayVisit({ day_of_job: { day: 2, of: 2 }, jobs_before: 0 });
  expect(workText(secondDay, packages)).toBe('Day 2 of 2: Complete Detail. Second Wind, 32 ft cruiser.');
  expect(workText(back, packages)).toMatch(/^Return visit: Complete Detail\. Second Wind/);
  expect(stopText(back, packages)).toMatch(/^Return visit: Complete Detail, 32 ft cruiser\./);
  expect(jobText(0)).toBe('First job with us');
  expect(jobText(14)).toBe('14 jobs with us so far');
});

test('who is late names a start on full five minutes, ahead of the planned one and of now', () => {
  expect(
    lateStarts('2027-03-18T15:00:00.000Z', '2027-03-18T14:24:00.000Z', '2027-03-18T16:02:00.000Z').map(
      formatTime,
    )[0],
  ).toBe('9:20 AM');
  const timesAt = (now: string) => lateStarts('2027-03-18T15:00:00.000Z', now).map(formatTime);
  expect(timesAt('2027-03-18T14:24:00.000Z')).toEqual([
    '8:15 AM',
    '8:30 AM',
    '8:45 AM',
    '9:00 AM',
    '9:30 AM',
    '10:00 AM',
  ]);
  expect(timesAt('2027-03-18T15:11:20.000Z')).toEqual([
    '8:30 AM',
    '8:45 AM',
    '9:00 AM',
    '9:15 AM',
    '9:45 AM',
    '10:15 AM',
  ]);
});

test('a visit is said to be late from an hour before its start on, earlier where a job holds it up, never once it was called off', () => {
  const visit = aTodayVisit({ status: 'planned', start: '2027-03-18T17:00:00.000Z' });
  expect(maySayLate(visit, [], '2027-03-18T15:59:00.000Z')).toBe(false);
  expect(maySayLate(visit, [], '2027-03-18T16:00:00.000Z')).toBe(true);
  const started_at = '2027-03-18T15:10:00.000Z';
  const job = aTodayVisit({ status: 'underway', start: started_at, started_at, hours: 4 });
  expect(maySayLate(visit, [job], '2027-03-18T15:20:00.000Z')).toBe(true);
  expect(maySayLate({ ...visit, called_off: true }, [job], '2027-03-18T16:00:00.000Z')).toBe(false);
});

test('says that the drive from the job that has ended takes too long, until anything is said', () => {
  const start = '2027-03-18T17:00:00.000Z';
  const last_job = { area: 'alamitos-bay', ended_at: '2027-03-18T16:50:00.000Z' };
  const visit = aTodayVisit({ start, name: 'Tom Lee', last_job });
  const now = '2027-03-18T16:55:00.000Z';
  expect(tooFarText(visit, now)).toBe(
    'It’s about 1 hour from your last job, and Tom expects you at 10:00 AM.',
  );
  expect(tooFarText({ ...visit, last_job: { ...last_job, area: visit.area } }, now)).toBeUndefined();
  expect(tooFarText({ ...visit, on_my_way_at: now }, now)).toBeUndefined();
  expect(tooFarText({ ...visit, late: {} }, now)).toBeUndefined();
  expect(tooFarText(visit, '2027-03-18T17:05:00.000Z')).toBeUndefined();
});

test('counts visits and what waits', () => {
  expect(countsText(aToday(), todayNow)).toBe('2 visits today, 3 things waiting');
  const over = { ...aToday(), waiting: [], visits: [] };
  expect(countsText(over, todayNow)).toBe('2 visits done today, nothing waiting');
  const visits = [aTodayVisit({ called_off: true })];
  expect(countsText({ ...over, visits, visits_today: 1 }, todayNow)).toBe(
    '1 visit done today, nothing waiting',
  );
  expect(countsText({ ...over, visits_today: 0 }, todayNow)).toBe('No visits today, nothing waiting');
  const lastNight = [aTodayVisit({ start: addHours(todayNow, -11), status: 'underway' })];
  expect(countsText({ ...over, visits: lastNight, visits_today: 0 }, todayNow)).toBe(
    '1 visit still underway, no visits today, nothing waiting',
  );
  expect(countsText({ ...over, visits }, addHours(todayNow, 72))).toBe('No visits known for today');
});

test.each([
  ['2027-03-18', 'Today'],
  ['2027-03-19', 'Tomorrow, Friday'],
  ['2027-03-20', 'Saturday, March 20'],
  ['2028-01-02', 'Sunday, January 2, 2028'],
])('calls %s %s', (day, name) => {
  expect(dayName(day, todayNow)).toBe(name);
});

test('directions open the device’s own maps', () => {
  const visit = aTodayVisit();
  expect(mapsLink(destinationOf(visit), 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)')).toBe(
    'https://maps.apple.com/?daddr=13755+Fiji+Way%2C+Marina+del+Rey%2C+CA+90292',
  );
  const unaddressed = { area: 'long-beach', berth: { marina: 'Shoreline Marina' } };
  expect(mapsLink(destinationOf(unaddressed), 'Mozilla/5.0 (Linux; Android 16)')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Shoreline+Marina%2C+Long+Beach%2C+CA',
  );
  expect(mapsLink(destinationOf({ berth: {} }), 'Mozilla/5.0 (Linux; Android 16)')).toBeUndefined();
});

test('the drawn tide touches each high and low water and lies between them elsewhere', () => {
  const { tides } = aTodayVisit();
  for (const { at, feet } of tides) expect(tideLevel(tides, Date.parse(at))).toBeCloseTo(feet);
  const feet = tides.map((tide) => tide.feet);
  const [lowest, highest] = [Math.min(...feet), Math.max(...feet)];
  for (let hour = 0; hour < 24; hour += 1) {
    const level = tideLevel(tides, Date.parse('2027-03-18T07:00:00.000Z') + hour * 3_600_000);
    expect(level).toBeGreaterThanOrEqual(lowest - 0.001);
    expect(level).toBeLessThanOrEqual(highest + 0.001);
  }
});

test('a day to come counts what takes place apart from what was called off, whose weather warns of nothing', () => {
  const fetched_at = '2027-03-18T13:10:00.000Z';
  const wet = aTodayVisit({ weather: { rain_percent: 75, wind_mph: 5, fetched_at, warning: 'Rain 75%' } });
  const off = { ...wet, called_off: true as const };
  const all = { isMore: false, isUnsent: () => false };
  expect(laterDayText([wet, off], all)).toEqual({ counts: '1 visit, 1 called off', warnings: 1 });
  expect(laterDayText([off, off], all)).toEqual({ counts: '2 called off', warnings: 0 });
  expect(laterDayText([off], { isMore: true, isUnsent: () => true }).warnings).toBe(1);
  const [ana, ben] = [aTodayVisit(), aTodayVisit({ start: addHours(todayNow, 2) })];
  expect(laterDayText([ana, ben], all)).toEqual({ counts: '2 visits', warnings: 1 });
});

test('a row says first when the work begins or began, and then what was planned', () => {
  expect(spanOf(aTodayVisit())).toEqual({ from: '8:00 AM', to: 'to noon' });
  const late = { about: '2027-03-18T15:30:00.000Z' };
  expect(spanOf(aTodayVisit({ late }))).toEqual({
    from: '8:30 AM',
    to: 'to about 12:30 PM',
    planned: 'Planned 8:00 AM',
  });
  expect(spanOf(aTodayVisit({ late: {} }))).toEqual({ from: '8:00 AM', to: 'to noon' });
  const begun = { status: 'underway', started_at: '2027-03-18T15:06:00.000Z' } as const;
  expect(spanOf(aTodayVisit(begun))).toEqual({
    from: '8:06 AM',
    to: 'to about 12:06 PM',
    planned: 'Planned 8:00 AM',
  });
});

test('the days of a job that are asked about first go by their weekday, a week later by their date', () => {
  const [yesterday, aWeekAgo] = ['2027-03-17T18:00:00.000Z', '2027-03-11T18:00:00.000Z'];
  expect(sayHowText([yesterday], todayNow)).toBe('say how Wednesday went');
  expect(sayHowText([aWeekAgo], todayNow)).toBe('say how Mar 11 went');
  expect(sayHowText([aWeekAgo, yesterday], todayNow)).toBe('say how the 2 days before went');
});

test('what is put down and not sent of a job that has its receipt is a correction', () => {
  expect([{}, { record: aRecord() }, undefined].map(unsentBillText)).toEqual(['bill', 'correction', 'bill']);
});

test('what is emailed only in time is named', () => {
  expect(emailedInTimeText('“On my way”')).toBe(
    '“On my way” is emailed only if signal is back within 30 minutes.',
  );
});

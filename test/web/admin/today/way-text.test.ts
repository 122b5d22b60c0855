import { expect, test } from 'vitest';
import { formatTime } from '#domain/los-angeles.ts';
import { endsOf, runsOnText, stopsBefore, tooCloseText, wayText } from '#web/admin/today/way-text.ts';
import { aTodayVisit, todayNow } from '../../../a-today.ts';

test('a job that takes until the next is due is said beside that one, until it is said to be late', () => {
  const before = aTodayVisit({ status: 'underway', started_at: '2027-03-18T15:40:00.000Z', hours: 1.5 });
  const start = '2027-03-18T17:00:00.000Z';
  const next = aTodayVisit({ start, name: 'Tom Lee' });
  const said = (now: string) => runsOnText([before], next, now);
  expect(said('2027-03-18T15:50:00.000Z')).toBe(
    'The job before runs to about 10:10 AM, and Tom expects you at 10:00 AM.',
  );
  const later = { ...next, start: '2027-03-18T18:00:00.000Z' };
  expect(runsOnText([before], later, '2027-03-18T15:50:00.000Z')).toBeUndefined();
  const far = { ...later, area: 'alamitos-bay' };
  expect(runsOnText([before], far, '2027-03-18T15:50:00.000Z')).toMatch(
    /10:10 AM, then it’s [\w ]+’s? drive, and Tom expects you at 11:00 AM\.$/,
  );
  expect(runsOnText([before], far, '2027-03-18T17:20:00.000Z')).toMatch(
    /^The job before is still going, then it’s .* drive, and/,
  );
  expect(runsOnText([{ ...before, status: 'planned' }], next, '2027-03-18T15:50:00.000Z')).toBeUndefined();
  expect(said('2027-03-18T17:10:00.000Z')).toBeUndefined();
  expect(runsOnText([before], { ...next, called_off: true }, '2027-03-18T15:50:00.000Z')).toBeUndefined();
  expect(runsOnText([{ ...before, hours: 3 }], next, '2027-03-18T15:50:00.000Z')).toContain(
    '11:40 AM, and Tom',
  );
  const last_job = { ended_at: '2027-03-18T16:30:00.000Z' };
  const behind = aTodayVisit({ start: '2027-03-18T16:00:00.000Z', hours: 1, last_job });
  expect(runsOnText([behind], next, '2027-03-18T16:40:00.000Z')).toContain('runs to about 10:30 AM');
  const late = { about: '2027-03-18T17:30:00.000Z' };
  expect(runsOnText([before], { ...next, late }, '2027-03-18T15:50:00.000Z')).toBeUndefined();
});

test('a job that runs on leaves less time behind the one after it', () => {
  const at = (clock: string) => `2027-03-18T${clock}:00.000Z`;
  const underway = aTodayVisit({ status: 'underway', started_at: at('15:40'), hours: 2 });
  const ben = aTodayVisit({ start: at('17:00'), hours: 1.5 });
  const carl = aTodayVisit({ start: at('19:00'), hours: 1 });
  const freeAt = (clock: string, next = underway) =>
    wayText(ben, carl, endsOf(next, [ben, carl], at(clock)).get(ben));
  expect(freeAt('16:00', aTodayVisit({ start: at('15:00'), hours: 1 }))).toBe('30 minutes free');
  expect(freeAt('16:00')).toBeUndefined();
  expect(freeAt('17:50', { ...underway, hours: 1 })).toBeUndefined();
  expect(freeAt('16:00', { ...underway, hours: 1.5 })).toBe('20 minutes free');
  const late = aTodayVisit({ start: at('14:30'), hours: 2, area: 'alamitos-bay', status: 'underway' });
  expect(freeAt('16:20', { ...late, started_at: at('14:40') })).toBeUndefined();
  expect(freeAt('14:00', aTodayVisit({ start: at('14:30'), hours: 2, area: 'alamitos-bay' }))).toBe(
    '30 minutes free',
  );
});

test('says how long the drive to the next boat is and what is left of the time between', () => {
  const first = aTodayVisit({ start: '2027-03-18T15:00:00.000Z', hours: 3 });
  const next = (start: string, area = first.area) => aTodayVisit({ start, area });
  expect(wayText(first, next('2027-03-18T20:00:00.000Z'))).toBe('2 hours free');
  expect(wayText(first, next('2027-03-18T20:00:00.000Z', 'long-beach'))).toMatch(
    /^\d+ minutes’ drive, .+ free$/,
  );
  expect(wayText(first, next('2027-03-18T20:00:00.000Z', 'alamitos-bay'))).toBe(
    '1 hour’s drive, 1 hour free',
  );
  expect(wayText(first, next('2027-03-18T20:00:00.000Z', 'huntington-harbor'))).toBe(
    '1 hour 5 minutes’ drive, 55 minutes free',
  );
  expect(wayText(first, next('2027-03-18T18:10:00.000Z', 'long-beach'))).toMatch(
    /drive, 10 minutes between$/,
  );
  expect(wayText(first, next('2027-03-18T18:00:00.000Z'))).toBeUndefined();
  const off = { ...next('2027-03-18T20:00:00.000Z'), called_off: true as const };
  const last = next('2027-03-18T23:00:00.000Z');
  expect(wayText(first, off)).toBeUndefined();
  expect(stopsBefore([first, off, last], last)).toEqual([first]);
  expect(stopsBefore([off, last], last)).toEqual([]);
});

test('between two visits of a day lies less when the first begins late', () => {
  const late = { about: '2027-03-18T15:30:00.000Z' };
  const after = aTodayVisit({ start: '2027-03-18T20:00:00.000Z' });
  expect(wayText(aTodayVisit({ late }), after)).toBe('30 minutes free');
});

test('the way to a visit counts from the same end of the job before as the sentence beside it', () => {
  const at = (clock: string) => `2027-03-18T${clock}:00.000Z`;
  const lena = aTodayVisit({ status: 'underway', start: at('20:00'), started_at: at('22:17'), hours: 2 });
  const carla = aTodayVisit({ start: at('21:00'), hours: 2 });
  const eli = aTodayVisit({ start: at('23:30'), hours: 2, area: 'long-beach', name: 'Eli Park' });
  const now = at('22:30');
  const end = endsOf(lena, [carla, eli], now).get(carla);
  expect(formatTime(end ?? '')).toBe('7:17 PM');
  expect(runsOnText([carla, lena], eli, now)).toContain('The job before runs to about 7:17 PM, then it’s');
  expect(wayText(carla, eli, end)).toMatch(/^\d+ minutes’ drive$/);
  const short = { ...lena, started_at: at('19:15') };
  const soon = endsOf(short, [eli], at('19:30')).get(short);
  expect(formatTime(soon ?? '')).toBe('2:15 PM');
  const late = { about: at('15:00') };
  const behind = endsOf(aTodayVisit({ start: at('14:00'), hours: 2, late }), [], at('16:00'));
  expect([...behind.values()]).toEqual([at('18:00')]);
});

test('says of visits that are planned over each other, or with a drive too long, that they are too close', () => {
  const at = (clock: string) => `2027-03-18T${clock}:00.000Z`;
  const carla = aTodayVisit({ start: at('20:00'), hours: 3, area: 'malibu' });
  const derek = (start: string, area = 'long-beach') => aTodayVisit({ start: at(start), area });
  const close = (after: ReturnType<typeof derek>, now = todayNow) => tooCloseText(carla, after, now);
  expect(close(derek('21:30'))).toMatch(
    /^Too close: [\w ]+ minutes’ drive, and the stop before is planned until 4:00 PM\.$/,
  );
  expect(close(derek('21:30', 'malibu'))).toBe('Too close: the stop before is planned until 4:00 PM.');
  expect(close(derek('23:10'))).toMatch(/^Too close: [\w ]+ minutes’ drive, 10 minutes between\.$/);
  expect(tooCloseText(carla, derek('21:30', 'malibu'), todayNow, at('22:10'))).toBe(
    'Too close: the stop before ends about 3:10 PM.',
  );
  expect(tooCloseText(carla, derek('23:00', 'malibu'), todayNow)).toBeUndefined();
  expect(close({ ...derek('21:30'), called_off: true })).toBeUndefined();
  expect(close({ ...derek('21:30'), status: 'underway' })).toBeUndefined();
  expect(close(derek('21:30'), at('21:31'))).toBeUndefined();
  expect(close(derek('19:00'))).toBeUndefined();
});

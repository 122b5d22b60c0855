import { expect, test } from 'vitest';
import { type CalendarDay, type CalendarVisit, visitCount } from '#domain/calendar/calendar-day.ts';
import { addHours, instantOf, mondayOf } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import { freeSpans } from '#web/admin/calendar/free-spans.ts';
import { withMoved } from '#web/admin/calendar/moved-days.ts';
import { stateText } from '#web/admin/calendar/visit-state.ts';
import { classOf } from '#web/admin/calendar/week-class.ts';
import { shownSpan, spanTitle } from '#web/admin/calendar/week-days.ts';
import { shownHours, weekEvents } from '#web/admin/calendar/week-events.ts';
import {
  actText,
  emailText,
  inTheWay,
  type Movable,
  movableVisit,
  notesOn,
  overlapText,
} from '#web/admin/visit/movable.ts';
import { formatBareSpan, formatShortSpan, offHours } from '#web/admin/visit/times.ts';

const at = (time: string, day = '2027-03-18'): string => instantOf(`${day}T${time}`);

const aVisit = (changes: Partial<CalendarVisit> = {}): CalendarVisit => ({
  id: '01JA0000000000000000000001',
  lead_id: '01JA0000000000000000000002',
  name: 'Elena Marsh',
  start: at('08:00'),
  hours: 3,
  status: 'planned',
  area: 'marina-del-rey',
  ...changes,
});

const aDay = (visits: CalendarVisit[], changes: Partial<CalendarDay> = {}): CalendarDay => ({
  day: '2027-03-18',
  visits,
  time_off: [],
  sunset: at('19:02'),
  ...changes,
});

const tom: Movable = {
  key: '01JA0000000000000000000009',
  leadId: '01JA0000000000000000000009',
  name: 'Tom Okafor',
  hours: 2,
  area: 'marina-del-rey',
  noEmail: false,
};

test('a week begins on Monday, also for its Sunday and across daylight saving', () => {
  expect(mondayOf('2027-03-15')).toBe('2027-03-15');
  expect(mondayOf('2027-03-14')).toBe('2027-03-08');
  expect(mondayOf('2027-11-07')).toBe('2027-11-01');
});

test.each([
  ['2027-03-15', '2027-03-21', 'long', 'March 15 to 21'],
  ['2027-03-29', '2027-04-04', 'long', 'March 29 to April 4'],
  ['2027-12-27', '2028-01-02', 'short', 'Dec 27 to Jan 2, 2028'],
] as const)('%s to %s, %s, is titled %s', (from, to, length, title) => {
  expect(spanTitle(from, to, '2027-03-18', length)).toBe(title);
});

test('spans say morning and afternoon once where that is enough', () => {
  expect(formatShortSpan(at('08:00'), at('11:00'))).toBe('8:00 to 11:00 AM');
  expect(formatShortSpan(at('10:00'), at('14:00'))).toBe('10:00 AM to 2:00 PM');
  expect(offHours({ from: at('10:00'), to: at('14:00') })).toBe('10:00 AM to 2:00 PM');
  expect(offHours({ from: at('00:00'), to: addHours(at('00:00'), 24) })).toBe('all day');
  expect(formatBareSpan(at('08:00'), 4)).toBe('8:00 to noon');
});

test('a phone shows seven days from the chosen one, and its heading names those', () => {
  const sunday = '2026-12-06';
  const { from, to } = shownSpan(sunday, false);
  expect(spanTitle(from, to, sunday, 'short')).toBe('Dec 6 to 12');
  expect(shownSpan(sunday, true)).toEqual({ from: '2026-11-30', to: sunday });
});

test('what overlaps is named with its time and place', () => {
  const [other] = inTheWay(tom, at('10:00'), [aDay([aVisit()])], 30);
  expect(other && overlapText({ ...tom, start: at('10:00') }, other, 30)).toBe(
    'Overlaps Elena Marsh, 8:00 to 11:00 AM in Marina del Rey',
  );
});

test('a visit that only leaves too little time in between is said to be too close', () => {
  const close = { ...tom, start: at('11:00') };
  const [same] = inTheWay(tom, close.start, [aDay([aVisit()])], 30);
  expect(same && overlapText(close, same, 30)).toMatch(
    /^Too close to Elena Marsh.*30 minutes between visits$/,
  );
  const far = { ...close, area: 'castaic-lake' };
  const [drive] = inTheWay(far, far.start, [aDay([aVisit()])], 30);
  expect(drive && overlapText(far, drive, 30)).toMatch(/^Too close to .*: \d+ minutes’ drive$/);
  expect(inTheWay(tom, at('11:30'), [aDay([aVisit()])], 30)).toEqual([]);
});

test('a visit is not in its own way, and neither is one that is over', () => {
  const visit = aVisit();
  expect(inTheWay(movableVisit(visit), at('09:00'), [aDay([visit])], 30)).toEqual([]);
  expect(inTheWay(tom, at('09:00'), [aDay([aVisit({ status: 'done' })])], 30)).toEqual([]);
});

test('the page says before the press who is emailed, or that nobody is', () => {
  const text = (movable: Movable, start = at('15:00'), now = at('07:00')) => emailText(movable, start, now);
  expect([text(tom), actText(tom)]).toEqual([
    'Tom gets an email with the appointment.',
    'Book and email Tom',
  ]);
  const moved = movableVisit(aVisit());
  expect([text(moved), actText(moved)]).toEqual([
    'Elena gets an email with the new time.',
    'Move and email Elena',
  ]);
  const silent = movableVisit(aVisit({ no_email: true }));
  expect(text(silent)).toContain('nobody gets an email');
  expect(actText(silent)).toBe('Move it');
  const over = 'It’s over by now, so nobody gets an email.';
  expect(text(tom, at('08:00'), at('23:00'))).toBe(over);
  expect(text(moved, at('08:00'), at('23:00'))).toBe(over);
  // They still count on the time that it had.
  expect(text(moved, addHours(moved.start ?? '', -48))).toContain('an email with the new time');
});

test('the owner hears of hours, time off and sunset, and may book all the same', () => {
  const off = { from: at('16:00'), to: at('20:00') };
  expect(notesOn(tom, at('18:00'), aDay([], { time_off: [off] }), initialSettings)).toEqual([
    'It’s outside your working hours.',
    'You have time off then.',
    'It ends after sunset, 7:02 PM.',
  ]);
  const sunday = aDay([], { day: '2027-03-21', sunset: at('19:05', '2027-03-21') });
  expect(notesOn(tom, at('08:00', '2027-03-21'), sunday, initialSettings)).toEqual(['It’s a day off.']);
  expect(notesOn(tom, at('08:00'), aDay([]), initialSettings)).toEqual([]);
});

test('a day is open between its visits, gaps and time off left out, from now on', () => {
  const day = aDay([aVisit(), aVisit({ id: '01JA0000000000000000000003', start: at('13:00'), hours: 2 })]);
  expect(freeSpans(day, initialSettings, at('07:00'))).toEqual([
    { from: at('11:30'), to: at('12:30') },
    { from: at('15:30'), to: at('17:00') },
  ]);
  expect(freeSpans(day, initialSettings, at('15:45'))).toEqual([{ from: at('15:45'), to: at('17:00') }]);
  const winter = aDay([], { sunset: at('16:46') });
  expect(freeSpans(winter, initialSettings, at('13:00'))).toEqual([{ from: at('13:00'), to: at('16:46') }]);
  const off = aDay([], { time_off: [{ from: at('08:00'), to: at('16:30') }] });
  expect(freeSpans(off, initialSettings, at('07:00'))).toEqual([]);
  expect(freeSpans({ ...day, day: '2027-03-21' }, initialSettings, at('07:00'))).toEqual([]);
});

test('a moved visit is shown on its new day, held, and leaves the old one', () => {
  const visit = aVisit();
  const next = aDay([], { day: '2027-03-19' });
  const moved = withMoved(
    { now: at('07:00'), days: [aDay([visit]), next], wishes: [] },
    movableVisit(visit),
    at('13:00', '2027-03-19'),
  );
  expect(moved.days.map(({ visits }) => visits.map(({ start, status }) => [start, status]))).toEqual([
    [],
    [[at('13:00', '2027-03-19'), 'held']],
  ]);
});

test('a booked day is no longer asked for', () => {
  const wish = { lead_id: tom.leadId, name: tom.name, day: '2027-03-18', hours: 2 };
  const known = { now: at('07:00'), days: [aDay([])], wishes: [wish] };
  const { days, wishes } = withMoved(known, tom, at('10:00'));
  expect(wishes).toEqual([]);
  expect(days[0]?.visits).toMatchObject([{ lead_id: tom.leadId, name: 'Tom Okafor', status: 'held' }]);
});

test('a visit that was missed or called off is none that a day counts', () => {
  const day = aDay([
    aVisit({ status: 'missed' }),
    aVisit({ called_off: true }),
    aVisit({ status: 'done' }),
    aVisit(),
  ]);
  expect(visitCount(day)).toBe(2);
});

test('the grid reaches as far as the visits and the sun do', () => {
  expect(shownHours([aDay([])])).toEqual({ first: 7, last: 20 });
  expect(shownHours([aDay([aVisit({ start: at('05:30') })])])).toMatchObject({ first: 5 });
  expect(shownHours([aDay([aVisit({ start: at('20:00') })])])).toMatchObject({ last: 24 });
});

test('a missed visit lies behind the one that took its time, which keeps the whole width', () => {
  const missed = aVisit({ id: '01JA0000000000000000000003', status: 'missed' });
  const events = weekEvents([aDay([aVisit(), missed])], undefined);
  const displayOf = (id: string) => events.find((event) => event.id === id)?.display;
  expect([displayOf(aVisit().id), displayOf(missed.id)]).toEqual([undefined, 'background']);
});

test('the calendar says of a visit that was called off that it was, and that other times are offered', () => {
  const offered = { status: 'planned', move_offered_at: '2027-03-17T20:00:00.000Z' } as const;
  expect(stateText(offered, '2027-03-17T21:00:00.000Z')).toBe('Other times offered');
  expect(stateText({ ...offered, called_off: true }, '2027-03-17T21:00:00.000Z')).toBe(
    'Called off. Other times offered',
  );
});

test('what was booked anyway is marked red until it is done', () => {
  const classes = (changes: Partial<CalendarVisit>) =>
    classOf({ kind: 'visit', visit: aVisit({ overlap: true, ...changes }) });
  expect(classes({})).toContain('cal-ev--overlap');
  expect(classes({ status: 'done' })).toBe('cal-ev cal-ev--done');
});

test('the calendar says when the work began and ended, where that is known', () => {
  const [started_at, ended_at] = [at('08:36'), at('11:40')];
  const now = at('12:00');
  expect(stateText({ status: 'underway', started_at }, now)).toBe('Underway since 8:36 AM');
  expect(stateText({ status: 'done', started_at, ended_at }, now)).toBe('Done 8:36 to 11:40 AM');
  expect(stateText({ status: 'done' }, now)).toBe('Done');
});

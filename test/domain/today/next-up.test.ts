import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { nextUp } from '#domain/today/next-up.ts';
import type { Waiting } from '#domain/today/waiting-item.ts';
import { aTodayVisit } from '../../a-today.ts';

const first = aTodayVisit();
const second = aTodayVisit({ id: '01KM0000000000000000000002', start: addHours(first.start, 10) });
const end = addHours(first.start, first.hours);
const asked: Waiting = {
  kind: 'overdue',
  lead_id: first.lead_id,
  visit_id: first.id,
  name: first.name,
  text: 'was planned for Thu, Mar 18, 8:00 AM. How did it go?',
  act: 'Say how it went',
  since: first.start,
};

test('a visit that nobody marked stands first while its work may still go on, and is asked about after that', () => {
  const day = { visits: [first, second], waiting: [asked] };
  expect(nextUp(day, addHours(end, 1))).toEqual({ next: first, others: [second], waiting: [] });
  expect(nextUp(day, addHours(end, 2))).toEqual({ next: second, others: [], waiting: [asked] });
  expect(nextUp({ ...day, visits: [first] }, addHours(end, 9)).next).toBeUndefined();
});

test('while an earlier job of the day goes on, nobody is asked how the next one went, and it stays in the day', () => {
  const job = { ...first, status: 'underway' as const, started_at: first.start };
  const held = { ...second, start: addHours(first.start, 1), hours: 0.5 };
  const waiting = [{ ...asked, visit_id: held.id, since: held.start }];
  const day = { visits: [job, held], waiting };
  expect(nextUp(day, addHours(end, 1))).toEqual({ next: job, others: [held], waiting: [] });
  expect(nextUp(day, addHours(end, 3)).waiting).toEqual(waiting);
  const before = { ...held, start: addHours(first.start, -1) };
  expect(nextUp({ ...day, visits: [before, job] }, addHours(first.start, 1)).waiting).toEqual(waiting);
});

test('who was held up by a job that is done by now is still to come, for as long as the visit takes', () => {
  const late = { ...first, hours: 1, last_job: { area: first.area, ended_at: addHours(first.start, 1.25) } };
  const next = { ...second, start: addHours(first.start, 2.5) };
  const day = { visits: [late, next], waiting: [asked] };
  expect(nextUp(day, addHours(first.start, 2))).toMatchObject({ next: late, others: [next], waiting: [] });
  expect(nextUp(day, addHours(first.start, 2.5))).toMatchObject({ next, waiting: [asked] });
});

test('a visit that nobody marked gives way to one whose turn has come, which is under way then, with a line or without', () => {
  const unsettled = { ...first, hours: 2 };
  const three = addHours(first.start, 2);
  const after = { ...second, start: three };
  const day = { visits: [unsettled, after], waiting: [asked] };
  expect(nextUp(day, three)).toEqual({ next: after, others: [], waiting: [asked] });
  const begun = { ...after, status: 'underway' as const, started_at: three };
  expect(nextUp({ ...day, visits: [unsettled, begun] }, addHours(three, 1)).next).toBe(begun);
  const later = { ...second, start: addHours(three, 1) };
  const withLater = { ...day, visits: [unsettled, later] };
  expect(nextUp(withLater, addHours(three, 0.25)).next).toBe(unsettled);
  expect(nextUp(withLater, addHours(three, 0.5)).next).toBe(later);
  const unasked = { visits: [unsettled, after], waiting: [] };
  expect(nextUp(unasked, addHours(three, -0.5)).next).toBe(unsettled);
  expect(nextUp(unasked, addHours(three, 0.1))).toMatchObject({ next: after, others: [unsettled] });
});

test('whichever work was begun last stands first, whatever the order of the day', () => {
  const begun = (visit: typeof first, started_at: string) => ({
    ...visit,
    status: 'underway' as const,
    started_at,
  });
  const [ana, carla] = [begun(first, first.start), begun(second, addHours(first.start, 1))];
  const next = (...visits: (typeof first)[]) => nextUp({ visits, waiting: [] }, addHours(first.start, 2));
  expect(next(ana, carla)).toMatchObject({ next: carla, others: [ana] });
  expect(next(first, carla)).toMatchObject({ next: carla, others: [first] });
  expect(next(ana, second)).toMatchObject({ next: ana, others: [second] });
});

test('a visit that we called off stands first only where no other is to come', () => {
  const off = { ...first, called_off: true as const };
  const up = (...visits: (typeof first)[]) => nextUp({ visits, waiting: [] }, first.start).next;
  expect(up(off, second)).toBe(second);
  expect(up(off)).toBe(off);
});

test('work that goes on after midnight stands first, and gives way in the morning or to a visit whose turn has come', () => {
  const job = { ...second, start: '2027-03-18T04:00:00.000Z', hours: 3, status: 'underway' as const };
  const night = '2027-03-18T10:05:00.000Z';
  const day = {
    visits: [job, first],
    waiting: [{ ...asked, visit_id: job.id, since: job.start }],
  };
  expect(nextUp(day, night)).toEqual({ next: job, others: [first], waiting: [] });
  expect(nextUp(day, addHours(first.start, -0.25)).next).toBe(first);
  expect(nextUp({ ...day, visits: [job] }, addHours(job.start, 12))).toMatchObject({
    next: undefined,
    waiting: day.waiting,
  });
});

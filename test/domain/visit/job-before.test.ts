import { expect, test } from 'vitest';
import { isBehindPlan, jobsBefore, runsInto } from '#domain/visit/job-before.ts';

const next = { start: '2027-03-13T18:00:00.000Z', area: 'marina-del-rey' };
const now = '2027-03-13T17:52:00.000Z';
const job = { start: '2027-03-13T16:00:00.000Z', hours: 1.5, status: 'done' as const, area: 'long-beach' };

test.each([
  ['too late to drive there', '2027-03-13T17:50:00.000Z', true],
  ['long before', '2027-03-13T16:30:00.000Z', false],
  ['without a time', undefined, false],
])('of a job that ended %s the next one hears: %s', (_, ended_at, isTold) => {
  expect(runsInto({ ...job, ended_at }, next, now)).toBe(isTold);
});

test('jobs that were done come before the next one, the last first, one that was missed does not', () => {
  const entry = (visit_id: string, start: string, status: 'done' | 'missed') =>
    ({ visit_id, lead_id: 'a', start, hours: 1, status }) as const;
  const done = entry('b', '2027-03-13T16:00:00.000Z', 'done');
  const missed = entry('c', '2027-03-13T17:00:00.000Z', 'missed');
  const earlier = entry('a', '2027-03-13T15:00:00.000Z', 'done');
  expect(jobsBefore({ ...next, id: 'd' }, [earlier, done, missed])).toEqual([done, earlier]);
});

test('of visits booked over each other the next is behind only once it is due, which the owner knows before', () => {
  const over = { ...job, start: '2027-03-13T17:00:00.000Z', hours: 3, status: 'underway' as const };
  expect(runsInto(over, next, now)).toBe(true);
  expect(isBehindPlan(over, next, now)).toBe(false);
  expect(isBehindPlan(over, next, next.start)).toBe(true);
  expect(isBehindPlan({ ...over, hours: 1, started_at: now }, next, now)).toBe(true);
  expect(isBehindPlan({ ...over, status: 'done', ended_at: now }, next, now)).toBe(true);
});

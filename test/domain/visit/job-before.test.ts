import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { behindPlanUntil, heldUpUntil, jobsBefore } from '#domain/visit/job-before.ts';

const next = { start: '2027-03-13T18:00:00.000Z', area: 'marina-del-rey' };
const now = '2027-03-13T17:52:00.000Z';
const job = { start: '2027-03-13T16:00:00.000Z', hours: 1.5, status: 'done' as const, area: 'long-beach' };

test.each([
  ['too late to drive there', '2027-03-13T17:50:00.000Z', true],
  ['long before', '2027-03-13T16:30:00.000Z', false],
  ['without a time', undefined, false],
])('of a job that ended %s the next one hears: %s', (_, ended_at, isTold) => {
  expect(heldUpUntil([{ ...job, ended_at }], next, now) !== undefined).toBe(isTold);
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
  const isBehind = (changes: object, at = now) =>
    behindPlanUntil([{ ...over, ...changes }], next, at) !== undefined;
  expect(heldUpUntil([over], next, now)).toBeDefined();
  expect(isBehind({})).toBe(false);
  expect(isBehind({}, next.start)).toBe(true);
  expect(isBehind({ hours: 1, started_at: now })).toBe(true);
  expect(isBehind({ status: 'done', ended_at: now })).toBe(true);
});

test('of visits booked over each other the next is behind as soon as the one before runs later than planned', () => {
  const first = { ...job, start: '2027-03-13T15:30:00.000Z', hours: 1, status: 'underway' as const };
  const over = { ...job, start: '2027-03-13T17:00:00.000Z', hours: 3, status: 'planned' as const };
  const isBehind = (started_at: string) =>
    behindPlanUntil([over, { ...first, started_at }], next, '2027-03-13T16:52:00.000Z') !== undefined;
  expect(isBehind('2027-03-13T15:55:00.000Z')).toBe(false);
  expect(isBehind('2027-03-13T16:50:00.000Z')).toBe(true);
  const begun = { ...over, status: 'underway' as const };
  expect(behindPlanUntil([{ ...begun, started_at: '2027-03-13T17:10:00.000Z' }], next, now)).toBeUndefined();
});

test('a job that runs on pushes all behind it, each by what the one before it takes', () => {
  const { area } = next;
  const first = { start: addHours(next.start, -3), hours: 2, status: 'underway', area } as const;
  const begun = { ...first, started_at: addHours(next.start, -1.5) };
  const second = { start: addHours(next.start, -0.5), hours: 0.5, status: 'planned', area } as const;
  expect(heldUpUntil([second, begun], next, now)).toBe(addHours(next.start, 1));
  expect(heldUpUntil([second, { ...begun, status: 'done', ended_at: now }], next, now)).toBe(
    addHours(now, 0.5),
  );
  expect(heldUpUntil([second, { ...first, started_at: first.start }], next, first.start)).toBeUndefined();
  expect(heldUpUntil([second], next, now)).toBeUndefined();
  expect(heldUpUntil([], next, now)).toBeUndefined();
});

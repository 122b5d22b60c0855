import { expect, test } from 'vitest';
import type { Visit } from '#domain/visit/visit.ts';
import { dayOfJob, visitName, visitTitle } from '#domain/visit/visit-name.ts';
import { aVisit } from '../../a-visit.ts';

const first = aVisit({ id: '01JD3ZK8Q0000000000000000A' });
const second = aVisit({ id: '01JD3ZK8Q0000000000000000B', start: '2026-03-13T16:00:00.000Z' });
const named = (visits: Visit[], completed_at?: string) =>
  visits.map((visit) => visitName(visit, { visits, completed_at }));

test('only the days of the work are counted: a visit that was missed and its new time are a visit each', () => {
  expect(named([second, first])).toEqual(['Day 2', 'Day 1']);
  for (const status of ['missed', 'canceled'] as const)
    expect(named([{ ...first, status }, second])).toEqual(['Visit', 'Visit']);
});

test('a visit after the job was done is no day of it, whatever became of it', () => {
  const completed_at = '2026-03-13T20:00:00.000Z';
  const back = aVisit({
    id: 'back',
    start: '2026-03-16T16:00:00.000Z',
    booked_at: '2026-03-14T16:00:00.000Z',
  });
  expect(named([first, back], completed_at)).toEqual(['Visit', 'Return visit']);
  expect(named([first, second, { ...back, status: 'missed' }], completed_at)).toEqual([
    'Day 1',
    'Day 2',
    'Return visit',
  ]);
});

test('of work over several days each says which of them it is', () => {
  expect(dayOfJob(first, { visits: [second, first] })).toEqual({ day: 1, of: 2 });
  expect(dayOfJob(first, { visits: [first] })).toBeUndefined();
  expect(visitTitle({ day_of_job: { day: 2, of: 2 } }, 'Complete Detail')).toBe(
    'Day 2 of 2: Complete Detail',
  );
});

test('what is said of a return visit begins with its name', () => {
  expect(visitTitle({ is_return: true }, 'Complete Detail')).toBe('Return visit: Complete Detail');
  expect(visitTitle({ is_return: true }, '')).toBe('Return visit');
  expect(visitTitle({}, 'Complete Detail')).toBe('Complete Detail');
});

import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { endedReturns, isReturnVisit, mayPlanReturn } from '#domain/visit/return-visit.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const completed_at = '2026-03-10T18:00:00.000Z';
const booked_at = '2026-03-11T18:00:00.000Z';
const back = aVisit({ id: 'back', booked_at });

test.each<[string, Partial<Visit>, boolean]>([
  ['booked after the job was done', {}, true],
  ['booked before', { booked_at: completed_at }, false],
  ['noted afterward of a day before', { start: '2026-03-09T18:00:00.000Z' }, false],
])('a visit %s: a return visit is %j', (_, changes, is) => {
  expect(isReturnVisit({ completed_at }, { ...back, ...changes })).toBe(is);
  expect(isReturnVisit({}, { ...back, ...changes })).toBe(false);
});

test('a return visit can be planned once the job is done, until one stands', () => {
  const may = (changes: Partial<Lead>) => mayPlanReturn(aLead(changes));
  expect(may({ status: 'COMPLETED', completed_at })).toBe(true);
  expect(may({ status: 'COMPLETED', completed_at, quarantined: true })).toBe(false);
  expect(may({ status: 'SCHEDULED', completed_at })).toBe(false);
  expect(may({ status: 'REQUEST_SENT' })).toBe(false);
});

test('of a change only the return visits that it ends are told', () => {
  const done = { ...back, status: 'done' as const };
  const first = aVisit({ status: 'done' });
  const ended = (before: Visit[], after: Visit[]) =>
    endedReturns({ completed_at, visits: before }, after).map(({ id }) => id);
  expect(ended([first, back], [first, done])).toEqual(['back']);
  expect(ended([first, done], [first, done])).toEqual([]);
  expect(ended([first, back], [first, { ...back, status: 'canceled' }])).toEqual([]);
});

import { expect, test } from 'vitest';
import { visitName } from '#web/admin/visit/appointment-visits.tsx';
import { aVisit } from '../../../a-visit.ts';

test('only the days of the work are counted: a visit that was missed and its new time are a visit each', () => {
  const first = aVisit({ id: '01JD3ZK8Q0000000000000000A' });
  const second = aVisit({ id: '01JD3ZK8Q0000000000000000B' });
  const named = (...visits: Parameters<typeof visitName>[1]) =>
    visits.map((visit) => visitName(visit, visits));
  expect(named(first, second)).toEqual(['Day 1', 'Day 2']);
  for (const status of ['missed', 'canceled'] as const)
    expect(named({ ...first, status }, second)).toEqual(['Visit', 'Visit']);
});

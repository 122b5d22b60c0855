import { expect, test } from 'vitest';
import { workedAt } from '#domain/visit/worked-at.ts';
import { aVisit } from '../../a-visit.ts';

const done = (start: string, changes = {}) => aVisit({ start, status: 'done', ...changes });
const noted = '2026-11-05T17:00:00.000Z';

test.each([
  ['without a visit', [], noted],
  ['noted on the day of the visit', [done('2026-11-05T16:00:00.000Z')], noted],
  ['noted later', [done('2026-11-02T16:00:00.000Z')], '2026-11-02T16:00:00.000Z'],
  [
    'begun on another day than planned',
    [done('2026-11-02T16:00:00.000Z', { started_at: '2026-11-03T18:00:00.000Z' })],
    '2026-11-03T18:00:00.000Z',
  ],
  [
    'of several days, whatever the order in which they were booked',
    [done('2026-11-03T16:00:00.000Z'), done('2026-11-02T16:00:00.000Z')],
    '2026-11-03T16:00:00.000Z',
  ],
  [
    'with a day that came after it was noted',
    [done('2026-11-02T16:00:00.000Z'), done('2026-11-09T16:00:00.000Z')],
    '2026-11-02T16:00:00.000Z',
  ],
  ['of a visit that was missed', [aVisit({ start: '2026-11-02T16:00:00.000Z', status: 'missed' })], noted],
])('work %s was done when its last visit began, or when it was noted', (_, visits, worked) => {
  expect(workedAt({ visits }, noted)).toBe(worked);
});

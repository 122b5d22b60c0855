import { expect, test } from 'vitest';
import { cameBackText, workedAt } from '#domain/visit/worked-at.ts';
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

test('a return visit is not the day on which the billed work was done', () => {
  const visit = done('2026-11-01T16:00:00.000Z', { booked_at: '2026-10-28T16:00:00.000Z' });
  const back = done('2026-11-04T16:00:00.000Z', { booked_at: '2026-11-02T18:00:00.000Z' });
  const completed_at = '2026-11-01T20:00:00.000Z';
  expect(workedAt({ completed_at, visits: [visit, back] }, noted)).toBe(visit.start);
  const { status, start } = back;
  expect(workedAt({ visits: [visit, { status, start, is_return: true }] }, noted)).toBe(visit.start);
});

test('we came back on the day of the visit, however late that was noted', () => {
  const visit = done('2026-03-12T17:00:00.000Z');
  const text = (ended_at: string, now = ended_at) => cameBackText(visit, ended_at, now);
  expect(text('2026-03-12T19:00:00.000Z')).toBe('We came back on Thursday, March 12.');
  expect(text('2026-03-15T19:00:00.000Z')).toBe('We came back on Thursday, March 12.');
  expect(text('2026-03-11T19:00:00.000Z')).toBe('We came back on Wednesday, March 11.');
  expect(text('2026-03-12T19:00:00.000Z', '2027-03-10T20:00:00.000Z')).toContain('12, 2026.');
});

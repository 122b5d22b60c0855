import { expect, test } from 'vitest';
import { isStatus, statuses } from '#domain/statuses.ts';
import { publicTimeline, TimelineAddition, type TimelineEntry } from '#domain/timeline.ts';

const entry = (changes: Partial<TimelineEntry>): TimelineEntry => ({
  id: 'a',
  lead_id: '01JD3ZK8Q0000000000000000A',
  status: 'REQUEST_SENT',
  is_public: true,
  created_at: '2026-03-01T10:00:00.000Z',
  meta: { updated_by: 'admin', updated_at: '2026-03-01T10:00:00.000Z' },
  ...changes,
});

test('customers see public entries only, newest first, without ids and authors', () => {
  expect(
    publicTimeline([
      entry({}),
      entry({ id: 'b', status: 'Called the marina', is_public: false }),
      entry({ id: 'd', status: 'OFFER_SENT', note: '$700', created_at: '2026-03-03T10:00:00.000Z' }),
      entry({ id: 'c', status: 'CONTACTED', created_at: '2026-03-03T10:00:00.000Z' }),
    ]),
  ).toEqual([
    { status: 'OFFER_SENT', note: '$700', created_at: '2026-03-03T10:00:00.000Z' },
    { status: 'CONTACTED', created_at: '2026-03-03T10:00:00.000Z' },
    { status: 'REQUEST_SENT', created_at: '2026-03-01T10:00:00.000Z' },
  ]);
});

test('an added event needs a status and is private unless ticked', () => {
  expect(TimelineAddition.parse({ status: ' Called ' })).toEqual({ status: 'Called', is_public: false });
  for (const wrong of [{}, { status: '' }, { status: '   ' }]) {
    expect(TimelineAddition.safeParse(wrong).error?.issues[0]?.message).toBe('Status is required');
  }
});

test('a status is one of eight codes', () => {
  expect(statuses).toHaveLength(8);
  expect(isStatus('SCHEDULED')).toBe(true);
  expect(isStatus('scheduled')).toBe(false);
});

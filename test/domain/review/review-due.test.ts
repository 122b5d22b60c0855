import { expect, test } from 'vitest';
import { isAskedOfAnother, reviewDue } from '#domain/review/review-due.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const job = { id: '01JD3ZK8Q0000000000000000A', status: 'COMPLETED', record: aRecord() } as const;
const lead = aLead(job);
const newer = aLead({ ...job, id: '01JD3ZK8Q0000000000000000B' });

test('a review is asked for two days after the work, and not while they may still complain', () => {
  const done_at = '2026-11-28T18:00:00.000Z';
  expect(reviewDue({ done_at, claims_until: '2026-11-29T18:00:00.000Z' })).toBe('2026-11-30T18:00:00.000Z');
  expect(reviewDue({ done_at, claims_until: '2026-12-02T17:00:00.000Z' })).toBe('2026-12-02T17:00:00.000Z');
});

test('of two jobs done at one time the newer request is asked about', () => {
  expect(isAskedOfAnother(lead, [lead, newer])).toBe(true);
  expect(isAskedOfAnother(newer, [lead, newer])).toBe(false);
});

test('of two jobs on one day the later one is asked about', () => {
  const earlier = aLead({
    ...newer,
    record: aRecord({ done_at: `${job.record.done_at.slice(0, 11)}17:00:00.000Z` }),
  });
  const later = aLead({
    ...lead,
    record: aRecord({ done_at: `${job.record.done_at.slice(0, 11)}18:00:00.000Z` }),
  });
  expect(isAskedOfAnother(later, [earlier])).toBe(false);
  expect(isAskedOfAnother(earlier, [later])).toBe(true);
});

test.each([
  ['has no receipt', { record: undefined }],
  ['has no email address', { email: undefined }],
  ['has another email address', { email: 'other@example.com' }],
  ['is not done', { status: 'SCHEDULED' }],
] as const)('a job is asked about although another of the day is newer, which %s', (_, changes) => {
  expect(isAskedOfAnother(lead, [aLead({ ...newer, ...changes })])).toBe(false);
});

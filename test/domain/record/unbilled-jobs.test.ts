import { expect, test } from 'vitest';
import { unbilledJobs } from '#domain/record/unbilled-jobs.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';

const completed = (completed_at: string, changes: Parameters<typeof aLead>[0] = {}) =>
  aLead({ status: 'COMPLETED', completed_at, ...changes });

test('a job that is done and has no receipt stands in the month in which the work was done', () => {
  const visits = [aVisit({ start: '2026-10-30T16:00:00.000Z', status: 'done' })];
  const noted = completed('2026-11-03T17:00:00.000Z', { visits });
  expect(unbilledJobs('2026-10', [noted])).toMatchObject([
    { lead_id: noted.id, name: 'Ana Ortiz', worked_at: '2026-10-30T16:00:00.000Z', service: 'complete' },
  ]);
  expect(unbilledJobs('2026-11', [noted])).toEqual([]);
  // In Los Angeles it is still October.
  expect(unbilledJobs('2026-10', [completed('2026-11-01T06:59:00.000Z')])).toHaveLength(1);
});

test('jobs without a receipt come oldest first, and neither billed nor open ones are among them', () => {
  const leads = [
    completed('2026-11-20T17:00:00.000Z'),
    completed('2026-11-02T17:00:00.000Z'),
    completed('2026-11-03T17:00:00.000Z', { record: aRecord() }),
    completed('2026-11-04T17:00:00.000Z', { status: 'SCHEDULED' }),
  ];
  const days = unbilledJobs('2026-11', leads).map(({ worked_at }) => worked_at.slice(0, 10));
  expect(days).toEqual(['2026-11-02', '2026-11-20']);
});

import { expect, test } from 'vitest';
import { jobTable } from '#domain/operations/jobs.ts';
import { leaseSeconds } from '#functions/data/lead/lead-tasks.ts';

test.each(['lead-mails', 'owed-mails-sweep'] as const)('%s ends before its lease of a lead does', (job) => {
  expect(jobTable[job].timeout).toBeLessThan(leaseSeconds);
});

import { complaintsUntil } from '#domain/record/complaints-until.ts';
import type { JobRecord } from '#domain/record/job-record.ts';

const done_at = '2026-12-01T17:00:00.000Z';

export const aRecord = (changes: Partial<JobRecord> = {}): JobRecord => ({
  number: '2026-0001',
  version: 1,
  lines: [{ description: 'Complete Detail', quantity: 1, unit_price: 100_000, taxable: true }],
  subtotal: 100_000,
  discount: 0,
  tax_percent: 9.5,
  tax: 9500,
  total: 109_500,
  made_at: done_at,
  made_by: 'owner',
  done_at,
  claims_until: complaintsUntil(done_at),
  earlier: [],
  ...changes,
});

import type { Lead } from '../lead.ts';
import { serviceText } from '../lead-words.ts';
import type { JobRecord } from './job-record.ts';
import { linesSubtotal } from './record-totals.ts';

export interface BilledJob extends Pick<Lead, 'requested_service' | 'service_name'> {
  readonly record?: Pick<JobRecord, 'lines' | 'subtotal' | 'discount'> | undefined;
}

/** Dollars that were billed for a job's package, less its share of the discount; undefined where no line is of it. */
export function packageBilled(job: BilledJob): number | undefined {
  const { record } = job;
  const lines = (record?.lines ?? []).filter(({ description }) => description.startsWith(serviceText(job)));
  const amount = linesSubtotal(lines);
  if (!record || amount === 0) return undefined;
  return Math.round((amount * (1 - record.discount / record.subtotal)) / 100);
}

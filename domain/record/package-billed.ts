import type { Lead } from '../lead.ts';
import { serviceText } from '../lead-words.ts';
import type { JobRecord } from './job-record.ts';
import { linesSubtotal } from './record-totals.ts';

export interface BilledJob extends Pick<Lead, 'requested_service' | 'service_name'> {
  readonly record?: Pick<JobRecord, 'lines'> | undefined;
}

/** Dollars before tax on the receipt's lines of a job's package, which a discount of that day leaves alone; undefined without one. */
export function packageBilled(job: BilledJob): number | undefined {
  const lines = (job.record?.lines ?? []).filter(({ description }) =>
    description.startsWith(serviceText(job)),
  );
  const cents = linesSubtotal(lines);
  return cents === 0 ? undefined : Math.round(cents / 100);
}

import type { Lead } from '../lead.ts';
import { serviceText } from '../lead-words.ts';
import { linesSubtotal } from './record-totals.ts';

/** Dollars that were billed for a job's package, less its share of the discount; undefined where no line is of it. */
export function packageBilled(
  lead: Pick<Lead, 'requested_service' | 'service_name' | 'record'>,
): number | undefined {
  const { record } = lead;
  const lines = (record?.lines ?? []).filter(({ description }) => description.startsWith(serviceText(lead)));
  const amount = linesSubtotal(lines);
  if (!record || amount === 0) return undefined;
  return Math.round((amount * (1 - record.discount / record.subtotal)) / 100);
}

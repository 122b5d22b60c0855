import * as z from 'zod';
import { Day, Instant, LeadId } from '../ids.ts';
import type { Lead } from '../lead.ts';
import { packageIds } from '../price/packages.ts';
import { monthOfRecord } from './finish.ts';
import { type JobRecord, PayWay } from './job-record.ts';

export const Month = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'A month is four digits of the year and two of the month.');

/** All amounts are cents. */
export const Money = z.strictObject({
  month: Month,
  /** The totals of the month's records: those paid and those not. */
  done: z.int(),
  paid: z.int(),
  unpaid: z.int(),
  tax: z.int(),
  /** Of the whole year in which the month lies. */
  tax_year: z.int(),
  /** Totals by package; `other` for work of no package. */
  by_package: z.partialRecord(z.enum([...packageIds, 'other']), z.int()),
  records: z.array(
    z.strictObject({
      lead_id: LeadId,
      number: z.string(),
      version: z.int(),
      name: z.string(),
      subtotal: z.int(),
      tax: z.int(),
      total: z.int(),
      done_at: Instant,
      paid_on: Day.optional(),
      how: PayWay.optional(),
    }),
  ),
});
export type Money = z.infer<typeof Money>;

type RecordedLead = Lead & { readonly record: JobRecord };

const isRecorded = (lead: Lead): lead is RecordedLead => lead.record !== undefined;

const sum = (leads: readonly RecordedLead[], part: 'tax' | 'total'): number =>
  leads.reduce((cents, { record }) => cents + record[part], 0);

function byPackage(leads: readonly RecordedLead[]): Money['by_package'] {
  const groups = Map.groupBy(leads, ({ requested_service }) => requested_service ?? 'other');
  return Object.fromEntries([...groups].map(([name, group]) => [name, sum(group, 'total')]));
}

/** A month's records as they are now, of leads that were finished in its year. */
export function moneyOf(month: string, leads: readonly Lead[]): Money {
  const year = leads.filter(isRecorded);
  const ofMonth = year
    .filter(({ record }) => monthOfRecord(record) === month)
    .sort((a, b) => a.record.done_at.localeCompare(b.record.done_at) || a.id.localeCompare(b.id));
  const done = sum(ofMonth, 'total');
  const paid = sum(
    ofMonth.filter(({ record }) => record.paid_on !== undefined),
    'total',
  );
  return {
    month,
    done,
    paid,
    unpaid: done - paid,
    tax: sum(ofMonth, 'tax'),
    tax_year: sum(year, 'tax'),
    by_package: byPackage(ofMonth),
    records: ofMonth.map(({ id, full_name, record }) => ({
      lead_id: id,
      number: record.number,
      version: record.version,
      name: full_name,
      subtotal: record.subtotal,
      tax: record.tax,
      total: record.total,
      done_at: record.done_at,
      ...(record.paid_on !== undefined && { paid_on: record.paid_on, how: record.how }),
    })),
  };
}

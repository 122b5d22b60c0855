import * as z from 'zod';
import { Day, Instant, LeadId, Slug } from '../ids.ts';
import type { Lead } from '../lead.ts';
import { QuoteLine } from '../offer/quote.ts';
import { openCents } from '../price/open-cents.ts';
import { packageIds } from '../price/packages.ts';
import { workedEarlier } from '../visit/worked-at.ts';
import { monthOfRecord } from './finish.ts';
import { JobRecord, PayWay } from './job-record.ts';
import { isDue } from './record-words.ts';

export const Month = z
  .string()
  .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'A month is four digits of the year and two of the month.');

const Cents = z.int();

/** A receipt's amounts, which the books keep when its person has been erased. */
export const ReceiptAmounts = z.object({
  number: z.string(),
  version: z.int(),
  subtotal: Cents,
  discount: Cents,
  tax: Cents,
  total: Cents,
  done_at: Instant,
  /** Of work that was noted on a later day. */
  worked_at: Instant.optional(),
  paid_on: Day.optional(),
  how: PayWay.optional(),
  paid_total: Cents.optional(),
  settled: JobRecord.shape.settled,
  service: z.enum(packageIds).optional(),
});
export type ReceiptAmounts = z.infer<typeof ReceiptAmounts>;

const MoneyRecord = ReceiptAmounts.extend({
  name: z.string(),
  lines: z.array(QuoteLine),
  corrected_at: Instant.optional(),
  /** Absent, as all below, when the person has been erased. */
  lead_id: LeadId.optional(),
  slug: Slug.optional(),
  length_ft: z.number().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  /** When the owner last wrote to them since the job was done. */
  wrote_at: Instant.optional(),
  /** What they wrote that waits for an answer. */
  unanswered: z.string().optional(),
}).strict();
export type MoneyRecord = z.infer<typeof MoneyRecord>;

/** A completed job without a receipt, and the day on which the work was done. */
const UnbilledJob = z.strictObject({
  lead_id: LeadId,
  name: z.string(),
  worked_at: Instant,
  service: z.enum(packageIds).optional(),
  length_ft: z.number().optional(),
});
export type UnbilledJob = z.infer<typeof UnbilledJob>;

const OpenMonth = z.strictObject({ month: Month, unpaid: Cents, back: Cents });

/** All amounts are cents. */
export const Money = z.strictObject({
  month: Month,
  /** The totals of the month's records: what of them is paid, and what is due, also of those corrected since. */
  done: Cents,
  paid: Cents,
  unpaid: Cents,
  tax: Cents,
  /** Of the whole year in which the month lies. */
  tax_year: Cents,
  /** Totals by package; `other` for work of no package. */
  by_package: z.partialRecord(z.enum([...packageIds, 'other']), Cents),
  records: z.array(MoneyRecord),
  /** In none of the sums: they have no total yet. Absent for none. */
  unbilled: z.array(UnbilledJob).optional(),
  /** What other months' receipts leave to be paid or given back, oldest first. Absent for none. */
  open: z.array(OpenMonth).optional(),
});
export type Money = z.infer<typeof Money>;

export const erasedName = 'Erased customer';

const sum = (records: readonly MoneyRecord[], part: 'tax' | 'total'): number =>
  records.reduce((cents, record) => cents + record[part], 0);

function byPackage(records: readonly MoneyRecord[]): Money['by_package'] {
  const groups = Map.groupBy(records, ({ service }) => service ?? 'other');
  return Object.fromEntries([...groups].map(([name, group]) => [name, sum(group, 'total')]));
}

const amountsOf = (record: JobRecord, service: Lead['requested_service']): ReceiptAmounts =>
  ReceiptAmounts.parse({ ...record, ...(service && { service }) });

const ofLead = (lead: Lead): MoneyRecord[] => {
  const { id, public_slug, full_name, requested_service, length_ft, email, phone_e164 } = lead;
  const { record, wrote_at, unanswered } = lead;
  if (!record) return [];
  const facts = { ...amountsOf(record, requested_service), name: full_name, lines: record.lines };
  return [
    {
      ...facts,
      lead_id: id,
      slug: public_slug,
      ...workedEarlier(lead, record.done_at),
      ...(record.version > 1 && { corrected_at: record.made_at }),
      ...(length_ft !== undefined && { length_ft }),
      ...(email !== undefined && { email }),
      ...(phone_e164 !== undefined && { phone: phone_e164 }),
      ...(wrote_at !== undefined && wrote_at > record.done_at && { wrote_at }),
      ...(unanswered && { unanswered: unanswered.text }),
    },
  ];
};

/** By month, what is open on receipts that were not made in this one. */
export function openMonths(month: string, leads: readonly Lead[]): z.infer<typeof OpenMonth>[] {
  const open = leads.flatMap(ofLead).filter((record) => openCents(record) !== 0);
  const byMonth = Map.groupBy(open, monthOfRecord);
  byMonth.delete(month);
  return [...byMonth]
    .map(([of, records]) => {
      const cents = records.map(openCents);
      const unpaid = cents.filter((each) => each > 0).reduce((all, each) => all + each, 0);
      return { month: of, unpaid, back: unpaid - cents.reduce((all, each) => all + each, 0) };
    })
    .sort((a, b) => a.month.localeCompare(b.month));
}

/** A month's records as they are now, of leads that were finished in its year and of those that were erased since. */
export function moneyOf(
  month: string,
  leads: readonly Lead[],
  erased: readonly ReceiptAmounts[] = [],
): Money {
  const year = [
    ...leads.flatMap(ofLead),
    ...erased.map((amounts) => ({ ...amounts, name: erasedName, lines: [] })),
  ];
  const records = year
    .filter((record) => monthOfRecord(record) === month)
    .sort((a, b) => a.done_at.localeCompare(b.done_at) || a.number.localeCompare(b.number));
  const done = sum(records, 'total');
  const unpaid = records.filter(isDue).reduce((cents, record) => cents + openCents(record), 0);
  return {
    month,
    done,
    paid: done - unpaid,
    unpaid,
    tax: sum(records, 'tax'),
    tax_year: sum(year, 'tax'),
    by_package: byPackage(records),
    records,
  };
}

import * as z from 'zod';
import { Day, Instant } from '../ids.ts';
import { ExtraId } from '../offer/extra.ts';
import { QuoteLine } from '../offer/quote.ts';
import { TaxPercent } from '../price/tax-percent.ts';
import { initialTaxPercent } from '../price/tax-rate.ts';
import { ReceiptFacts } from './receipt-facts.ts';
import { PublicReceiptJob, ReceiptJob } from './receipt-job.ts';

const payWays = ['cash', 'check', 'card', 'transfer', 'other'] as const;
export const PayWay = z.enum(payWays);

export const maxRecordVersions = 50;

const Cents = z.int().min(0);

/** A difference that a correction had left and that has changed hands; in cents, below zero it went back. */
const Settled = z.strictObject({ on: Day, cents: z.int(), how: PayWay.optional() });

/** What was done and what it costs, in cents: one version of it. */
export const RecordVersion = z.strictObject({
  version: z.int().min(1),
  lines: z.array(QuoteLine),
  note: z.string().optional(),
  /** As it was when the version was made; absent in older ones. */
  job: ReceiptJob.optional(),
  subtotal: Cents,
  discount: Cents,
  /** The rate of its first version, whatever it is today. */
  tax_percent: TaxPercent.default(initialTaxPercent),
  tax: Cents,
  total: Cents,
  made_at: Instant,
  /** An admin's user name. */
  made_by: z.string(),
  /** The customer is emailed this version. */
  mails: z.literal(true).optional(),
});
export type RecordVersion = z.infer<typeof RecordVersion>;

/** The newest version, and what all of them share. */
export const JobRecord = RecordVersion.extend({
  /** The receipt's: year of issue in Los Angeles, and place in that year without gaps. */
  number: z.string(),
  done_at: Instant,
  claims_until: Instant,
  /** Ids of the approved extra work that its lines were written for; absent in older ones. */
  extras: z.array(ExtraId).optional(),
  paid_on: Day.optional(),
  how: PayWay.optional(),
  /** What was paid, where a correction has changed the total since and nobody has settled that. */
  paid_total: Cents.optional(),
  /** Oldest first. */
  settled: z.array(Settled).optional(),
  /** Who its newest version is from: what was sent stays, whatever the settings say since. */
  from: ReceiptFacts.optional(),
  /** Oldest first. */
  earlier: z.array(RecordVersion).max(maxRecordVersions),
});
export type JobRecord = z.infer<typeof JobRecord>;

export const PublicRecord = JobRecord.pick({
  number: true,
  version: true,
  lines: true,
  note: true,
  subtotal: true,
  discount: true,
  tax_percent: true,
  tax: true,
  total: true,
  done_at: true,
  paid_on: true,
  how: true,
  paid_total: true,
  settled: true,
  claims_until: true,
  made_at: true,
}).extend({
  job: PublicReceiptJob,
  /** What it said before it was corrected, oldest first. */
  earlier: z.array(
    RecordVersion.omit({ made_by: true, mails: true }).extend({ job: PublicReceiptJob.optional() }),
  ),
  photos: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['before', 'after']),
      pair: z.string(),
      url: z.url(),
      publish: z.boolean(),
    }),
  ),
});
export type PublicRecord = z.infer<typeof PublicRecord>;

const publicJob = ({ name: _, ...job }: ReceiptJob): PublicRecord['job'] => job;

/** What its customer may see of a record. */
export function publicRecord(
  { made_by: _by, mails: _mails, from: _from, extras: _extras, earlier, job, ...record }: JobRecord,
  photos: PublicRecord['photos'],
  /** For records that don't say. */
  today: ReceiptJob,
): PublicRecord {
  return {
    ...record,
    job: publicJob(job ?? today),
    earlier: earlier.map(({ made_by: _author, mails: _mailed, job: before, ...version }) => ({
      ...version,
      ...(before && { job: publicJob(before) }),
    })),
    photos,
  };
}

/** `2027-0001`. */
export const receiptNumber = (year: string, place: number): string =>
  `${year}-${String(place).padStart(4, '0')}`;

export const isReceiptNumber = (text: string): boolean => /^\d{4}-\d{4,}$/.test(text);

import { dayOf, daysBetween, formatShortDay } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { openCents } from '#domain/price/open-cents.ts';
import type { PackageNames } from '#domain/price/prices.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { JobRecord } from '#domain/record/job-record.ts';
import type { MoneyRecord } from '#domain/record/money.ts';

type How = NonNullable<JobRecord['how']>;

export const howNames: Readonly<Record<How, string>> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  transfer: 'Transfer',
  other: 'Another way',
};

export const hows = Object.keys(howNames) as How[]; // keys of a literal, hence exact

/** `Restorer, 38 ft`. */
export const workText = (
  { service, length_ft }: Pick<MoneyRecord, 'service' | 'length_ft'>,
  names: PackageNames,
): string =>
  [service ? names[service].title : 'Other work', length_ft !== undefined && `${length_ft} ft`]
    .filter(Boolean)
    .join(', ');

export const daysSince = (instant: string, now: string): number => daysBetween(dayOf(instant), dayOf(now));

/** That its receipt is of another day than the work: a month holds the receipts made in it. */
export function receiptDayText(
  { done_at, worked_at = done_at }: Pick<MoneyRecord, 'done_at' | 'worked_at'>,
  now: string,
): string | undefined {
  const day = formatShortDay(done_at, now);
  return day === formatShortDay(worked_at, now) ? undefined : `Receipt of ${day}`;
}

export function agoText(instant: string, now: string): string {
  const days = daysSince(instant, now);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${counted(days, 'day')} ago`;
}

export const correctedText = ({ corrected_at }: MoneyRecord, now: string): string | undefined =>
  corrected_at && `Corrected ${formatShortDay(corrected_at, now)}`;

export const wroteText = ({ wrote_at }: MoneyRecord, now: string): string | undefined =>
  wrote_at && `Written to ${agoText(wrote_at, now)}`;

type Sums = Pick<MoneyRecord, 'total' | 'paid_on' | 'paid_total'>;

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, each) => sum + Math.max(0, each), 0);

const backText = (records: readonly Sums[]): string | undefined => {
  const back = sumOf(records.map((record) => -openCents(record)));
  return back > 0 ? `${formatCents(back)} to give back` : undefined;
};

export function paidJobsText(records: readonly Sums[]): string {
  const paid = records.filter(({ paid_on }) => paid_on !== undefined);
  return [counted(paid.length, 'job'), backText(records)].filter(Boolean).join(', ');
}

/** `$985.00 paid, $110.25 still due` of corrected receipts, whose totals are in the sum beside it. */
export function openSumsText(records: readonly Sums[]): string {
  const due = sumOf(records.map(openCents));
  const done = sumOf(records.map(({ total }) => total));
  const dueText = due > 0 && `${formatCents(done - due)} paid, ${formatCents(due)} still due`;
  return [dueText, backText(records)].filter(Boolean).join(', ');
}

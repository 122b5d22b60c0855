import { formatShortDay, startOfDay } from '../los-angeles.ts';
import { formatCents } from '../price/quote-totals.ts';
import type { JobRecord } from './job-record.ts';

const paidWays: Record<NonNullable<JobRecord['how']>, string> = {
  cash: 'Paid in cash',
  check: 'Paid by check',
  card: 'Paid by card',
  transfer: 'Paid by transfer',
  other: 'Paid',
};

type Payment = Pick<JobRecord, 'paid_on' | 'how'>;

/** `Paid by check on Dec 3`; undefined while it is due. Free of zod, as is all of this file. */
export const paidText = ({ paid_on, how = 'other' }: Payment, now: string): string | undefined =>
  paid_on === undefined ? undefined : `${paidWays[how]} on ${formatShortDay(startOfDay(paid_on), now)}`;

export const isDue = ({ paid_on, total }: Pick<JobRecord, 'paid_on' | 'total'>): boolean =>
  paid_on === undefined && total > 0;

/** `$989.88 with tax is due.` */
export function balanceText({ paid_on, total }: Pick<JobRecord, 'paid_on' | 'total'>): string {
  if (paid_on !== undefined) return 'Paid, thank you.';
  return total > 0 ? `${formatCents(total)} with tax is due.` : 'Nothing is due.';
}

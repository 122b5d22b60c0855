import { formatShortDay, startOfDay } from '../los-angeles.ts';
import { capitalized } from '../plain-text.ts';
import { type Balance, openCents } from '../price/open-cents.ts';
import { formatCents } from '../price/quote-totals.ts';
import type { JobRecord } from './job-record.ts';

export const paidWays: Record<NonNullable<JobRecord['how']>, string> = {
  cash: 'Paid in cash',
  check: 'Paid by check',
  card: 'Paid by card',
  transfer: 'Paid by transfer',
  other: 'Paid',
};

type Payment = Balance & Pick<JobRecord, 'how' | 'settled'>;

const paidFirst = ({ total, paid_total = total, settled = [] }: Payment): number =>
  settled.reduce((cents, later) => cents - later.cents, paid_total);

/** `Paid by check on Dec 3`, with its sum where that isn’t the total; undefined while it is due. Free of zod, as is all of this file. */
export function paidText(payment: Payment, now: string): string | undefined {
  const { paid_on, how = 'other', settled = [] } = payment;
  if (paid_on === undefined) return undefined;
  const sum = settled.length > 0 || isUnsettled(payment) ? ` ${formatCents(paidFirst(payment))}` : '';
  return `${paidWays[how].replace('Paid', `Paid${sum}`)} on ${formatShortDay(startOfDay(paid_on), now)}`;
}

/** `$43.80 given back in cash on Dec 4`, of each difference that has changed hands since, oldest first. */
export const settledTexts = ({ settled = [] }: Pick<JobRecord, 'settled'>, now: string): string[] =>
  settled.map(({ on, cents, how = 'other' }) => {
    const amount = formatCents(Math.abs(cents));
    const way = paidWays[how].replace('Paid', cents < 0 ? `${amount} given back` : `Another ${amount} paid`);
    return `${way} on ${formatShortDay(startOfDay(on), now)}`;
  });

export const isDue = (record: Balance): boolean => openCents(record) > 0;

export const isUnpaid = (record: Balance): boolean => record.paid_on === undefined && isDue(record);

/** Whether a paid record's correction has left a difference, either way. */
export const isUnsettled = (record: Balance): boolean =>
  record.paid_on !== undefined && openCents(record) !== 0;

const differenceText = (record: Balance, comesBack: string): string => {
  const open = openCents(record);
  const difference = formatCents(Math.abs(open));
  return `The corrected total is ${formatCents(record.total)}, so ${difference} ${open < 0 ? comesBack : 'is still due'}.`;
};

const paidCents = ({ total, paid_total = total }: Balance): string => formatCents(paid_total);

export function balanceText(record: Balance): string {
  if (isUnsettled(record))
    return `You paid ${paidCents(record)}. ${differenceText(record, 'comes back to you')}`;
  if (record.paid_on !== undefined) return 'Paid, thank you.';
  return isDue(record) ? `${formatCents(record.total)} with tax is due.` : 'Nothing is due.';
}

/** `$30.66 still due`; undefined where a correction has left nothing open. */
export const openText = (record: Balance): string | undefined => {
  const open = openCents(record);
  return isUnsettled(record)
    ? `${formatCents(Math.abs(open))} ${open < 0 ? 'to give back' : 'still due'}`
    : undefined;
};

/** What a correction has left open, as the owner reads it, whose customer is called `who`; undefined for nothing. */
export const unsettledText = (record: Balance, who: string): string | undefined =>
  isUnsettled(record)
    ? `${capitalized(who)} paid ${paidCents(record)}. ${differenceText(record, `goes back to ${who}`)}`
    : undefined;

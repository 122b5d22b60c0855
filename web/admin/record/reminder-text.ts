import { formatShortDay } from '#domain/los-angeles.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { MoneyRecord } from '#domain/record/money.ts';

/** Prepared, to be read and changed before it is sent. The email and the text carry the link to the receipt. */
export function reminderText(
  { name, total, number, done_at, worked_at = done_at }: MoneyRecord,
  now: string,
): string {
  const [first = name] = name.split(' ');
  return `Hi ${first}, a quick reminder: ${formatCents(total)} for the work on your boat on ${formatShortDay(worked_at, now)} is still open (receipt ${number}). The receipt on your page says how to pay. If you’ve paid already, please ignore this. Thank you.`;
}

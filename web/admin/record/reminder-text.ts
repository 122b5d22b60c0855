import { formatShortDay } from '#domain/los-angeles.ts';
import { unpaidReminder } from '#domain/message/unpaid-reminder.ts';
import { uncapitalized } from '#domain/plain-text.ts';
import { openCents } from '#domain/price/open-cents.ts';
import type { MoneyRecord } from '#domain/record/money.ts';

/** Prepared, to be read and changed before it is sent. The email and the text carry the link to the receipt. */
export function reminderText(record: MoneyRecord, now: string): string {
  const { name, number, done_at, worked_at = done_at } = record;
  const [first = name] = name.split(' ');
  const day = formatShortDay(worked_at, now);
  return `Hi ${first}, ${uncapitalized(unpaidReminder({ open: openCents(record), day, number }))}`;
}

import { formatCents } from '../price/quote-totals.ts';

interface Unpaid {
  /** In cents. */
  readonly open: number;
  /** `Dec 3`. */
  readonly day: string;
  readonly number: string;
}

/** What a customer is written of a receipt that isn't paid, to be read and changed before it is sent. */
export const unpaidReminder = ({ open, day, number }: Unpaid): string =>
  `A quick reminder: ${formatCents(open)} for the work on your boat on ${day} is still due (receipt ${number}). The receipt on your page says how to pay. If you’ve paid already, please ignore this. Thank you.`;

import type { Extra } from '../offer/extra.ts';
import type { QuoteLine } from '../offer/quote.ts';
import { isSameWords } from '../plain-text.ts';
import { formatCents, lineAmount } from '../price/quote-totals.ts';

type Approved = Pick<Extra, 'line' | 'amount' | 'answer' | 'answered_at'>;

export type ApprovedWork = Pick<Extra, 'line' | 'amount'> & { readonly answered_at: string };

/** The extra work that the customer approved, oldest first. */
export const approvedWork = (extras: readonly Approved[]): ApprovedWork[] =>
  extras
    .flatMap(({ line, amount, answer, answered_at }) =>
      answer === 'approve' && answered_at !== undefined ? [{ line, amount, answered_at }] : [],
    )
    .sort((a, b) => a.answered_at.localeCompare(b.answered_at));

/** The extra work that the customer approved and that is not charged after all. */
export const leftOffWork = <Work extends Pick<Extra, 'line' | 'left_off'>>(
  extras: readonly Work[],
  lines: readonly Pick<QuoteLine, 'description'>[],
): Work[] =>
  extras.filter(
    ({ line, left_off }) => left_off && !lines.some(({ description }) => isSameWords(description, line)),
  );

/** For its customer. */
export const leftOffText = ({ line, amount }: Pick<Extra, 'line' | 'amount'>): string =>
  `You approved “${line}” for ${formatCents(amount)}. It isn’t charged.`;

/** When the customer approved what a line of the record charges; undefined for work that was agreed from the start. */
export const approvedAt = (
  line: Pick<QuoteLine, 'description' | 'quantity' | 'unit_price'>,
  work: readonly ApprovedWork[],
): string | undefined =>
  work.find((extra) => isSameWords(extra.line, line.description) && extra.amount === lineAmount(line))
    ?.answered_at;

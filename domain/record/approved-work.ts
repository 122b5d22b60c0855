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

type Lines = readonly Pick<QuoteLine, 'description'>[];

const isCharged = ({ line }: Pick<Extra, 'line'>, lines: Lines): boolean =>
  lines.some(({ description }) => isSameWords(description, line));

/** The extra work that the customer approved and that is not charged after all. */
export const leftOffWork = <Work extends Pick<Extra, 'line' | 'left_off'>>(
  extras: readonly Work[],
  lines: Lines,
): Work[] => extras.filter((work) => work.left_off && !isCharged(work, lines));

/** The extra work that nobody had answered once the job was done, and that is not charged. */
export const unansweredWork = <Work extends Pick<Extra, 'line' | 'answer' | 'sent_at'>>(
  extras: readonly Work[],
  { done_at, lines }: { readonly done_at: string; readonly lines: Lines },
): Work[] => extras.filter((work) => !work.answer && work.sent_at <= done_at && !isCharged(work, lines));

/** For its customer. */
export const leftOffText = ({ line, amount }: Pick<Extra, 'line' | 'amount'>): string =>
  `You approved “${line}” for ${formatCents(amount)}. It isn’t charged.`;

export const unansweredText = ({ line, amount }: Pick<Extra, 'line' | 'amount'>): string =>
  `You didn’t approve “${line}” for ${formatCents(amount)}, so it isn’t on the bill.`;

/** When the customer approved what a line of the record charges; undefined for work that was agreed from the start. */
export const approvedAt = (
  line: Pick<QuoteLine, 'description' | 'quantity' | 'unit_price'>,
  work: readonly ApprovedWork[],
): string | undefined =>
  work.find((extra) => isSameWords(extra.line, line.description) && extra.amount === lineAmount(line))
    ?.answered_at;

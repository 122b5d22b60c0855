import * as z from 'zod';
import { Instant, sortableId } from '../ids.ts';
import { singleLine, withoutHiddenMarks } from '../plain-text.ts';
import { TaxPercent } from '../price/tax-percent.ts';

export const ExtraId = z.string().regex(sortableId);

export const extraAnswers = ['approve', 'leave'] as const;
export type ExtraAnswer = (typeof extraAnswers)[number];

export const ExtraText = z
  .string()
  .overwrite(withoutHiddenMarks)
  .trim()
  .min(1, 'Say what you found.')
  .max(200, 'At most 200 characters.')
  .regex(singleLine, 'Keep it to one line.');

/** In cents, before tax. */
export const ExtraAmount = z
  .int('Enter an amount in dollars and cents.')
  .min(100, 'At least $1.')
  .max(10_000_000, 'At most $100,000.');

export const maxExtras = 60;

/** A change is a further version under the same id; none is overwritten, and one without an answer is not agreed. */
export const Extra = z.strictObject({
  id: ExtraId,
  version: z.int().min(1),
  line: z.string(),
  amount: ExtraAmount,
  /** Of the sales tax, as it was asked for. */
  tax_percent: TaxPercent.optional(),
  /** The photo as it was uploaded; it is one of the lead's photos. */
  photo: z.string().optional(),
  sent_at: Instant,
  /** Until when an answer is of use; none by then is no. */
  answer_by: Instant.optional(),
  answer: z.enum(extraAnswers).optional(),
  answered_at: Instant.optional(),
  /** Approved, and on purpose not on the receipt. */
  left_off: z.literal(true).optional(),
});
export type Extra = z.infer<typeof Extra>;

import * as z from 'zod';
import { Day, Instant } from '../ids.ts';
import { severalLines, withoutHiddenMarks } from '../plain-text.ts';
import { TaxPercent } from '../price/tax-percent.ts';
import { WholeDollars } from '../price/whole-dollars.ts';

/** Times that an offer names: three at most, so that the choice is one tap. */
export const maxOfferedTimes = 3;

export const WrittenText = z
  .string()
  .overwrite(withoutHiddenMarks)
  .trim()
  .max(2000, 'At most 2,000 characters.')
  .regex(severalLines, 'Please use plain text.');

const OfferLine = z.strictObject({
  description: z.string(),
  quantity: z.number(),
  /** In cents. */
  unit_price: z.int(),
  taxable: z.boolean(),
});

/** An offer as it was emailed. It never changes: a new one replaces it. `sent_at` is its version. */
export const SentOffer = z.strictObject({
  est_price_min: WholeDollars,
  est_price_max: WholeDollars,
  sent_at: Instant,
  note: z.string().optional(),
  /** The one time that the note is about. */
  note_start: Instant.optional(),
  /** The starts that the owner offered. They hold nothing. */
  times: z.array(Instant).max(maxOfferedTimes).optional(),
  /** Of a quote: what the price is made of, to the cent. */
  lines: z.array(OfferLine).max(50).optional(),
  /** Of the sales tax; offers older than this field were taxed as all were then. */
  tax_percent: TaxPercent.optional(),
  /** Until when the price stands; offers older than this field stand without an end. */
  valid_until: Instant.optional(),
});
export type SentOffer = z.infer<typeof SentOffer>;

export const offerAnswers = ['yes', 'question', 'no'] as const;
export type OfferAnswerKind = (typeof offerAnswers)[number];

export const maxNamedDays = 10;

export const OfferAnswer = z.strictObject({
  answer: z.enum(offerAnswers),
  at: Instant,
  /** Days that suit, where no time was chosen. */
  days: z.array(Day).max(maxNamedDays).optional(),
  message: z.string().optional(),
});
export type OfferAnswer = z.infer<typeof OfferAnswer>;

import * as z from 'zod';
import { Instant, LeadId, Slug } from '../ids.ts';
import { singleLine, withoutHiddenMarks } from '../plain-text.ts';
import { boatLength } from '../price/estimates.ts';
import { packageIds } from '../price/packages.ts';
import { quoteTotals } from '../price/quote-totals.ts';
import { TaxPercent } from '../price/tax-percent.ts';
import { initialTaxPercent, maxTaxPercent } from '../price/tax-rate.ts';
import { quoteDecisions } from './quote-decisions.ts';

export const quoteLineMessage = 'Please fill all line items with valid values.';

/** A million dollars: anything more is a typo. */
const maxCents = 100_000_000;
const Cents = z.int().min(0).max(maxCents);

/** Less than a second of an hour. DynamoDB cannot store JavaScript's smallest numbers. */
const leastQuantity = 0.0001;

/** `unit_price` is in integer cents, `quantity` may be a fraction. */
export const QuoteLine = z.strictObject({
  description: z
    .string(quoteLineMessage)
    .overwrite(withoutHiddenMarks)
    .trim()
    .min(1, quoteLineMessage)
    .max(200)
    .regex(singleLine, quoteLineMessage),
  quantity: z.number(quoteLineMessage).min(leastQuantity, quoteLineMessage).max(10_000),
  unit_price: z.int(quoteLineMessage).positive(quoteLineMessage).max(10_000_000),
  taxable: z.boolean().default(true),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const QuoteLines = z
  .array(QuoteLine)
  .min(1, quoteLineMessage)
  .max(50)
  .refine((lines) => quoteTotals(lines, { tax_percent: maxTaxPercent }).total <= maxCents, quoteLineMessage);

/** Amounts are integer cents. A visitor's saved estimate has no lead. */
export const Quote = z.strictObject({
  id: Slug,
  lead_id: LeadId.optional(),
  currency: z.literal('USD'),
  line_items: z.array(QuoteLine),
  subtotal: Cents,
  tax_percent: TaxPercent.default(initialTaxPercent),
  tax: Cents,
  total: Cents,
  decision: z.enum(quoteDecisions).optional(),
  decided_at: Instant.optional(),
  package_id: z.enum(packageIds).optional(),
  /** Of an estimate: the rate was a minimum then. */
  rate_is_floor: z.boolean().optional(),
  length_ft: z.number().min(boatLength.min).max(boatLength.max).optional(),
  created_at: Instant,
  updated_at: Instant,
});
export type Quote = z.infer<typeof Quote>;

/** Everything but the lead's id, plus whether there is a lead. */
export const PublicQuote = Quote.omit({ lead_id: true }).extend({
  for_lead: z.boolean(),
  /** Why it can no longer be accepted; absent while it can. */
  closed: z.string().optional(),
});
export type PublicQuote = z.infer<typeof PublicQuote>;

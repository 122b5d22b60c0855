import * as z from 'zod';
import { boatLength } from './estimates.ts';
import { Instant, LeadId, Slug } from './ids.ts';
import { packageIds } from './packages.ts';

/** Sales tax of the business's place, as a fraction of the taxable lines (SPEC section 9). */
export const taxRate = 0.095;

export const quoteLineMessage = 'Please fill all line items with valid values.';

const Cents = z.int().min(0).max(100_000_000);

/** One line; `unit_price` is integer cents, `quantity` may be a fraction. */
export const QuoteLine = z.strictObject({
  description: z.string(quoteLineMessage).trim().min(1, quoteLineMessage).max(200),
  quantity: z.number(quoteLineMessage).positive(quoteLineMessage).max(10_000),
  unit_price: z.int(quoteLineMessage).positive(quoteLineMessage).max(10_000_000),
  taxable: z.boolean().default(true),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

export const QuoteLines = z.array(QuoteLine).min(1, quoteLineMessage).max(50);

/** A stored quote. All amounts are integer cents. An estimate that a visitor saved has no lead. */
export const Quote = z.strictObject({
  id: Slug,
  lead_id: LeadId.optional(),
  currency: z.literal('USD'),
  line_items: z.array(QuoteLine),
  subtotal: Cents,
  tax: Cents,
  total: Cents,
  decision: z.enum(['accepted', 'declined']).optional(),
  decided_at: Instant.optional(),
  package_id: z.enum(packageIds).optional(),
  length_ft: z.number().min(boatLength.min).max(boatLength.max).optional(),
  created_at: Instant,
  updated_at: Instant,
});
export type Quote = z.infer<typeof Quote>;

/** What a visitor or customer sees of a quote: everything but the lead's id, and whether there is a lead. */
export const PublicQuote = Quote.omit({ lead_id: true }).extend({ for_lead: z.boolean() });
export type PublicQuote = z.infer<typeof PublicQuote>;

const halfUp = (amount: number): number => Math.floor(amount + 0.5 + 1e-9);

/** Cents of one line: quantity times unit price, rounded half up. */
export const lineAmount = ({ quantity, unit_price }: Pick<QuoteLine, 'quantity' | 'unit_price'>): number =>
  halfUp(quantity * unit_price);

/** Subtotal, tax and total in cents; the tax is taken once, on the sum of the taxable lines. */
export function quoteTotals(lines: readonly QuoteLine[]): { subtotal: number; tax: number; total: number } {
  const sum = (some: readonly QuoteLine[]) => some.reduce((cents, line) => cents + lineAmount(line), 0);
  const subtotal = sum(lines);
  const tax = halfUp(sum(lines.filter((line) => line.taxable)) * taxRate);
  return { subtotal, tax, total: subtotal + tax };
}

import * as z from 'zod';
import { boatLength } from './estimates.ts';
import { Instant, LeadId, Slug } from './ids.ts';
import { packageIds } from './packages.ts';

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

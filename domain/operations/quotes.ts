import * as z from 'zod';
import { Instant, LeadId, Slug } from '../ids.ts';
import { PublicQuote, Quote, QuoteLines } from '../offer/quote.ts';
import { quoteDecisions } from '../offer/quote-decisions.ts';
import { boatLength } from '../price/estimates.ts';
import { packageIds } from '../price/packages.ts';
import { SeenPrice } from '../price/seen-price.ts';

export const quotes = {
  'admin-quote': {
    input: z.strictObject({ id: LeadId }),
    output: Quote,
  },
  'admin-quote-save': {
    input: z.strictObject({
      id: LeadId,
      currency: z.literal('USD').default('USD'),
      line_items: QuoteLines,
      /** `updated_at` of the quote that the admin saw, null for none: a newer one is not overwritten. */
      updated_at: Instant.nullable().optional(),
    }),
    output: Quote,
  },
  quote: {
    input: z.strictObject({ quoteId: z.string() }),
    output: PublicQuote,
  },
  'quote-create': {
    input: z.strictObject({
      packageId: z.enum(packageIds),
      lengthFt: z.number().min(boatLength.min).max(boatLength.max),
      ...SeenPrice.shape,
    }),
    output: z.strictObject({ quoteId: Slug }),
  },
  'quote-decide': {
    input: z.strictObject({
      quoteId: z.string(),
      decision: z.enum(quoteDecisions),
      /** `updated_at` of the quote that the customer saw: nobody agrees to a newer revision. */
      updated_at: Instant.optional(),
    }),
    output: PublicQuote,
  },
};

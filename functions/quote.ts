import { publicQuote } from '#domain/offer/quote-making.ts';
import { quotes } from '#domain/operations/quotes.ts';
import { leadOf } from './data/lead/leads.ts';
import { quoteOf } from './data/quotes.ts';
import { found } from './runtime/found.ts';
import { quotesAreOn } from './runtime/guards.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation(
  'quote',
  quotes,
  async ({ quoteId }, { now }) => {
    const quote = found(await quoteOf(quoteId), 'We couldn’t find this quote.');
    const lead = quote.lead_id === undefined ? undefined : await leadOf(quote.lead_id);
    return publicQuote(quote, lead, now);
  },
  [quotesAreOn],
);

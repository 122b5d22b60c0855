import { quotes } from '#domain/operations/quotes.ts';
import { estimateQuote } from '#domain/quote-making.ts';
import { newSlug } from './data/new-ids.ts';
import { storeEstimate } from './data/quotes.ts';
import { quotesAreOn } from './runtime/guards.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation(
  'quote-create',
  quotes,
  async ({ packageId, lengthFt }, { now }) => {
    const quote = estimateQuote(newSlug(), packageId, lengthFt, now);
    await storeEstimate(quote);
    return { quoteId: quote.id };
  },
  [quotesAreOn],
);

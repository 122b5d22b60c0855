import { quotes } from '#domain/operations/quotes.ts';
import { publicQuote } from '#domain/quote-making.ts';
import { quotesAreOn } from './runtime/guards.ts';
import { operation } from './runtime/operation.ts';
import { decideQuote } from './use-cases/decide-quote.ts';

export const handler = operation(
  'quote-decide',
  quotes,
  async ({ quoteId, decision, updated_at }, { now }) =>
    publicQuote(await decideQuote(quoteId, decision, updated_at, now)),
  [quotesAreOn],
);

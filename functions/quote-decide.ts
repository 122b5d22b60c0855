import type { Quote } from '#domain/offer/quote.ts';
import { decisionConflict, quoteDecided } from '#domain/offer/quote-decision.ts';
import { publicQuote } from '#domain/offer/quote-making.ts';
import type { OperationInput } from '#domain/operations/index.ts';
import { quotes } from '#domain/operations/quotes.ts';
import { leadOf } from './data/lead/leads.ts';
import { quoteOf, storeDecision } from './data/quotes.ts';
import { AppError } from './runtime/app-error.ts';
import { found } from './runtime/found.ts';
import { quotesAreOn } from './runtime/guards.ts';
import { aboutLead } from './runtime/log-context.ts';
import { again, lookAgain } from './runtime/look-again.ts';
import { operation } from './runtime/operation.ts';
import { unlessConflict } from './use-cases/unless-conflict.ts';

const unknown = 'We couldn’t find this quote.';

/** `seen` is the `updated_at` of the quote that the customer saw. */
async function decide(
  { quoteId, decision, updated_at: seen }: OperationInput<'quote-decide'>,
  now: string,
): Promise<Quote> {
  const first = found(await quoteOf(quoteId), unknown);
  let quote = first;
  return lookAgain(
    async () => {
      if (quote.lead_id === undefined) {
        throw new AppError('conflict', 'This is an estimate. Book it to get a quote.');
      }
      aboutLead(quote.lead_id);
      // A second press of the same button.
      if (quote.decision === decision && quote.updated_at === first.updated_at) return quote;
      const lead = await leadOf(quote.lead_id);
      if (!lead || lead.quarantined) throw new AppError('not-found', unknown);
      unlessConflict(decisionConflict(lead, quote, decision, { seen: seen ?? first.updated_at, now }));
      const change = quoteDecided(lead.id, decision, now);
      if (await storeDecision(quote, decision, lead, change, now)) {
        return { ...quote, decision, decided_at: now };
      }
      quote = found(await quoteOf(quoteId), unknown);
      return again;
    },
    () => {
      throw new AppError('conflict', 'This quote was changed in the meantime. Please look at it again.');
    },
  );
}

export const handler = operation(
  'quote-decide',
  quotes,
  async (input, { now }) => publicQuote(await decide(input, now), undefined, now),
  [quotesAreOn],
);

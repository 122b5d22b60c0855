import type { Quote } from '#domain/quote.ts';
import { decisionConflict, quoteDecided } from '#domain/quote-decision.ts';
import type { QuoteDecision } from '#domain/quote-decisions.ts';
import { leadOf } from '../data/leads.ts';
import { quoteOf, storeDecision } from '../data/quotes.ts';
import { AppError } from '../runtime/app-error.ts';
import { found } from '../runtime/found.ts';
import { aboutLead } from '../runtime/log-context.ts';
import { unlessConflict } from './unless-conflict.ts';

const unknown = 'We couldn’t find this quote.';

/** How often a decision is retried after a concurrent edit of the lead. */
const attempts = 5;

/** `seen` is the `updated_at` of the quote that the customer saw. */
export async function decideQuote(
  quoteId: string,
  decision: QuoteDecision,
  seen: string | undefined,
  now: string,
): Promise<Quote> {
  const first = found(await quoteOf(quoteId), unknown);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const quote = attempt === 1 ? first : found(await quoteOf(quoteId), unknown);
    if (quote.lead_id === undefined) {
      throw new AppError('conflict', 'This is an estimate. Book it to get a quote.');
    }
    aboutLead(quote.lead_id);
    // A second press of the same button.
    if (quote.decision === decision && quote.updated_at === first.updated_at) return quote;
    const lead = await leadOf(quote.lead_id);
    if (!lead || lead.quarantined) throw new AppError('not-found', unknown);
    unlessConflict(decisionConflict(lead, quote, decision, seen ?? first.updated_at));
    const change = quoteDecided(lead.id, decision, now);
    if (await storeDecision(quote, decision, lead, change, now)) {
      return { ...quote, decision, decided_at: now };
    }
  }
  throw new AppError('conflict', 'This quote was changed in the meantime. Please look at it again.');
}

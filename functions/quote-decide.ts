import { newEntry } from '#domain/new-entry.ts';
import { quotes } from '#domain/operations/quotes.ts';
import { publicQuote } from '#domain/quote-making.ts';
import { quoteOf, storeDecision } from './data/quotes.ts';
import { AppError } from './runtime/app-error.ts';
import { found } from './runtime/found.ts';
import { quotesAreOn } from './runtime/guards.ts';
import { aboutLead } from './runtime/log-context.ts';
import { operation } from './runtime/operation.ts';

const sentences = { accepted: 'Quote accepted', declined: 'Quote declined' } as const;

export const handler = operation(
  'quote-decide',
  quotes,
  async ({ quoteId, decision, updated_at }, { now }) => {
    const quote = found(await quoteOf(quoteId), 'We could not find this quote.');
    const { lead_id } = quote;
    if (lead_id === undefined) throw new AppError('conflict', 'This is an estimate. Book it to get a quote.');
    aboutLead(lead_id);
    if (quote.decision === decision) return publicQuote(quote);
    if (quote.decision) {
      throw new AppError(
        'conflict',
        `This quote was ${quote.decision} before. Please write to us to change that.`,
      );
    }
    const isRevised = updated_at !== undefined && updated_at !== quote.updated_at;
    const entry = newEntry({ lead_id, status: sentences[decision], is_public: true }, 'customer', now);
    if (!isRevised && (await storeDecision(quote, decision, now, entry))) {
      return publicQuote({ ...quote, decision, decided_at: now });
    }
    const changed = await quoteOf(quoteId);
    // Pressed twice: both mean the same.
    if (!isRevised && changed?.decision === decision && changed.updated_at === quote.updated_at) {
      return publicQuote(changed);
    }
    throw new AppError('conflict', 'This quote was changed in the meantime. Please look at it again.');
  },
  { guards: [quotesAreOn] },
);

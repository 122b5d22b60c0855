import { estimateQuote } from '#domain/offer/quote-making.ts';
import { quotes } from '#domain/operations/quotes.ts';
import { publishedPriceList } from './data/content/published-content.ts';
import { seenContent } from './data/content/seen-content.ts';
import { newSlug, slugOfKey } from './data/lead/new-ids.ts';
import { storeEstimate } from './data/quotes.ts';
import { newestSettings } from './data/settings/settings.ts';
import { quotesAreOn } from './runtime/guards.ts';
import { optionalKey } from './runtime/idempotency-key.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation(
  'quote-create',
  quotes,
  async (estimate, { now, idempotencyKey }) => {
    const key = optionalKey(idempotencyKey);
    const id = key === undefined ? newSlug() : slugOfKey(key);
    const [listed, { settings }] = await Promise.all([publishedPriceList(), newestSettings()]);
    const seen = await seenContent(estimate.packageId, estimate, listed);
    const isStored = await storeEstimate(estimateQuote(id, estimate, seen, settings, now));
    // With a key it is the one that an earlier call has stored.
    if (!isStored && key === undefined) throw new Error('A random id was used before.');
    return { quoteId: id };
  },
  [quotesAreOn],
);

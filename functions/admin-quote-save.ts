import type { Lead } from '#domain/lead.ts';
import type { Editor, LeadChange } from '#domain/lead-change.ts';
import { offerConflict } from '#domain/offer/offer.ts';
import type { Quote } from '#domain/offer/quote.ts';
import { decisionOf } from '#domain/offer/quote-decision.ts';
import { isSaid, leadQuote } from '#domain/offer/quote-making.ts';
import { quoteOffered } from '#domain/offer/quote-offer.ts';
import { quotes } from '#domain/operations/quotes.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { Settings } from '#domain/settings.ts';
import { newEntry } from '#domain/timeline.ts';
import { leadOf } from './data/lead/leads.ts';
import { newSlug } from './data/lead/new-ids.ts';
import { quoteOf, storeLeadQuote } from './data/quotes.ts';
import { newestSettings } from './data/settings/settings.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { env } from './runtime/env.ts';
import { again, lookAgain } from './runtime/look-again.ts';
import { workableLead } from './use-cases/found-lead.ts';
import { unlessConflict } from './use-cases/unless-conflict.ts';

/** While quotes are shown to customers, saving one mails it as the lead's offer. */
function offered(lead: Lead, quote: Quote, settings: Settings, editor: Editor): LeadChange {
  if (env('QUOTES_ENABLED') !== 'true') return { fields: {}, entries: [] };
  unlessConflict(offerConflict(lead));
  return quoteOffered(lead, quote, settings, editor);
}

function throwQuoteChanged(): never {
  throw new AppError('conflict', 'This quote was changed in the meantime. Please look at it again.');
}

/** An accepted quote is final, and a newer revision is never overwritten. */
export const handler = adminOperation('admin-quote-save', quotes, async (save, { admin, now }) => {
  const { id, line_items, updated_at } = save;
  let seen: string | null | undefined;
  // A lead that changes meanwhile, as by its emails, is looked at again; a quote that does is not.
  return lookAgain(async () => {
    const lead = workableLead(await leadOf(id));
    const before = lead.quote_id === undefined ? undefined : await quoteOf(lead.quote_id);
    const stored = before?.updated_at ?? null;
    if (seen !== undefined && seen !== stored) throwQuoteChanged();
    seen = stored;
    if (before && decisionOf(before, lead) === 'accepted') {
      throw new AppError('conflict', 'The customer has accepted this quote. It can no longer be changed.');
    }
    const { settings } = await newestSettings();
    const quote = leadQuote(id, line_items, before ?? { id: newSlug(), created_at: now }, settings, now);
    // Saved before: the answer to it was lost.
    if (before && isSaid(quote, before)) return before;
    if (updated_at !== undefined && updated_at !== stored) throwQuoteChanged();
    const change = offered(lead, quote, settings, { admin, now });
    const status = before ? 'Quote revised' : 'Quote saved';
    const trace = { lead_id: id, status, note: formatCents(quote.total), is_public: false };
    const entries = [newEntry(trace, admin, now), ...change.entries];
    return (await storeLeadQuote(lead, quote, before, { ...change, entries }, now)) ? quote : again;
  }, throwQuoteChanged);
});

import { isSaid, leadQuote } from '#domain/offer/quote-making.ts';
import { quotes } from '#domain/operations/quotes.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { newEntry } from '#domain/timeline.ts';
import { leadOf } from './data/lead/leads.ts';
import { newSlug } from './data/lead/new-ids.ts';
import { quoteOf, storeLeadQuote } from './data/quotes.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { workableLead } from './use-cases/found-lead.ts';

/** An accepted quote is final, and a newer revision is never overwritten. */
export const handler = adminOperation('admin-quote-save', quotes, async (save, { admin, now }) => {
  const { id, line_items, updated_at } = save;
  const lead = workableLead(await leadOf(id));
  const before = lead.quote_id === undefined ? undefined : await quoteOf(lead.quote_id);
  if (before?.decision === 'accepted') {
    throw new AppError('conflict', 'The customer has accepted this quote. It can no longer be changed.');
  }
  const quote = leadQuote(id, line_items, before ?? { id: newSlug(), created_at: now }, now);
  // Saved before: the answer to it was lost.
  if (before && isSaid(quote, before)) return before;
  const isUnseen = updated_at !== undefined && updated_at !== (before?.updated_at ?? null);
  const status = before ? 'Quote revised' : 'Quote saved';
  const trace = { lead_id: id, status, note: formatCents(quote.total), is_public: false };
  if (isUnseen || !(await storeLeadQuote(lead, quote, before, newEntry(trace, admin, now)))) {
    throw new AppError('conflict', 'This quote was changed in the meantime. Please look at it again.');
  }
  return quote;
});

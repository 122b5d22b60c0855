import type { Editor, LeadChange } from './lead-change.ts';
import { newEntry } from './new-entry.ts';
import { type PriceRange, rangeText } from './price-words.ts';

/** What an offer does to a lead once it was mailed. */
export function offerSent(lead_id: string, range: PriceRange, { admin, now }: Editor): LeadChange {
  const trace = { lead_id, status: 'Offer emailed', note: rangeText(range), is_public: false };
  const told = { lead_id, status: 'OFFER_SENT', is_public: true, mailed: true } as const;
  return {
    fields: { ...range, status: 'OFFER_SENT', offer_sent: { ...range, sent_at: now } },
    entries: [newEntry(trace, admin, now), newEntry(told, admin, now)],
  };
}

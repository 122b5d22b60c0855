import type { Lead } from './lead.ts';
import type { Editor, LeadChange } from './lead-change.ts';
import { newEntry } from './new-entry.ts';
import { type PriceRange, rangeText } from './price-words.ts';
import type { Status } from './statuses.ts';

/** From here on the customer has agreed: another offer is a corrected price, which needs no answer. */
const agreed: readonly Status[] = ['SCHEDULED', 'IN_PROGRESS', 'COMPLETED'];

export const isCorrectedPrice = ({ status }: Pick<Lead, 'status'>): boolean => agreed.includes(status);

/** Why no offer may be sent; undefined if it may. */
export const offerConflict = ({ status }: Pick<Lead, 'status'>): string | undefined =>
  status === 'CANCELED' ? 'This request is canceled. Change its status before you send an offer.' : undefined;

/** Applied once it was mailed. Never moves a scheduled or later lead back. */
export function offerSent(
  { id: lead_id, status }: Pick<Lead, 'id' | 'status'>,
  range: PriceRange,
  { admin, now }: Editor,
): LeadChange {
  const note = rangeText(range);
  const trace = { lead_id, status: 'Offer emailed', note, is_public: false };
  const isCorrection = isCorrectedPrice({ status }) || status === 'CANCELED';
  const told = isCorrection
    ? { lead_id, status: 'Price updated', note, is_public: true }
    : ({ lead_id, status: 'OFFER_SENT', is_public: true, mailed: true } as const);
  return {
    fields: {
      ...range,
      ...(!isCorrection && { status: 'OFFER_SENT' }),
      offer_sent: { ...range, sent_at: now },
    },
    entries: [newEntry(trace, admin, now), newEntry(told, admin, now)],
  };
}

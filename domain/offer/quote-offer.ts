import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import type { PriceRange } from '../price/price-words.ts';
import type { Settings } from '../settings.ts';
import { newOffer, offerSent } from './offer.ts';
import type { Quote } from './quote.ts';

/** One price, whole dollars around it where it has cents. */
export const rangeOfQuote = ({ subtotal }: Pick<Quote, 'subtotal'>): PriceRange => ({
  est_price_min: Math.floor(subtotal / 100),
  est_price_max: Math.ceil(subtotal / 100),
});

/** A quote goes out as the lead's offer, with one answer. */
export function quoteOffered(
  lead: Lead,
  { subtotal, line_items, tax_percent }: Quote,
  settings: Pick<Settings, 'offer_days'>,
  editor: Editor,
): LeadChange {
  const wanted = {
    ...rangeOfQuote({ subtotal }),
    lines: line_items,
  };
  const { fields, entries } = offerSent(
    lead,
    newOffer(wanted, { ...settings, tax_percent }, editor.now),
    editor,
  );
  return {
    fields: { ...fields, updated_at: editor.now },
    entries,
    ...(lead.email !== undefined && { tasks: [{ kind: 'offer' as const, due_at: editor.now }] }),
  };
}

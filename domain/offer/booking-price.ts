import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { ballparkText, estimateOf } from '../lead-words.ts';
import { beforeTax, type PriceRange, rangeText } from '../price/price-words.ts';
import { newEntry } from '../timeline.ts';
import { isPriceTold } from './is-price-told.ts';
import type { SentOffer } from './sent-offer.ts';

type TypedPrice = Pick<PriceRange, 'est_price_min' | 'est_price_max'>;

/** The price that the owner typed, of which one end may be left out; undefined where there is none. */
export function typedPrice({
  est_price_min,
  est_price_max,
}: Pick<Lead, 'est_price_min' | 'est_price_max'>): TypedPrice | undefined {
  const least = est_price_min ?? est_price_max ?? 0;
  const most = est_price_max ?? least;
  return most > 0 ? { est_price_min: least, est_price_max: most } : undefined;
}

type Booked = Parameters<typeof typedPrice>[0] & Pick<Lead, 'offer_sent' | 'quote_id' | 'record'>;

/** What a booking by hand tells the customer: the price that was typed and never sent. */
export function bookingPrice(lead: Booked): TypedPrice | undefined {
  const price = isPriceTold(lead.offer_sent, lead) ? undefined : typedPrice(lead);
  return price && price.est_price_min <= price.est_price_max ? price : undefined;
}

/** For the owner, before the booking: what its customer will know of the price; undefined once one was told. */
export function bookingPriceText(lead: Lead): string | undefined {
  if (lead.record) return 'A return visit is free unless you add lines to the receipt.';
  if (isPriceTold(lead.offer_sent, lead)) return undefined;
  const price = bookingPrice(lead);
  if (price) return `They’ll read your price with it: ${rangeText(price)} ${beforeTax}.`;
  const ballpark = ballparkText(lead, estimateOf(lead));
  const known = ballpark && ` Their page has the ballpark, ${ballpark} ${beforeTax}.`;
  return `No price has been sent.${known ?? ''}`;
}

/** The booking that tells a price as well: from then on it stands as one that was sent. */
export function withPrice(
  { fields, entries, ...change }: LeadChange,
  lead_id: string,
  offer_sent: SentOffer | undefined,
  { admin, now }: Editor,
): LeadChange {
  if (!offer_sent) return { ...change, fields, entries };
  const told = newEntry(
    { lead_id, status: 'Price told', note: rangeText(offer_sent), is_public: false },
    admin,
    now,
  );
  return { ...change, fields: { ...fields, offer_sent }, entries: [...entries, told] };
}

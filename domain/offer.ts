import type { Lead } from './lead.ts';
import type { Editor, LeadChange } from './lead-change.ts';
import { formatMoment } from './los-angeles.ts';
import { newEntry } from './new-entry.ts';
import { validUntil } from './offer-validity.ts';
import { type PriceRange, rangeText } from './price-words.ts';
import type { SentOffer } from './sent-offer.ts';
import type { Settings } from './settings.ts';
import type { Status } from './statuses.ts';

/** From here on the customer has agreed: another offer is a corrected price, which needs no answer. */
const agreed: readonly Status[] = ['SCHEDULED', 'IN_PROGRESS', 'COMPLETED'];

export const isCorrectedPrice = ({ status }: Pick<Lead, 'status'>): boolean => agreed.includes(status);

/** Why no offer may be sent; undefined if it may. */
export const offerConflict = ({ status }: Pick<Lead, 'status'>): string | undefined =>
  status === 'CANCELED' ? 'This request is canceled. Change its status before you send an offer.' : undefined;

/** What the owner offers: a price range before tax, and perhaps times to choose from and a note. */
export interface WantedOffer extends PriceRange {
  readonly times?: readonly string[] | undefined;
  readonly note?: string | undefined;
}

/** The offer as it goes out `now`. Times that have passed are left out. */
export function newOffer(
  { est_price_min, est_price_max, times = [], note }: WantedOffer,
  settings: Pick<Settings, 'offer_days'>,
  now: string,
): SentOffer {
  const ahead = [...new Set(times)].filter((start) => start > now).sort();
  return {
    est_price_min,
    est_price_max,
    sent_at: now,
    valid_until: validUntil(now, settings),
    ...(ahead.length > 0 && { times: ahead }),
    ...(note && { note }),
  };
}

/** Offers that are kept: what was sent stays readable. */
const mostPastOffers = 50;

/**
 * Applied once it was mailed, where there is an email. Never moves a scheduled or later lead back; a corrected price
 * keeps the yes, any other offer asks anew.
 */
export function offerSent(lead: Lead, offer: SentOffer, { admin, now }: Editor): LeadChange {
  const { id: lead_id, email, status, offer_sent, offer_answer, past_offers = [] } = lead;
  const { est_price_min, est_price_max, times = [] } = offer;
  const note = [rangeText(offer), ...times.map((start) => formatMoment(start, now))].join('; ');
  const made = email === undefined ? 'Offer made' : 'Offer emailed';
  const trace = { lead_id, status: made, note, is_public: false };
  const isCorrection = isCorrectedPrice({ status }) || status === 'CANCELED';
  const told = isCorrection
    ? { lead_id, status: 'Price updated', note: rangeText(offer), is_public: true }
    : ({ lead_id, status: 'OFFER_SENT', is_public: true, mailed: true } as const);
  const replaced = offer_sent && { offer: offer_sent, ...(offer_answer && { answer: offer_answer }) };
  return {
    fields: {
      est_price_min,
      est_price_max,
      ...(!isCorrection && { status: 'OFFER_SENT', offer_answer: null }),
      offer_sent: offer,
      ...(lead.unanswered && { unanswered: null }),
      ...(replaced && { past_offers: [...past_offers, replaced].slice(-mostPastOffers) }),
    },
    entries: [newEntry(trace, admin, now), newEntry(told, admin, now)],
  };
}

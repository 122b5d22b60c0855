import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { formatMoment } from '../los-angeles.ts';
import { type PriceRange, rangeText } from '../price/price-words.ts';
import { taxPercentOf } from '../price/tax-rate.ts';
import type { Settings } from '../settings.ts';
import type { Status } from '../statuses.ts';
import { newEntry } from '../timeline.ts';
import { pricedLineText } from './line-words.ts';
import { validUntil } from './offer-validity.ts';
import type { OfferAnswer, SentOffer } from './sent-offer.ts';

/** From here on the customer has agreed: another offer is a corrected price, which needs no answer. */
const agreed: readonly Status[] = ['SCHEDULED', 'IN_PROGRESS', 'COMPLETED'];

export const isCorrectedPrice = ({ status }: Pick<Lead, 'status'>): boolean => agreed.includes(status);

export const offerConflict = ({ status }: Pick<Lead, 'status'>): string | undefined =>
  status === 'CANCELED' ? 'This request is canceled. Change its status before you send an offer.' : undefined;

/** Another price was sent since the one that the admin saw, by its `sent_at`: `null` for none. */
export const offerOvertaken = (
  { offer_sent }: Pick<Lead, 'offer_sent'>,
  seen: string | null | undefined,
  now: string,
): string | undefined =>
  seen === undefined || !offer_sent || offer_sent.sent_at === seen
    ? undefined
    : `A price went out ${formatMoment(offer_sent.sent_at, now)}: ${rangeText(offer_sent)}. Look at it before you send yours.`;

export interface WantedOffer extends PriceRange {
  readonly times?: readonly string[] | undefined;
  readonly note?: string | undefined;
  readonly note_start?: string | undefined;
  readonly lines?: SentOffer['lines'];
}

/** The offer as it goes out `now`, its times soonest first. */
export function newOffer(
  { est_price_min, est_price_max, times = [], note, note_start, lines }: WantedOffer,
  settings: Pick<Settings, 'offer_days' | 'tax_percent'>,
  now: string,
): SentOffer {
  const sorted = [...new Set(times)].sort();
  return {
    est_price_min,
    est_price_max,
    sent_at: now,
    tax_percent: settings.tax_percent,
    valid_until: validUntil(now, settings),
    ...(sorted.length > 0 && { times: sorted }),
    ...(note && { note }),
    ...(note_start && { note_start }),
    ...(lines && { lines }),
  };
}

/** Whether an offer names times alone: the customer said yes to its price. */
export const isOfTimes = (
  { status, offer_sent, offer_answer }: Pick<Lead, 'status' | 'offer_sent' | 'offer_answer'>,
  { times = [], est_price_min, est_price_max }: WantedOffer,
): boolean =>
  !isCorrectedPrice({ status }) &&
  times.length > 0 &&
  offer_answer?.answer === 'yes' &&
  offer_sent?.est_price_min === est_price_min &&
  offer_sent.est_price_max === est_price_max;

/** Times for a price that was accepted keep its lines and tax. */
export const asAccepted = (lead: Lead, offer: SentOffer): SentOffer => {
  if (!lead.offer_sent || !isOfTimes(lead, offer)) return offer;
  const { lines, tax_percent } = lead.offer_sent;
  return { ...offer, tax_percent: taxPercentOf({ tax_percent }), ...(lines && { lines }) };
};

const maxPastOffers = 50;

/** Without its lines, fifty of which would be more than a row holds: the entry of when it was sent has them. */
const replacedOffer = ({ lines: _, ...offer }: SentOffer): SentOffer => offer;

/** With the one that another takes the place of. */
export function replacedOffers({ offer_sent, offer_answer, past_offers = [] }: Lead): Lead['past_offers'] {
  if (!offer_sent) return past_offers;
  const replaced = { offer: replacedOffer(offer_sent), ...(offer_answer && { answer: offer_answer }) };
  return [...past_offers, replaced].slice(-maxPastOffers);
}

/** Other times are offered in their place. */
const withoutDays = ({ days: _, ...answer }: OfferAnswer): OfferAnswer => answer;

/** Applied once it was mailed, where there is an email. A corrected price and mere times keep the yes, any other offer asks anew. */
export function offerSent(lead: Lead, offer: SentOffer, { admin, now }: Editor): LeadChange {
  const { id: lead_id, email, status } = lead;
  const { est_price_min, est_price_max, times = [] } = offer;
  const moments = times.map((start) => formatMoment(start, now));
  const offered = [rangeText(offer), ...moments].join('; ');
  const yes = isOfTimes(lead, offer) ? lead.offer_answer : undefined;
  const note = [offered, ...(offer.lines ?? []).map(pricedLineText)].join('\n');
  const made = email === undefined ? 'Offer made' : 'Offer emailed';
  const trace = { lead_id, status: made, note, is_public: false };
  const isCorrection = isCorrectedPrice({ status }) || status === 'CANCELED';
  const told = { lead_id, is_public: true, mailed: true } as const;
  const asked = yes
    ? { ...told, status: 'Times offered', note: moments.join('; ') }
    : { ...told, status: 'OFFER_SENT' };
  const shown = isCorrection
    ? { lead_id, status: 'Price updated', note: rangeText(offer), is_public: true }
    : asked;
  return {
    fields: {
      est_price_min,
      est_price_max,
      ...(!isCorrection && { status: 'OFFER_SENT', offer_answer: yes ? withoutDays(yes) : null }),
      offer_sent: offer,
      ...(lead.unanswered && lead.unanswered.at <= offer.sent_at && { unanswered: null }),
      ...(lead.offer_sent && { past_offers: replacedOffers(lead) }),
    },
    entries: [newEntry(trace, admin, now), newEntry(shown, admin, now)],
  };
}

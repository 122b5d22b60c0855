import type { Lead } from '../lead.ts';
import { quoteTotals } from '../price/quote-totals.ts';
import { isCorrectedPrice } from './offer.ts';
import type { SentOffer } from './sent-offer.ts';

/** In cents, before tax: the most that an offer or quote asks. */
export const mostOffered = ({ lines, est_price_max }: Pick<SentOffer, 'lines' | 'est_price_max'>): number =>
  lines ? quoteTotals(lines, {}).subtotal : est_price_max * 100;

/** By how many cents, before tax, a price goes past the one that the customer said yes to. */
export function pastAgreed(
  { status, offer_sent, offer_answer }: Pick<Lead, 'status' | 'offer_sent' | 'offer_answer'>,
  cents: number,
): number {
  const hasAgreed = isCorrectedPrice({ status }) || offer_answer?.answer === 'yes';
  if (!hasAgreed || !offer_sent || offer_sent.est_price_max <= 0) return 0;
  return Math.max(0, cents - mostOffered(offer_sent));
}

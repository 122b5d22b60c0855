import type { Lead } from '../lead.ts';
import { serviceText } from '../lead-words.ts';
import { approvedCents } from '../offer/agreed-price.ts';
import { typedPrice } from '../offer/booking-price.ts';
import { newestExtras } from '../offer/newest-extras.ts';
import { mostOffered } from '../offer/past-agreed.ts';
import type { QuoteLine } from '../offer/quote.ts';
import { isBoatLength } from '../price/estimates.ts';
import type { Prices } from '../price/prices.ts';
import { approvedWork } from './approved-work.ts';

/** What the lines of a job's first record are made of; `nothing` where no price is known. */
export type LinesSource = 'quote' | 'offer' | 'typed' | 'prices' | 'nothing';

type PricedLead = Pick<
  Lead,
  | 'requested_service'
  | 'service_name'
  | 'length_ft'
  | 'rate_per_foot'
  | 'offer_sent'
  | 'est_price_min'
  | 'est_price_max'
>;

const lineOf = (description: string, quantity: number, unit_price: number): QuoteLine => ({
  description,
  quantity,
  unit_price,
  taxable: true,
});

/** Feet times the rate that the lead was told, else today's; undefined without a package or a length that it is priced for. */
function packageLine(lead: PricedLead, prices: Prices): QuoteLine | undefined {
  const { requested_service, length_ft, rate_per_foot } = lead;
  if (requested_service === undefined || length_ft === undefined || !isBoatLength(length_ft))
    return undefined;
  const rate = rate_per_foot ?? prices[requested_service];
  return lineOf(serviceText(lead), length_ft, Math.round(rate * 100));
}

/** Cents of the offer; without one of the price that the owner typed, as who asks by phone hears it. */
function rangeOf({ offer_sent, ...lead }: PricedLead) {
  const price = typedPrice(offer_sent ?? lead);
  return price && ([price.est_price_min * 100, price.est_price_max * 100] as const);
}

/** Feet times rate where that lies within the agreed range, else the end of it that is nearer. */
function agreedLine(lead: PricedLead, byLength: QuoteLine | undefined): QuoteLine | undefined {
  const range = rangeOf(lead);
  if (!range) return undefined;
  const [least, most] = range;
  const cents = byLength && Math.round(byLength.quantity * byLength.unit_price);
  if (byLength && cents !== undefined && cents >= least && cents <= most) return byLength;
  const price = cents !== undefined && cents < least && least > 0 ? least : most;
  return lineOf(serviceText(lead), 1, price);
}

/** What a job is charged when nobody changes anything: what was agreed, and the extra work that was approved. */
export function finishLines(
  lead: PricedLead & Pick<Lead, 'extras'>,
  prices: Prices,
): { readonly lines: QuoteLine[]; readonly from: LinesSource } {
  const billed = newestExtras(lead.extras ?? []).filter(({ left_off }) => !left_off);
  const extras = approvedWork(billed).map(({ line, amount }) => lineOf(line, 1, amount));
  const quoted = lead.offer_sent?.lines;
  if (quoted) return { lines: [...quoted, ...extras], from: 'quote' };
  const byLength = packageLine(lead, prices);
  const agreed = agreedLine(lead, byLength);
  if (agreed) return { lines: [agreed, ...extras], from: lead.offer_sent ? 'offer' : 'typed' };
  return byLength ? { lines: [byLength, ...extras], from: 'prices' } : { lines: extras, from: 'nothing' };
}

/** In cents, before tax: the most that the customer knows of from offer and approved work; undefined without a range. */
export function mostAgreed({
  offer_sent,
  extras = [],
}: Pick<Lead, 'offer_sent' | 'extras'>): number | undefined {
  if (!offer_sent || offer_sent.est_price_max <= 0) return undefined;
  return mostOffered(offer_sent) + approvedCents(newestExtras(extras));
}

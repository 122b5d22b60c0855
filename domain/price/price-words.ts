import { formatDollars } from './estimates.ts';
import type { PriceAgain } from './price-again.ts';
import { formatCents, type PricedLine, quoteTotals } from './quote-totals.ts';
import type { Taxed } from './tax-rate.ts';

/** Follows every price without tax. */
export const beforeTax = 'before tax';

const dollarsOf = (cents: number): string =>
  cents % 100 === 0 ? formatDollars(cents / 100) : formatCents(cents);

export interface PriceRange extends Taxed {
  /** Whole dollars before tax. */
  readonly est_price_min: number;
  readonly est_price_max: number;
  /** Of a quote: then the price is what they come to, and the range only holds it. */
  readonly lines?: readonly PricedLine[] | undefined;
}

/** `$700 to $850`, or `$700` if both ends are equal; a quote's sum to the cent. */
export function rangeText(price: PriceRange): string {
  const { est_price_min, est_price_max, lines } = price;
  if (lines) return formatCents(quoteTotals(lines, price).subtotal);
  return est_price_min === est_price_max
    ? formatDollars(est_price_min)
    : `${formatDollars(est_price_min)} to ${formatDollars(est_price_max)}`;
}

export const priceNoun = ({ est_price_min, est_price_max, lines }: PriceRange): string =>
  lines || est_price_min === est_price_max ? 'price' : 'price range';

/** Where an estimate comes from. */
export const ballparkReason = (isOfLastTime: boolean): string =>
  isOfLastTime
    ? 'The ballpark comes from what the same work cost last time, without travel, extra work or discounts. Your boat’s condition can add to that.'
    : 'The ballpark comes from your boat’s length alone. Its condition can add to that.';

/** `same as last time, about $850 before tax`, or what today's rate makes of it. */
export function againText({ last, dollars }: Pick<PriceAgain, 'last' | 'dollars'>): string {
  const about = `about ${formatDollars(dollars)} ${beforeTax}`;
  return last === dollars
    ? `same as last time, ${about}`
    : `${about} at today’s rate. Last time it was ${formatDollars(last)}`;
}

/** Said of a price in cents before tax. */
export const askedPast = (cents: number): string =>
  `If we find something that would take it past ${dollarsOf(cents)} ${beforeTax}, we’ll ask you first.`;

/** Said of a price that was sent; work approved since, in cents, is part of it. */
export function askedFirst(price: PriceRange, approved = 0): string {
  const { est_price_max, lines } = price;
  const most = lines ? quoteTotals(lines, price).subtotal : est_price_max * 100;
  return askedPast(most + approved);
}

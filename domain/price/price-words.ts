import { formatDollars } from './estimates.ts';
import { formatCents, quoteTotals } from './quote-totals.ts';
import type { Taxed } from './tax-rate.ts';

/** Follows every price without tax. */
export const beforeTax = 'before tax';

/** Cents only where there are some. */
const dollarsOf = (cents: number): string =>
  cents % 100 === 0 ? formatDollars(cents / 100) : formatCents(cents);

export interface PriceRange extends Taxed {
  /** Whole dollars before tax. */
  readonly est_price_min: number;
  readonly est_price_max: number;
}

/** `$700 to $850`, or `$700` if both ends are equal. */
export const rangeText = ({ est_price_min, est_price_max }: PriceRange): string =>
  est_price_min === est_price_max
    ? formatDollars(est_price_min)
    : `${formatDollars(est_price_min)} to ${formatDollars(est_price_max)}`;

/** Said of a price that was sent; work approved since, in cents, is part of it. */
export const askedFirst = ({ est_price_max }: PriceRange, approved = 0): string =>
  `If we find something that would take it past ${dollarsOf(est_price_max * 100 + approved)}, we’ll ask you first.`;

const totalsOf = (dollars: number, taxed: Taxed) =>
  quoteTotals([{ quantity: 1, unit_price: dollars * 100, taxable: true }], taxed);

/** A range in dollars, a single price in cents. */
export function taxedRange(price: PriceRange): { tax: string; total: string } {
  const { est_price_min, est_price_max } = price;
  const [least, most] = [totalsOf(est_price_min, price), totalsOf(est_price_max, price)];
  if (est_price_min === est_price_max)
    return { tax: formatCents(least.tax), total: formatCents(least.total) };
  const range = (from: number, to: number) =>
    rangeText({ est_price_min: Math.round(from / 100), est_price_max: Math.round(to / 100) });
  return { tax: range(least.tax, most.tax), total: range(least.total, most.total) };
}

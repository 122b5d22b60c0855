import { formatDollars } from './estimates.ts';
import { formatCents, quoteTotals } from './quote-totals.ts';
import { taxRate } from './tax-rate.ts';

/** `9.5%`. */
export const taxPercent = `${Number((taxRate * 100).toFixed(3))}%`;

/** Follows every price without tax. */
export const beforeTax = 'before tax';

/** Follows every price with tax. */
export const withTax = `with tax, ${taxPercent}`;

/** Cents only where there are some. */
const dollarsOf = (cents: number): string =>
  cents % 100 === 0 ? formatDollars(cents / 100) : formatCents(cents);

export interface PriceRange {
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

const totalsOf = (dollars: number) =>
  quoteTotals([{ quantity: 1, unit_price: dollars * 100, taxable: true }]);

/** A range in dollars, a single price in cents. */
export function taxedRange({ est_price_min, est_price_max }: PriceRange): { tax: string; total: string } {
  const [least, most] = [totalsOf(est_price_min), totalsOf(est_price_max)];
  if (est_price_min === est_price_max)
    return { tax: formatCents(least.tax), total: formatCents(least.total) };
  const range = (from: number, to: number) =>
    rangeText({ est_price_min: Math.round(from / 100), est_price_max: Math.round(to / 100) });
  return { tax: range(least.tax, most.tax), total: range(least.total, most.total) };
}

import { formatDollars } from './estimates.ts';
import { taxRate } from './quote-totals.ts';

/** `9.5%`. */
export const taxPercent = `${Number((taxRate * 100).toFixed(3))}%`;

/** Stands behind every price without tax. */
export const beforeTax = 'before tax';

interface PriceRange {
  /** Whole dollars before tax. */
  readonly est_price_min: number;
  readonly est_price_max: number;
}

/** `$700 to $850`, or `$700` when both ends are the same. */
export const rangeText = ({ est_price_min, est_price_max }: PriceRange): string =>
  est_price_min === est_price_max
    ? formatDollars(est_price_min)
    : `${formatDollars(est_price_min)} to ${formatDollars(est_price_max)}`;

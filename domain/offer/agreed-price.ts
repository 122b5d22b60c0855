import { formatDollars } from '../price/estimates.ts';
import type { PriceRange } from '../price/price-words.ts';
import { formatCents, type PricedLine, quoteTotals } from '../price/quote-totals.ts';
import type { Extra } from './extra.ts';

type Work = Pick<Extra, 'amount' | 'answer'>;

/** In cents: both ends of the price with the work that was approved. */
interface PriceEnds {
  readonly tax: readonly [number, number];
  readonly total: readonly [number, number];
}

const single = (unit_price: number): PricedLine => ({ quantity: 1, unit_price, taxable: true });

function endsOf(price: PriceRange, extraCents: number): PriceEnds {
  const { est_price_min, est_price_max, lines } = price;
  const totalsOf = (dollars: number) =>
    quoteTotals([...(lines ?? [single(dollars * 100)]), single(extraCents)], price);
  const [least, most] = [totalsOf(est_price_min), totalsOf(est_price_max)];
  return { tax: [least.tax, most.tax], total: [least.total, most.total] };
}

/** A range in whole dollars around both ends, so that it holds whatever is billed; a single price in cents. */
function centsText([least, most]: readonly [number, number]): string {
  if (least === most) return formatCents(least);
  return `${formatDollars(Math.floor(least / 100))} to ${formatDollars(Math.ceil(most / 100))}`;
}

/** In cents, before tax: the work that the customer has approved. */
export const approvedCents = (extras: readonly Work[]): number =>
  extras.reduce((sum, { answer, amount }) => (answer === 'approve' ? sum + amount : sum), 0);

/** Tax and total of an offer with the work approved since, in words; free of zod. */
export function agreedPrice(range: PriceRange, extras: readonly Work[]): { tax: string; total: string } {
  const { tax, total } = endsOf(range, approvedCents(extras));
  return { tax: centsText(tax), total: centsText(total) };
}

export const totalWith = (range: PriceRange, extras: readonly Work[], amount: number): string =>
  centsText(endsOf(range, approvedCents(extras) + amount).total);

/** `$131.40`: what it comes to with tax. */
export const taxedCents = (extra: Pick<Extra, 'amount' | 'tax_percent'>): string =>
  formatCents(quoteTotals([{ quantity: 1, unit_price: extra.amount, taxable: true }], extra).total);

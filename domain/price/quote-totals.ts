/** Integer cents throughout. Free of zod. */

import { withCommas } from '../plain-text.ts';
import { type Taxed, taxPercentOf } from './tax-rate.ts';

export interface PricedLine {
  readonly quantity: number;
  /** Integer cents. */
  readonly unit_price: number;
  readonly taxable: boolean;
}

/** A product of decimals may miss its half cent by floating-point error. */
const halfUp = (amount: number): number => Math.floor(amount * (1 + 2 * Number.EPSILON) + 0.5);

export const lineAmount = ({ quantity, unit_price }: Pick<PricedLine, 'quantity' | 'unit_price'>): number =>
  halfUp(quantity * unit_price);

/** In cents; tax is computed once, on the sum of the taxable lines. */
export function quoteTotals(
  lines: readonly PricedLine[],
  taxed: Taxed,
): { subtotal: number; tax: number; total: number } {
  const sum = (some: readonly PricedLine[]) => some.reduce((cents, line) => cents + lineAmount(line), 0);
  const subtotal = sum(lines);
  const tax = halfUp((sum(lines.filter((line) => line.taxable)) * taxPercentOf(taxed)) / 100);
  return { subtotal, tax, total: subtotal + tax };
}

/** Integer cents as `$1,234.50` or `-$5.00`. */
export function formatCents(cents: number): string {
  const [whole = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${withCommas(Number(whole))}.${rest}`;
}

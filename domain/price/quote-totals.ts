/** Integer cents throughout. Free of zod. */

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

let dollars: Intl.NumberFormat | undefined;

/** Integer cents as `$1,234.50`. */
export function formatCents(cents: number): string {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars.format(cents / 100);
}

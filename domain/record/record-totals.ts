import { lineAmount } from '../price/quote-totals.ts';

interface Line {
  readonly quantity: number;
  /** Integer cents. */
  readonly unit_price: number;
  readonly taxable: boolean;
}

export interface RecordTotals {
  /** Before the discount. */
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

/** A percentage has three decimals at most, and is exact in these parts. */
const partsOfPercent = 1000;
const partsOfWhole = 100_000n;

export const linesSubtotal = (lines: readonly Omit<Line, 'taxable'>[]): number =>
  lines.reduce((cents, line) => cents + lineAmount(line), 0);

/** In cents. The discount lowers what is taxed in proportion; the tax is rounded once, half up, without fractions. */
export function recordTotals(lines: readonly Line[], taxPercent: number, discount = 0): RecordTotals {
  const subtotal = linesSubtotal(lines);
  const taxable = linesSubtotal(lines.filter((line) => line.taxable));
  const divisor = BigInt(subtotal) * partsOfWhole;
  const rate = BigInt(Math.round(taxPercent * partsOfPercent));
  const taxed = BigInt(taxable) * BigInt(subtotal - discount) * rate;
  const tax = subtotal === 0 ? 0 : Number((2n * taxed + divisor) / (2n * divisor));
  return { subtotal, discount, tax, total: subtotal - discount + tax };
}

import * as z from 'zod';
import { type QuoteLine, QuoteLines } from '#domain/quote.ts';

const TypedLine = z.object({
  /** Tells lines apart while they come and go. */
  key: z.string(),
  description: z.string(),
  quantity: z.string(),
  /** Dollars, with cents after a point. */
  unit_price: z.string(),
  taxable: z.boolean(),
});
/** A line as it is typed. */
export type TypedLine = Readonly<z.infer<typeof TypedLine>>;

const plainNumber = (text: string): number => {
  const bare = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '');
  return /^\d*\.?\d+$|^\d+\.$/.test(bare) ? Number(bare) : Number.NaN;
};

/** Dollars as integer cents, NaN for what is no amount; more than two decimals are none. */
export function centsOf(text: string): number {
  const dollars = plainNumber(text);
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-6 ? cents : Number.NaN;
}

const asLine = ({ description, quantity, unit_price, taxable }: TypedLine): QuoteLine => ({
  description: description.trim(),
  quantity: plainNumber(quantity),
  unit_price: centsOf(unit_price),
  taxable,
});

/** The builder's form as it is typed; what comes out is judged by the very schema of the server. */
export const QuoteTexts = z.object({
  lines: z
    .array(TypedLine)
    .transform((lines): z.input<typeof QuoteLines> => lines.map(asLine))
    .pipe(QuoteLines),
});

/** The lines that can be counted so far, for the running totals. */
export const countableLines = (typed: readonly TypedLine[]): QuoteLine[] =>
  typed.map(asLine).filter(({ quantity, unit_price }) => quantity > 0 && unit_price > 0);

export const typedLine = (key: string, line: QuoteLine): TypedLine => ({
  key,
  description: line.description,
  quantity: String(line.quantity),
  unit_price: (line.unit_price / 100).toFixed(2),
  taxable: line.taxable,
});

export const emptyLine = (key: string): TypedLine => ({
  key,
  description: '',
  quantity: '1',
  unit_price: '',
  taxable: true,
});

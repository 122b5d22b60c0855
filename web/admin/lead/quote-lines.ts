import * as z from 'zod';
import { type QuoteLine, QuoteLines } from '#domain/offer/quote.ts';

export const TypedLine = z.object({
  /** React key, stable while lines are added and removed. */
  key: z.string(),
  description: z.string(),
  quantity: z.string(),
  /** Dollars, with optional cents after a point. */
  unit_price: z.string(),
  taxable: z.boolean(),
});
export type TypedLine = Readonly<z.infer<typeof TypedLine>>;

/** A comma parts thousands alone: `1,5` is no number. */
const plainNumber = (text: string): number => {
  const bare = text.trim().replace(/^\$\s*/, '');
  return /\d/.test(bare) && /^(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d*)?$/.test(bare)
    ? Number(bare.replaceAll(',', ''))
    : Number.NaN;
};

/** Integer cents; NaN if it is not an amount or has more than two decimals. */
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

/** The builder's form as text; the result is validated by the server's own schema. */
export const QuoteTexts = z.object({
  lines: z
    .array(TypedLine)
    .transform((lines): z.input<typeof QuoteLines> => lines.map(asLine))
    .pipe(QuoteLines),
});

/** Lines complete enough for the running totals. */
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

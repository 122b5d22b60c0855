import { type QuoteLine, QuoteLines, quoteLineMessage } from '#domain/quote.ts';

/** A line as it is typed. */
export interface TypedLine {
  /** Tells lines apart while they come and go. */
  readonly key: string;
  readonly description: string;
  readonly quantity: string;
  /** Dollars, with cents after a point. */
  readonly price: string;
  readonly taxable: boolean;
}

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

const asLine = ({ description, quantity, price, taxable }: TypedLine): QuoteLine => ({
  description: description.trim(),
  quantity: plainNumber(quantity),
  unit_price: centsOf(price),
  taxable,
});

export type ReadLines =
  | { readonly lines: QuoteLine[] }
  /** By line key the names of its wrong fields. */
  | { readonly problem: string; readonly wrong: ReadonlySet<string> };

const fieldOf: Readonly<Record<string, string>> = {
  description: 'description',
  quantity: 'quantity',
  unit_price: 'price',
};

/** The typed lines by the very rules of the server, or what is wrong with them. */
export function readLines(typed: readonly TypedLine[]): ReadLines {
  const parsed = QuoteLines.safeParse(typed.map(asLine));
  if (parsed.success) return { lines: parsed.data };
  const wrong = parsed.error.issues.flatMap(({ path: [index, field] }) => {
    const line = typed[Number(index)];
    return line ? [`${line.key}-${fieldOf[String(field)]}`] : [];
  });
  return { problem: quoteLineMessage, wrong: new Set(wrong) };
}

/** The lines that can be counted so far, for the running totals. */
export const countableLines = (typed: readonly TypedLine[]): QuoteLine[] =>
  typed.map(asLine).filter(({ quantity, unit_price }) => quantity > 0 && unit_price > 0);

export const typedLine = (key: string, line: QuoteLine): TypedLine => ({
  key,
  description: line.description,
  quantity: String(line.quantity),
  price: (line.unit_price / 100).toFixed(2),
  taxable: line.taxable,
});

export const emptyLine = (key: string): TypedLine => ({
  key,
  description: '',
  quantity: '1',
  price: '',
  taxable: true,
});

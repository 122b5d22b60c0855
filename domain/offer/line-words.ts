import { formatCents, lineAmount, type PricedLine } from '../price/quote-totals.ts';

interface OfferLine extends PricedLine {
  readonly description: string;
}

/** `32 ft at $28.00` for the package's line, which is priced by the foot, `3 at $110.83` for another; '' for one. */
export const quantityText = (
  { description, quantity, unit_price }: Omit<OfferLine, 'taxable'>,
  service?: string,
): string =>
  quantity === 1 ? '' : `${quantity}${description === service ? ' ft' : ''} at ${formatCents(unit_price)}`;

/** `3 at $110.83, no tax`; empty for one that is taxed. */
export const lineDetail = (line: OfferLine, service?: string): string =>
  [quantityText(line, service), !line.taxable && 'no tax'].filter(Boolean).join(', ');

/** `Zincs, 3 at $110.83, no tax`. */
export const lineText = (line: OfferLine, service?: string): string =>
  [line.description, lineDetail(line, service)].filter(Boolean).join(', ');

/** `Zincs, 3 at $110.83: $332.49`. */
export const pricedLineText = (line: OfferLine): string =>
  `${lineText(line)}: ${formatCents(lineAmount(line))}`;

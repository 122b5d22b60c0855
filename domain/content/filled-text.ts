import { withPrices } from '../price/price-tokens.ts';
import type { Content } from './content.ts';

/** A text with what stands elsewhere filled in: prices, and `{{email}}`. */
export const filledText = (text: string, { prices, contact }: Pick<Content, 'prices' | 'contact'>): string =>
  withPrices(
    text.replaceAll('{{email}}', () => contact.email),
    prices,
  );

import { withPrices } from '../price/price-tokens.ts';
import type { SiteContent } from './shown-content.ts';

/** A text with what stands elsewhere filled in: prices, `{{email}}` and `{{answer time}}`. */
export const filledText = (
  text: string,
  { prices, contact, answer_time }: Pick<SiteContent, 'prices' | 'contact' | 'answer_time'>,
): string =>
  withPrices(
    text.replaceAll('{{email}}', () => contact.email).replaceAll('{{answer time}}', () => answer_time),
    prices,
  );

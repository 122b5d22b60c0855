import { withNames, withPrices } from '../price/price-tokens.ts';
import type { SiteContent } from './shown-content.ts';

/** A text with what stands elsewhere filled in: prices, services' names, `{{email}}` and `{{answer time}}`. */
export const filledText = (
  text: string,
  {
    prices,
    packages,
    contact,
    answer_time,
  }: Pick<SiteContent, 'prices' | 'packages' | 'contact' | 'answer_time'>,
): string =>
  withPrices(
    withNames(text, packages)
      .replaceAll('{{email}}', () => contact.email)
      .replaceAll('{{answer time}}', () => answer_time),
    prices,
  );

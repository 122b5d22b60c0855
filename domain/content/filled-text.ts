import { withNames, withPrices } from '../price/price-tokens.ts';
import type { SiteContent } from './shown-content.ts';

/** A text with what stands elsewhere filled in: prices, services' names, `{{email}}` and `{{answer time}}`, which fills in nothing itself. */
export const filledText = (
  text: string,
  {
    prices,
    packages,
    contact,
    answer_time,
  }: Pick<SiteContent, 'prices' | 'packages' | 'contact' | 'answer_time'>,
): string =>
  withPrices(withNames(text, packages), prices)
    .replaceAll('{{email}}', () => contact.email)
    .replaceAll('{{answer time}}', () => answer_time);

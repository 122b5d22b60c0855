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

/** With all of its texts filled in; legal ones are Markdown, and filled in as such. */
export function filledContent(content: SiteContent): SiteContent {
  const { packages, steps, questions, reasons, areas, announcement } = content;
  const texts = { packages, steps, questions, reasons, areas, announcement };
  const fill = (_: string, value: unknown) =>
    typeof value === 'string' ? filledText(value, content) : value;
  const filled = JSON.parse(JSON.stringify(texts), fill) as typeof texts; // the same but for its strings
  return { ...content, ...filled };
}

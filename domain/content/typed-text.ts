import * as z from 'zod';
import { singleLine, withoutHiddenMarks } from '../plain-text.ts';
import { withPrices } from '../price/price-tokens.ts';

/** Line breaks are blanks, hidden marks are taken out. */
const asLine = (text: string): string => withoutHiddenMarks(text.replace(/\s*[\r\n]+\s*/g, ' ')).trim();

/** One line of plain text as the owner types it: markup in it means nothing. */
export const typedLine = (most: number) =>
  z
    .string('Enter a text.')
    .overwrite(asLine)
    .max(most, `At most ${most} characters.`)
    .regex(singleLine, 'This must be plain text.');

export const neededLine = (most: number) => typedLine(most).min(1, 'Enter a text.');

const anyPrices = { complete: 1, exterior: 1, interior: 1, restorer: 1, wash: 1 };

/** May hold what keeps itself right: `{{rate complete}}`, `{{email}}`. Braces that name nothing would stand on the page. */
export const pricedLine = (most: number) =>
  neededLine(most).refine(
    (text) => !/{{|}}/.test(withPrices(text.replaceAll('{{email}}', ''), anyPrices)),
    'In double braces only a price or the email can stand, like {{rate complete}} or {{email}}.',
  );

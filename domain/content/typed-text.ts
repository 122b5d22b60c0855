import * as z from 'zod';
import { hasDoubleBraces, severalLines, singleLine, withoutHiddenMarks } from '../plain-text.ts';
import { packageIds } from '../price/packages.ts';
import { withPrices } from '../price/price-tokens.ts';

/** Line breaks are blanks, hidden marks are taken out. */
const asLine = (text: string): string => withoutHiddenMarks(text.replace(/\s*[\r\n]+\s*/g, ' ')).trim();

const anyLine = (most: number) =>
  z
    .string('Enter a text.')
    .overwrite(asLine)
    .max(most, `At most ${most} characters.`)
    .regex(singleLine, 'This must be plain text.');

const hasNoBraces = (text: string): boolean => !hasDoubleBraces(text);
const noBraces = 'Double braces would stand here just like that. Type the price or the address itself.';

/** One line of plain text as the owner types it: markup in it means nothing, and nothing is filled in. */
export const typedLine = (most: number) => anyLine(most).refine(hasNoBraces, noBraces);

export const neededLine = (most: number) => typedLine(most).min(1, 'Enter a text.');

const anyPrices = { complete: 1, exterior: 1, interior: 1, restorer: 1, wash: 1 };

const knownBraces = new RegExp(`{{(?:email|answer time|name (?:${packageIds.join('|')}))}}`, 'g');

const hasKnownBraces = (text: string): boolean =>
  hasNoBraces(withPrices(text.replaceAll(knownBraces, ''), anyPrices));
const strangeBraces =
  'In double braces only a price, a service’s name, the email or your answer time can stand, like {{rate complete}}, {{name complete}}, {{email}} or {{answer time}}.';

/** May hold what keeps itself right: `{{rate complete}}`, `{{email}}`, `{{answer time}}`. Braces that name nothing would stand on the page. */
export const optionalPricedLine = (most: number) => anyLine(most).refine(hasKnownBraces, strangeBraces);

export const pricedLine = (most: number) => optionalPricedLine(most).min(1, 'Enter a text.');

const asLines = (text: string): string => withoutHiddenMarks(text.replace(/\r\n?/g, '\n')).trim();

/** A heading, or a line that makes one of the line above it. */
const headings = /^ {0,3}(?:#{1,6}(?:\s|$)|(?:=+|-+)\s*$)/m;

/** Paragraphs, lists, bold words and links in Markdown; no headings, no pictures. */
export const typedMarkdown = (most: number) =>
  z
    .string('Enter a text.')
    .overwrite(asLines)
    .min(1, 'Enter a text.')
    .max(most, `At most ${most} characters.`)
    .regex(severalLines, 'This must be plain text.')
    .refine((text) => !headings.test(text), 'A heading has a field of its own.')
    .refine((text) => !text.includes('!['), 'No pictures here.')
    .refine(hasKnownBraces, strangeBraces);

const anyLines = (most: number) =>
  z
    .string('Enter a text.')
    .overwrite(asLines)
    .max(most, `At most ${most} characters.`)
    .regex(severalLines, 'This must be plain text.');

/** May hold what keeps itself right. */
export const optionalPricedLines = (most: number) => anyLines(most).refine(hasKnownBraces, strangeBraces);

/** One line at least. */
export const pricedLines = (most: number) => optionalPricedLines(most).min(1, 'Enter a text.');

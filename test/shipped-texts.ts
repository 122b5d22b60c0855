import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { shippedContent } from '#content/shipped.ts';
import { surcharges } from '#content/surcharges.ts';

/** Shorter ones, and a mailbox, stand elsewhere in their own right. */
const shortest = 17;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* value.split('\n');
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* textsIn(part);
  }
}

/** What code holds as texts, however it was minified; one that holds a quote itself is several. */
const literalsOf = (code: string): readonly string[] =>
  code
    .replace(/\\u([\da-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .split(/["'`\n]/);

const names = Object.values(packages).map(({ title }) => title);
const sentences = [...textsIn(shippedContent)].filter(
  (text) => text.length >= shortest && (text.includes(' ') || text.startsWith('https://')),
);

/** Sentences, names and prices that the owner may change. */
export const shippedTexts: ReadonlySet<string> = new Set(
  [...sentences, ...names.filter((name) => name.includes(' '))].flatMap(literalsOf),
);
const figures = new RegExp(
  [
    ...Object.entries(prices).map(([id, rate]) => `\\b${id}: ?${rate}\\b`),
    ...Object.values(surcharges).map(({ least, most }) => `\\bleast: ?${least}, ?most: ?${most}\\b`),
  ].join('|'),
  'g',
);

/** How often each of these stands in code. */
export function shippedIn(code: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const held = literalsOf(code).filter((text) => shippedTexts.has(text));
  for (const text of [...held, ...(code.match(figures) ?? []).map((figure) => figure.replaceAll(' ', ''))])
    found.set(text, (found.get(text) ?? 0) + 1);
  return found;
}

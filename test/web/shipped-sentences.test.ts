import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';

/** All that browsers and functions are bundled from, but for the content itself. */
const sources = globSync('{web,domain,functions,edge,prerender}/**/*.{ts,tsx}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

/** Shorter ones, and a mailbox, stand elsewhere in their own right. */
const shortest = 25;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.length >= shortest && value.includes(' ')) yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* textsIn(part);
  }
}

test('no sentence that the owner may change stands outside of the content that ships', () => {
  const texts = [...textsIn(shippedContent)];
  expect(texts.length).toBeGreaterThan(30);
  const kept = sources.flatMap(([file, code]) =>
    texts.filter((text) => code.includes(text)).map((text) => `${file}: ${text}`),
  );
  expect(kept).toEqual([]);
});

test('no browser is given what ships: pages carry what is published', () => {
  const takers = sources.filter(([, code]) => code.includes("from '#content/shipped.ts'"));
  expect(takers.filter(([file]) => !file.startsWith('functions/data/content/'))).toEqual([]);
  const kinds = `(?:${Object.keys(shippedContent).join('|')}|faq)`;
  const taken = sources.filter(([, code]) => new RegExp(`from '#content/${kinds}\\.ts'`).test(code));
  expect(taken.map(([file]) => file)).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { shippedIn, shippedTexts } from '../shipped-texts.ts';
import { builtFolder, openBuiltSite } from './built-site.ts';

const site = await openBuiltSite();

/** All that browsers and functions are bundled from, but for the content itself. */
const sources = globSync('{web,domain,functions,edge,prerender}/**/*.{ts,tsx}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

/** Of leads from before what it was called and cost was kept with each. */
const firsts = 'domain/price/first-rates.ts';
const first = shippedIn(readFileSync(firsts, 'utf8'));

test('no sentence, name or price that the owner may change stands outside of the content that ships', () => {
  expect(shippedTexts.size).toBeGreaterThan(200);
  const kept = sources.flatMap(([file, code]) =>
    file === firsts
      ? []
      : [...shippedIn(code.replace(/\/\*.*?\*\//gs, '')).keys()].map((text) => `${file}: ${text}`),
  );
  expect(kept).toEqual([]);
});

test('none stands in a script of the built site, nor in what renders its pages', async () => {
  const scripts = [...site.files].filter((file) => file.endsWith('.js'));
  const servers = globSync(`${builtFolder}-server/**/*.js`);
  expect(scripts.length).toBeGreaterThan(20);
  expect(servers.length).toBeGreaterThan(0);
  for (const file of scripts) {
    const held = shippedIn(await site.read(file));
    // A script has what was called so and cost so first once, or not at all.
    for (const [text, times] of held)
      expect(times, `${file}: ${text}`).toBeLessThanOrEqual(first.get(text) ?? 0);
  }
  for (const file of servers) expect([...shippedIn(readFileSync(file, 'utf8')).keys()], file).toEqual([]);
});

test('no browser is given what ships: pages carry what is published', () => {
  const takers = sources.filter(([, code]) => code.includes("from '#content/shipped.ts'"));
  expect(takers.filter(([file]) => !file.startsWith('functions/data/content/'))).toEqual([]);
  const kinds = `(?:${Object.keys(shippedContent).join('|')}|faq)`;
  const taken = sources.filter(([, code]) => new RegExp(`from '#content/${kinds}\\.ts'`).test(code));
  expect(taken.map(([file]) => file)).toEqual([]);
});

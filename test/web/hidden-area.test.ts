import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { nothingBeside } from '#domain/content/shown-content.ts';
import type { SiteFile, SiteRenderer } from '#domain/content/site-renderer.ts';
import { areasOf } from '#domain/site/area-pages.ts';
import { builtFolder, openBuiltSite } from './built-site.ts';

await openBuiltSite();
/** An article names both, others have them nearby, and one answers at a second address. */
const hidden = ['malibou-lake', 'castaic-lake'];
let files: readonly SiteFile[];
beforeAll(async () => {
  const site: SiteRenderer = await import(pathToFileURL(`${builtFolder}-server/site-server.js`).href);
  const items = shippedContent.areas.items.map((area) => ({ ...area, shown: !hidden.includes(area.id) }));
  files = await site.renderSite({ ...shippedContent, ...nothingBeside, areas: { items } });
}, 60_000);

test('each address of a hidden area says that there is no such page, and nothing of what stood there', () => {
  const gone = files.filter(({ isGone }) => isGone);
  const notFound = files.find(({ file }) => file === '404.html')?.text;
  expect(gone.map(({ path }) => path).sort()).toEqual(
    areasOf(hidden)
      .flatMap(({ slug, inServices }) => [`/locations/${slug}`, ...(inServices ? [`/services/${slug}`] : [])])
      .sort(),
  );
  for (const { text } of gone) expect(text).toBe(notFound);
});

test('no page, shell, data for search engines or sitemap leads to a hidden area', () => {
  const left = files.filter(({ text }) =>
    hidden.some((slug) => new RegExp(`/(?:locations|services|areas)/${slug}\\b|"${slug}"`).test(text)),
  );
  expect(left.map(({ file }) => file)).toEqual([]);
  const named = files.filter(({ text }) =>
    areasOf(hidden).some(({ name }) => text.includes(`{"@type":"Place","name":"${name}"`)),
  );
  expect(named.map(({ file }) => file)).toEqual([]);
});

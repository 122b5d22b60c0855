import { expect, test } from 'vitest';
import * as z from 'zod';
import { business } from '#domain/business.ts';
import { attributes, openBuiltSite } from './built-site.ts';

const site = await openBuiltSite();

const url = z.url().startsWith(business.siteUrl);
const text = z.string().min(1);
const place = z.object({ '@type': z.literal('Place'), name: text });
const organisation = z.object({ '@type': text, name: text, url });

/** What search engines require of each type, and the little more that they recommend and we have. */
const required = {
  LocalBusiness: z.object({
    name: z.literal(business.name),
    url,
    image: url,
    areaServed: z.union([place, z.array(place).min(1)]),
  }),
  Service: z.object({
    name: text,
    serviceType: text,
    provider: organisation,
    areaServed: z.array(place).min(1),
    offers: z.object({
      price: z.number().positive(),
      priceCurrency: z.literal('USD'),
      priceSpecification: z.object({ price: z.number().positive(), unitCode: z.literal('FOT') }),
    }),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int().min(1), name: text, item: url }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  BlogPosting: z.object({
    headline: text.max(110),
    datePublished: z.iso.datetime(),
    author: organisation,
    image: url,
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(10),
  }),
} as const;

type Kind = keyof typeof required;
const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(required, kind);

const jsonLdOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, source = '']) =>
    JSON.parse(source),
  );

/** Every address in a JSON-LD object, however deep. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(business.siteUrl) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

test.each([...site.pages.keys()])('the JSON-LD of %s carries what search engines require', (path) => {
  for (const data of jsonLdOf(site.pages.get(path) ?? '')) {
    expect(data['@context']).toBe('https://schema.org');
    const kind = data['@type'];
    if (!isKind(kind)) throw new Error(`no rule for JSON-LD of type ${kind}`);
    expect(required[kind].safeParse(data).error?.issues).toBeUndefined();
    for (const address of addressesIn(data)) {
      const { pathname } = new URL(address);
      expect(site.pages.has(pathname) || site.files.has(pathname), address).toBe(true);
    }
  }
});

test('each kind of JSON-LD is on some page', () => {
  const found = [...site.pages.values()].flatMap(jsonLdOf).map((data) => data['@type']);
  expect([...new Set(found)].sort()).toEqual(Object.keys(required).sort());
});

test('the sitemap lists exactly the pages that may be indexed, each under its canonical address', async () => {
  const sitemap = await site.read('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const indexable = [...site.pages].flatMap(([path, html]) => {
    const isItself = html.includes(`<link rel="canonical" href="${business.siteUrl}${path}"/>`);
    return isItself ? [`${business.siteUrl}${path}`] : [];
  });
  expect([...listed].sort()).toEqual(indexable.sort());
  expect(await site.read('/robots.txt')).toContain(`Sitemap: ${business.siteUrl}/sitemap.xml`);
});

test('what is neither in the sitemap nor another page’s double asks to be left out', () => {
  for (const [path, html] of site.pages) {
    expect(html.includes('content="noindex"'), path).toBe(!html.includes('rel="canonical"'));
  }
});

test('the icon that browsers ask for by themselves is a file of the site', () => {
  expect(site.files).toContain('/favicon.ico');
});

test('the manifest’s icons exist', async () => {
  const manifest = JSON.parse(await site.read('/site.webmanifest')) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect(site.files).toContain(src);
});

test('titles are short enough to be shown whole, and descriptions too', () => {
  for (const [path, html] of site.pages) {
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    const [description = ''] = attributes(/<meta name="description"[^>]*>/.exec(html)?.[0] ?? '', 'content');
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(70);
    expect(description.length, path).toBeLessThanOrEqual(165);
  }
});

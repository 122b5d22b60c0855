import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { areaTexts } from '#content/area-texts.ts';
import { packages } from '#content/packages.ts';
import { noSamples, samples } from '#content/samples/samples.ts';
import { shippedContent } from '#content/shipped.ts';
import { business } from '#domain/business.ts';
import { filledContent } from '#domain/content/filled-text.ts';
import { nothingBeside } from '#domain/content/shown-content.ts';
import { areaCardHref, areas } from '#domain/place/areas.ts';
import { packageList } from '#domain/price/packages.ts';
import { areasInMenu } from '#domain/site/area-pages.ts';
import { pages, postPath } from '#domain/site/routes.ts';
import { pathsOf } from '#prerender/site-parts.ts';
import { sitemap } from '#prerender/sitemap.ts';
import { pageContent } from '#web/content/page-content.ts';
import type { KnownContent } from '#web/known-content.ts';
import { pageElement, routeOf } from '#web/pages.tsx';

const post = {
  slug: 'a-post',
  title: 'A post about boats',
  excerpt: 'What an owner should know about boats, in about one hundred characters that fit a search result.',
  tags: ['gelcoat'],
  created_at: '2026-07-07T16:00:00.000Z',
  minutes: 3,
};
const known: KnownContent = {
  content: { ...shippedContent, ...nothingBeside, samples, areaTexts },
  posts: [post],
  articles: { [post.slug]: '<p>Body.</p>' },
  legal: {
    '/privacy': { html: '<p>Privacy.</p>', effective: 'Effective today.' },
    '/terms': { html: '<p>Terms.</p>', effective: 'Effective today.' },
  },
};

async function htmlWith(path: string, all: KnownContent): Promise<string> {
  const content = { ...all.content, ...filledContent(all.content) };
  return renderToStaticMarkup(await pageElement(path, pageContent(content, path), { ...all, content }));
}

const paths = [...pages.map(({ path }) => path), postPath(post.slug)];
const rendered = new Map<string, string>();
const htmlOf = (path: string): string => rendered.get(path) ?? '';

beforeAll(async () => {
  for (const path of [...paths, '/nowhere']) {
    rendered.set(path, await htmlWith(path, known));
  }
});

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const descriptionOf = (html: string) => /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
const jsonLdOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );
const typesOf = (path: string) => jsonLdOf(htmlOf(path)).map((data) => data['@type']);

test.each(paths)('%s has one h1, a title, a description and its landmarks', (path) => {
  const html = htmlOf(path);
  expect(routeOf(path).file).not.toBe('routes/not-found.tsx');
  expect(count(html, /<h1[\s>]/g)).toBe(1);
  expect(titleOf(html)).toMatch(/\S.* \| Boat Detailing LA$/);
  expect(descriptionOf(html).length).toBeGreaterThan(20);
  expect(descriptionOf(html).length).toBeLessThan(165);
  expect(count(html, /<main id="main"/g)).toBe(1);
  expect(html).toContain('href="#main"');
  expect(count(html, /<footer[\s>]/g)).toBe(1);
});

test.each(pages)('$path tells search engines its address, or to leave it out', ({ path, ...page }) => {
  const html = htmlOf(path);
  if (page.private) {
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    return;
  }
  const url = `${business.siteUrl}${page.canonical ?? path}`;
  expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${url}"/>`);
  expect(html).not.toContain('noindex');
});

test('no two indexed pages share a title or a description', () => {
  const indexed = pages.filter(({ listed }) => listed).map(({ path }) => htmlOf(path));
  expect(new Set(indexed.map(titleOf)).size).toBe(indexed.length);
  expect(new Set(indexed.map(descriptionOf)).size).toBe(indexed.length);
});

test('an unknown path shows the 404 page, which no search engine keeps', () => {
  expect(htmlOf('/nowhere')).toContain('Oops! Page not found');
  const main = /<main[\s\S]*<\/main>/.exec(htmlOf('/nowhere'))?.[0];
  expect(main).toContain('<a href="/my-link">Email me my link</a>');
  expect(htmlOf('/nowhere')).toContain('content="noindex"');
  expect(htmlOf('/nowhere')).toMatch(/<main.*<a [^>]*href="\/"/s);
});

test('pages describe themselves by JSON-LD', () => {
  expect(typesOf('/')).toEqual(['LocalBusiness', 'FAQPage']);
  expect(typesOf('/locations/malibu')).toEqual(['BreadcrumbList', 'LocalBusiness']);
  expect(typesOf('/services/restorer')).toEqual(['BreadcrumbList', 'Service']);
  expect(typesOf(postPath(post.slug))).toEqual(['BreadcrumbList', 'BlogPosting']);
});

test('no JSON-LD can close its script element', async () => {
  const evil = { ...post, title: '</script><script>alert(1)</script>' };
  const html = await htmlWith(postPath(post.slug), { ...known, posts: [evil] });
  expect(html).not.toContain('<script>alert');
  expect(jsonLdOf(html).map((data) => data.headline)).toContain(evil.title);
});

test('the home page’s ten place cards link to their area pages', () => {
  const [, section = ''] = /<section[^>]*id="areas".*?>(.*?)<\/section>/s.exec(htmlOf('/')) ?? [];
  const targets = [...section.matchAll(/<a class="area[^"]*" href="([^"]+)"/g)].map(([, href]) => href);
  const wanted = areas.slice(0, areasInMenu).map(areaCardHref);
  expect(targets.sort()).toEqual(wanted.sort());
});

test.each(packageList)('the home page’s card of $id books it and explains it', ({ id }) => {
  const { shortTitle } = packages[id];
  expect(htmlOf('/')).toMatch(new RegExp(`href="/booking\\?package=${id}">Book ${shortTitle}<`));
  expect(htmlOf('/')).toMatch(new RegExp(`href="/services#${id}">Learn More`));
  expect(htmlOf('/services')).toContain(`id="${id}"`);
});

test.each(paths)('%s has a mailbox one tap away', (path) => {
  expect(htmlOf(path)).toContain(`href="mailto:${business.replyTo}"`);
});

test('the footer lists all areas, the header’s menus the first ten', () => {
  const [, footer = ''] = /<footer(.*?)<\/footer>/s.exec(htmlOf('/')) ?? [];
  const [, header = ''] = /<header(.*?)<\/header>/s.exec(htmlOf('/')) ?? [];
  for (const [place, { slug }] of areas.entries()) {
    expect(footer).toContain(`href="/locations/${slug}"`);
    expect(header.includes(`href="/locations/${slug}"`)).toBe(place < areasInMenu);
  }
  expect(footer).toContain('© 2024 Boat Detailing LA');
});

test('production shows no sample testimonial or review, but says so in their place', async () => {
  const content = { ...known.content, samples: noSamples };
  const html = await htmlWith('/', { ...known, content });
  expect(htmlOf('/')).toContain('Sample text, not a review');
  expect(html).not.toContain('Sample');
  expect(html.match(/Reviews from real customers will appear here\./g)).toHaveLength(1);
});

test('another email and other links are on the page, in its answers and in JSON-LD, and the old ones are not', async () => {
  const links = { items: [{ id: 'a', label: 'YouTube', href: 'https://www.youtube.com/@docks' }] };
  const profile_url = 'https://maps.example/docks';
  const content = { ...known.content, contact: { email: 'hello@docks.example' }, links, profile_url };
  const html = await htmlWith('/', { ...known, content });
  expect(html).toContain('href="mailto:hello@docks.example"');
  expect(html).toMatch(/<footer.*href="https:\/\/www\.youtube\.com\/@docks".*<\/footer>/s);
  expect(html).toMatch(/<footer.*href="https:\/\/maps\.example\/docks".*<\/footer>/s);
  expect(jsonLdOf(html)[0]).toMatchObject({ sameAs: ['https://www.youtube.com/@docks'] });
  for (const old of [business.replyTo, 'instagram', '{{']) expect(html).not.toContain(old);
});

test('when an answer usually comes is what the settings say, wherever a page says it', async () => {
  const content = { ...known.content, answer_time: 'within two days' };
  for (const path of ['/', '/booking', '/thank-you']) {
    expect(htmlOf(path)).toContain('We usually answer within one day.');
    const html = await htmlWith(path, { ...known, content });
    expect(html.match(/We usually answer [\w ]+\./g)).toContain('We usually answer within two days.');
    expect(html).not.toContain('within one day');
  }
});

test('a hidden area is in no menu, card, count or JSON-LD, and the first ten of the others are in the menu', async () => {
  const items = shippedContent.areas.items.map((area) => ({ ...area, shown: area.id !== 'malibu' }));
  const html = await htmlWith('/', { ...known, content: { ...known.content, areas: { items } } });
  expect(html).not.toMatch(/(?:locations|services)\/malibu"/);
  expect(html).toContain('15 harbors and lakes');
  const [, header = ''] = /<header(.*?)<\/header>/s.exec(html) ?? [];
  expect(header).toContain('/locations/king-harbor-redondo-beach');
  const { paths, hidden } = pathsOf({ posts: [], content: { areas: { items } } });
  expect(hidden).toEqual(['/locations/malibu', '/services/malibu']);
  expect(paths).not.toContain('/locations/malibu');
  expect(sitemap(paths, [])).not.toContain('malibu<');
});

test('what is good to know around an area is what the owner says', async () => {
  const items = shippedContent.areas.items.map((area) => ({ ...area, notes: 'Ask at the gate.\n\nTwo.' }));
  const content = { ...known.content, areas: { items } };
  const html = await htmlWith('/locations/malibu', { ...known, content });
  expect(html).toContain('<li>Ask at the gate.</li><li>Two.</li></ul>');
});

import { expect, test } from 'vitest';
import { business } from '#domain/business.ts';
import { redirectOf } from '#domain/site/routes.ts';
import { routeRequest } from '#edge/route-request.ts';
import { contentsOfSite, routeTable } from '#edge/route-table.ts';
import { attributes, openBuiltSite } from './built-site.ts';

const site = await openBuiltSite();
const relative = [...site.files].map((file) => file.slice(1));
const table = routeTable({ ...contentsOfSite(relative), quotes: false });

const notFound = await site.read('/404.html');
/** The 404 page may stand at any address. */
const lostAddress = '/locations/atlantis';
const documents = new Map([...site.pages, [lostAddress, notFound]]);

/** Where a link leads within the site, or undefined for other sites, mail and phone. */
function target(href: string, from: string): URL | undefined {
  const url = new URL(href, `${business.siteUrl}${from}`);
  return url.origin === business.siteUrl ? url : undefined;
}

function anchorFault(page: string | undefined, hash: string): string | undefined {
  if (hash === '' || attributes(page ?? '', 'id').includes(hash.slice(1))) return undefined;
  return `${hash} is nowhere on its page`;
}

/** Why a link is broken, or undefined when it is not. */
function fault(href: string, from: string): string | undefined {
  const url = target(href, from);
  if (!url) return undefined;
  if (url.pathname === from) return anchorFault(documents.get(from), url.hash);
  const path = redirectOf(url.pathname) ?? url.pathname;
  const route = routeRequest(path, '', table);
  if (route.kind === 'redirect' || route.status !== 200) return `${href} leads nowhere`;
  if (!site.files.has(route.file)) return `${href} lacks its file ${route.file}`;
  return anchorFault(site.pages.get(path), url.hash);
}

test.each([...documents.keys()])('every link and anchor of %s leads somewhere', (path) => {
  const links = attributes(documents.get(path) ?? '', 'href');
  expect(links.length).toBeGreaterThan(30);
  expect(links.map((href) => fault(href, path)).filter((found) => found !== undefined)).toEqual([]);
});

test.each([...documents.keys()])('every picture and script of %s is there', (path) => {
  const html = documents.get(path) ?? '';
  const sets = attributes(html, 'srcset').flatMap((set) => set.split(', '));
  const sources = [...attributes(html, 'src'), ...sets.map((part) => part.split(' ')[0] ?? '')];
  expect(sources.filter((source) => source.startsWith('/') && !site.files.has(source))).toEqual([]);
});

test('no page links to an address that only redirects', () => {
  const detours = [...documents].flatMap(([from, html]) =>
    attributes(html, 'href')
      .map((href) => target(href, from))
      .filter((url) => url && redirectOf(url.pathname) !== undefined)
      .map((url) => `${from} links to ${url?.pathname}`),
  );
  expect(detours).toEqual([]);
});

test.each([...site.pages.keys()])('%s names an Open Graph picture that exists', (path) => {
  const html = site.pages.get(path) ?? '';
  if (html.includes('content="noindex"')) return;
  const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(picture.startsWith(`${business.siteUrl}/og/`)).toBe(true);
  expect(site.files).toContain(picture.slice(business.siteUrl.length));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areas } from '#domain/place/areas.ts';
import { pages, redirectOf, redirects } from '#domain/site/routes.ts';
import { routeRequest } from '#edge/route-request.ts';
import { contentsOfSite, routeTable } from '#edge/route-table.ts';
import { fileOfPage } from '#edge/site-pages.ts';

const site = contentsOfSite([
  'index.html',
  'app.html',
  'admin.html',
  '404.html',
  'robots.txt',
  'sitemap.xml',
  'assets/main-4f2a.js',
  'pictures/hero.avif',
  'blog/index.html',
  'blog/wax-twice-a-year/index.html',
  'services/index.html',
]);
const table = routeTable({ ...site, quotes: false });
const tableWithQuotes = routeTable({ ...site, quotes: true });

const fileFor = (path: string, routes = table) => routeRequest(path, '', routes);

test('reads posts, loose files and asset folders from what the build wrote', () => {
  expect(site).toEqual({
    posts: ['wax-twice-a-year'],
    files: ['/assets/', '/pictures/', '/robots.txt', '/sitemap.xml'],
  });
});

test.each(pages.map(({ path }) => path))('serves the prerendered page %s', (path) => {
  expect(fileFor(path)).toEqual({ kind: 'file', file: fileOfPage(path), status: 200 });
});

test.each([
  ['/', '/index.html'],
  ['/services', '/services/index.html'],
  ['/blog/wax-twice-a-year', '/blog/wax-twice-a-year/index.html'],
  ['/assets/main-4f2a.js', '/assets/main-4f2a.js'],
  ['/pictures/hero.avif', '/pictures/hero.avif'],
  ['/robots.txt', '/robots.txt'],
  ['/config.json', '/config.json'],
  ['/status/u3f0Zk', '/app.html'],
  ['/admin', '/admin.html'],
  ['/admin/calendar', '/admin.html'],
  ['/admin/customers/01KB6S0G6FZ5YJ3Q8J2N9V7C4D', '/admin.html'],
  ['/admin/new-lead', '/admin.html'],
  ['/admin/settings', '/admin.html'],
  ['/adminka', '/admin.html'],
  ['/adminka/login', '/admin.html'],
  ['/adminka/account', '/admin.html'],
  ['/blog/published-since-the-build', '/app.html'],
])('serves %s from %s', (path, file) => {
  expect(fileFor(path)).toEqual({ kind: 'file', file, status: 200 });
});

test.each([
  '/nothing-here',
  '/services/nothing',
  '/locations/atlantis',
  '/status',
  '/status/a/b',
  '/admin/users',
  '/admin/customers',
  '/admin/customers/a/b',
  '/blog/a/b',
  '/wp-login.php',
  '/index.html',
  '/app.html',
  '/admin.html',
  '/adminka/other',
  '/services/index.html',
  '/assets',
  '/__proto__',
  '/constructor',
  '/_local/inbox',
  'http://evil.example/',
  '/quotes/new',
  '/quote/abc',
])('answers 404 for %s', (path) => {
  expect(fileFor(path)).toEqual({ kind: 'file', file: '/404.html', status: 404 });
});

test.each(['/quotes/new', '/quote/abc'])('serves %s with the quotes flag on', (path) => {
  expect(fileFor(path, tableWithQuotes)).toEqual({ kind: 'file', file: '/app.html', status: 200 });
});

test.each([
  ['/services/exterior', '', '/services/exterior-only'],
  ['/book-now', 'package=wash', '/booking?package=wash'],
  ['/book.html', '', '/booking'],
  ['/service/anything', '', '/services'],
  ['/areas/malibu', 'utm_source=a&utm_source=b', '/locations/malibu?utm_source=a&utm_source=b'],
  ['/areas/malibu/', '', '/locations/malibu'],
  ['/services/', 'a=%20b', '/services?a=%20b'],
  ['/blog//', '', '/blog'],
  ['/areas/$&', '', '/locations/$&'],
])('redirects %s with query "%s" to %s', (path, query, location) => {
  expect(routeRequest(path, query, table)).toEqual({ kind: 'redirect', location });
});

test.each(['//evil.example/', '/\\evil.example/', '///', '/areas/\\evil.example'])(
  'never redirects %s, which a browser would take for another site',
  (path) => {
    expect(fileFor(path)).toEqual({ kind: 'file', file: '/404.html', status: 404 });
  },
);

test('redirects as the table in domain/ says, whatever the path', () => {
  const words = [...Object.keys(redirects).flatMap((path) => path.split('/')), ...areas.map((a) => a.slug)];
  const part = fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[\w.~%-]{0,8}$/));
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const path = `/${parts.join('/')}`;
      fc.pre(!path.startsWith('//'));
      const route = fileFor(path);
      expect(route.kind === 'redirect' ? route.location : undefined).toBe(redirectOf(path));
    }),
  );
});

test('a redirect leads to a page, never to another redirect', () => {
  for (const target of Object.values(redirects)) {
    expect(fileFor(target.replace('*', 'malibu'))).toMatchObject({ kind: 'file', status: 200 });
  }
});

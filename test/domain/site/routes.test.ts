import { expect, test } from 'vitest';
import { areaCardHref, areaOfSlug, areas } from '#domain/place/areas.ts';
import { areasInMenu } from '#domain/site/area-pages.ts';
import { pages, redirectOf, redirects } from '#domain/site/routes.ts';

test.each([
  ['/services/complete', '/services/complete-detail'],
  ['/services/exterior', '/services/exterior-only'],
  ['/services/polishing', '/services/exterior-only'],
  ['/services/protection', '/services/exterior-only'],
  ['/services/interior', '/services/interior-only'],
  ['/services/wash', '/services/maintenance-boat-wash'],
  ['/services/maintenance-wash', '/services/maintenance-boat-wash'],
  ['/services/deep-wash', '/services/maintenance-boat-wash'],
  ['/book-now', '/booking'],
  ['/book.html', '/booking'],
  ['/service/anything', '/services'],
  ['/areas/malibu', '/locations/malibu'],
  ['/areas/malibu/', '/locations/malibu'],
  ['/services/complete/', '/services/complete-detail'],
  ['/booking/', '/booking'],
  ['/booking//', '/booking'],
  ['/locations/malibu/', '/locations/malibu'],
])('%s redirects to %s', (path, target) => {
  expect(redirectOf(path)).toBe(target);
});

test.each([
  '/',
  '/booking',
  '/services',
  '/services/complete-detail',
  '/services/malibu',
  '/areas',
  '/areas/malibu/x',
  '/service',
  '/constructor',
  '/__proto__/x',
  '/toString/valueOf',
])('%s does not redirect', (path) => {
  expect(redirectOf(path)).toBeUndefined();
});

test('no page redirects, and every redirect ends on a page', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path) => redirectOf(path) !== undefined)).toEqual([]);
  const targets = Object.values(redirects).map((target) => target.replace('*', 'malibu'));
  expect(targets.filter((target) => !paths.includes(target))).toEqual([]);
});

test('no two pages share an address, and area pages under services point to their canonical one', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  const underServices = pages.filter(({ canonical }) => canonical !== undefined);
  expect(underServices.map(({ path, canonical, listed }) => [path, canonical, listed])).toEqual(
    ['malibu', 'santa-monica', 'century-lake', 'castaic-lake', 'pyramid-lake'].map((slug) => [
      `/services/${slug}`,
      `/locations/${slug}`,
      false,
    ]),
  );
});

test("the home page's ten area cards link to their canonical or service pages", () => {
  expect(areas.slice(0, areasInMenu).map(areaCardHref)).toEqual([
    '/services/malibu',
    '/services/santa-monica',
    '/locations/marina-del-rey',
    '/locations/westlake-village',
    '/locations/lake-sherwood',
    '/locations/malibou-lake',
    '/locations/lake-calabasas',
    '/services/century-lake',
    '/services/castaic-lake',
    '/services/pyramid-lake',
  ]);
});

test('the footer adds six areas to the ten of the menu', () => {
  expect(areas.slice(areasInMenu).map(({ slug }) => slug)).toEqual([
    'king-harbor-redondo-beach',
    'san-pedro',
    'long-beach',
    'alamitos-bay',
    'newport-harbor',
    'huntington-harbor',
  ]);
  expect(areaOfSlug('san-pedro')?.name).toBe('San Pedro');
  expect(areaOfSlug('nowhere')).toBeUndefined();
});

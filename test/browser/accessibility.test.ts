import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { wake } from './hydration.ts';
import { desktop, phone, productInBrowser } from './product.ts';

const site = productInBrowser();

/** One page of each kind. */
const kinds = [
  '/',
  '/services',
  '/services/restorer',
  '/locations/marina-del-rey',
  '/services/century-lake',
  '/booking',
  '/blog',
  '/blog/oxidation-explained',
  '/privacy',
  '/thank-you',
];
const windows = [
  { name: 'a phone', visit: phone },
  { name: 'a desktop', visit: desktop },
];

test.each(kinds.flatMap((path) => windows.map((window) => ({ path, ...window }))))(
  'axe finds nothing on $path on $name',
  async ({ path, visit }) => {
    const page = await site.open(path, { reducedMotion: 'reduce', ...visit });
    await wake(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
    expect(found).toEqual([]);
  },
);

test('axe finds nothing in an open menu', async () => {
  const page = await site.open('/', { reducedMotion: 'reduce', ...phone });
  await wake(page);
  await page.locator('header summary').filter({ hasText: 'Menu' }).tap();
  const { violations } = await new AxeBuilder({ page }).include('header').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test.each(
  kinds.flatMap((path) => [
    { path, how: 'at 320 px', viewport: { width: 320, height: 640 }, textSize: 100 },
    { path, how: 'at 390 px with text of 200 %', viewport: { width: 390, height: 844 }, textSize: 200 },
  ]),
)('$path does not scroll sideways $how', async ({ path, viewport, textSize }) => {
  const page = await site.open(path, { viewport, reducedMotion: 'reduce' });
  await page.addStyleTag({ content: `html { font-size: ${textSize}% }` });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('the skip link comes first and leads to the content', async () => {
  const page = await site.open('/', desktop);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('who asks for reduced motion sees none', async () => {
  const page = await site.open('/', { ...desktop, reducedMotion: 'reduce' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

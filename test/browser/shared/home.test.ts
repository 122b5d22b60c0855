import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storedLengthKey } from '#domain/price/estimates.ts';
import { packageList } from '#domain/price/packages.ts';
import { wake } from '../hydration.ts';
import { desktop, phone, sharedProduct } from '../product.ts';

const site = sharedProduct();

const for28Feet = ['~$784', '~$392', '~$392', 'from $840', '~$196'];
const estimates = (page: Page) => page.locator('.card__estimate b').allTextContents();

test('on a phone the home page is at most 11 screens long, with all its sections and links for a thumb', async () => {
  const page = await site.open('/', phone);
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect(screens).toBeLessThanOrEqual(11);
  expect(await page.locator('#areas .area').count()).toBe(10);
  expect(await page.locator('.gallery figure').count()).toBe(6);
  expect(await page.locator('#services .card').count()).toBe(5);
  for (const heading of ['How we work', 'What owners say', 'Selected reviews', 'Latest from Our Blog'])
    expect(await page.getByRole('heading', { name: heading, exact: true }).isVisible()).toBe(true);
  expect(await page.locator('#faq summary').count()).toBeGreaterThan(12);
  const low = await page
    .locator('.site-foot a, .palm a')
    .evaluateAll((links) =>
      links.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
    );
  expect(low).toEqual([]);
});

test('at 360 and 320 px the name and the menu share a row', async () => {
  const page = await site.open('/', phone);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    const name = await page.locator('.site-head .logo').boundingBox();
    const menu = await page.locator('.site-head summary:visible').boundingBox();
    expect(menu?.y, `${width} px`).toBe(name?.y);
  }
});

test.each(['/', '/services'])('%s: cards show what each service includes', async (path) => {
  const page = await site.open(path, desktop);
  const chips = await page
    .locator('.chips')
    .evaluateAll((lists) => lists.map(({ children }) => children.length));
  expect(chips).toEqual(packageList.map(({ services }) => services.length));
  expect(await estimates(page)).toEqual([]);
});

test.each(['/', '/services'])(
  '%s: cards show estimates for a remembered length unasked, and nothing moves',
  async (path) => {
    const context = await site.visitor(phone);
    const page = await context.newPage();
    const height = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return document.documentElement.scrollHeight;
      });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const before = await height();
    await page.evaluate((key) => localStorage.setItem(key, '28'), storedLengthKey);
    await page.reload();
    await expect.poll(() => estimates(page)).toEqual(for28Feet);
    expect(await height()).toBe(before);
  },
);

test('a length typed into the estimator reaches the cards above it', async () => {
  const page = await site.open('/services', desktop);
  await wake(page);
  await page.getByLabel('Your boat’s length').fill('28');
  await expect.poll(() => estimates(page)).toEqual(for28Feet);
});

test('on a phone prices and the way to book are in sight without scrolling sideways', async () => {
  const page = await site.open('/services', phone);
  const beyond = await page
    .locator('.compare td:last-child, .estimator td:last-child a')
    .evaluateAll(
      (cells) => cells.filter((cell) => cell.getBoundingClientRect().right > window.innerWidth).length,
    );
  expect(beyond).toBe(0);
  for (const table of ['.compare', '.estimator__table']) {
    const cut = await page
      .locator(`.scroll:has(${table})`)
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut, 'within a pixel of rounding').toBeLessThanOrEqual(1);
  }
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { wake } from '../hydration.ts';
import { desktop, phone, sharedProduct } from '../product.ts';

const site = sharedProduct();

const menuOf = (page: Page, label: string): Locator =>
  page.locator('header .nav details').filter({ has: page.getByText(label, { exact: true }) });
const isOpen = (menu: Locator) => menu.evaluate((element: HTMLDetailsElement) => element.open);
const opens = (menu: Locator) => expect.poll(() => isOpen(menu)).toBe(true);
const closes = (menu: Locator) => expect.poll(() => isOpen(menu)).toBe(false);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

async function homeAwake(): Promise<Page> {
  const page = await site.open('/', desktop);
  await wake(page);
  return page;
}

test('the header leads to the main pages; menus hold the five services and the ten areas', async () => {
  const page = await homeAwake();
  const top = page.locator('header .nav > *');
  expect(await top.evaluateAll((items) => items.map((item) => item.firstChild?.textContent?.trim()))).toEqual(
    ['Home', 'Services', 'Areas', 'Blog', 'Book Online'],
  );
  expect(await top.last().getAttribute('href')).toBe('/booking');

  expect(await menuOf(page, 'Services').locator('a').allTextContents()).toEqual([
    'Complete Detail',
    'Exterior Only',
    'Interior Only',
    'Restorer',
    'Boat Wash',
  ]);
  expect(await menuOf(page, 'Areas').locator('a').count()).toBe(10);
});

test('a menu opens under the pointer, stays while the pointer is inside, and closes after it has left', async () => {
  const page = await homeAwake();
  await page.clock.install();
  // Else it goes on beside what the test lets pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  const services = menuOf(page, 'Services');
  await services.locator('summary').hover();
  await opens(services);
  await services.locator('a').last().hover();
  await page.clock.runFor(2000);
  expect(await isOpen(services)).toBe(true);
  await page.mouse.move(20, 600);
  await page.clock.runFor(200);
  expect(await isOpen(services)).toBe(true);
  await page.clock.runFor(100);
  await closes(services);
});

test('a menu opens for a pointer that was there before the page', async () => {
  const page = await site.open('/services', desktop);
  const services = menuOf(page, 'Services');
  const label = await services.locator('summary').boundingBox();
  if (!label) throw new Error('the menu has no label');
  const [x, y] = [label.x + label.width / 2, label.y + label.height / 2];
  await page.mouse.move(x, y);
  await page.goto('/blog');
  await page.mouse.move(x + 1, y);
  await opens(services);
  await wake(page);
});

test('a menu opens under the pointer before React has come', async () => {
  const context = await site.visitor(desktop);
  const { promise: arrival, resolve: letReactArrive } = Promise.withResolvers<void>();
  await context.route('**/assets/hydrate*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto('/services');
  const services = menuOf(page, 'Services');
  await services.locator('summary').hover();
  await opens(services);
  await page.mouse.move(20, 600);
  await closes(services);
  letReactArrive();
  await wake(page);
});

test('a menu that the pointer has opened closes by Escape wherever the focus is; a click leaves it open, the next closes it', async () => {
  const page = await homeAwake();
  const services = menuOf(page, 'Services');
  await services.locator('summary').hover();
  await opens(services);
  await page.keyboard.press('Escape');
  await closes(services);
  expect(await focused(page)).not.toBe('Services');

  await page.mouse.move(20, 600);

  await services.locator('summary').click();
  await opens(services);
  await services.locator('summary').click();
  await closes(services);
});

test('by keyboard a menu opens, is walked through, closes when the focus leaves it, and leads on', async () => {
  const page = await homeAwake();
  const areas = menuOf(page, 'Areas');
  await areas.locator('summary').focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await opens(areas);
    await page.keyboard.press(key);
    await closes(areas);
  }

  const services = menuOf(page, 'Services');
  await services.locator('summary').focus();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return focused(page);
  };
  expect(await press('ArrowDown')).toBe('Complete Detail');
  expect(await press('ArrowDown')).toBe('Exterior Only');
  expect(await press('End')).toBe('Boat Wash');
  expect(await press('ArrowDown')).toBe('Complete Detail');
  expect(await press('ArrowUp')).toBe('Boat Wash');
  expect(await press('Home')).toBe('Complete Detail');

  await page.keyboard.press('Escape');
  await closes(services);
  await eventually(async () => expect(await focused(page)).toBe('Services'));

  await services.locator('summary').focus();
  await page.keyboard.press('Enter');
  await opens(services);
  await page.mouse.click(20, 600);
  await closes(services);

  await services.locator('summary').focus();
  await page.keyboard.press('End');
  await opens(services);
  await page.keyboard.press('Tab');
  await closes(services);
  await eventually(async () => expect(await focused(page)).toBe('Areas'));

  await menuOf(page, 'Services').locator('summary').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.waitForURL('**/services/complete-detail');
});

test('a pressed link leads on where the browser gives it no focus, as Safari does', async () => {
  const page = await homeAwake();
  const services = menuOf(page, 'Services');
  await services.locator('summary').focus();
  await page.keyboard.press('Enter');
  await opens(services);
  await services.evaluate((menu) =>
    menu.addEventListener('mousedown', (event) => {
      event.preventDefault();
      (document.activeElement as HTMLElement).blur(); // the label has it
    }),
  );
  await services.getByRole('link', { name: 'Restorer' }).click();
  await page.waitForURL('**/services/restorer');
});

test('below 768 px a toggle menu leads everywhere, and closes on Escape and on a press outside', async () => {
  const page = await site.open('/services', phone);
  await wake(page);
  const toggle = page.locator('header details').filter({ has: page.getByText('Menu', { exact: true }) });
  expect(await page.locator('header .nav').isVisible()).toBe(false);
  await toggle.locator('summary').tap();
  await opens(toggle);
  expect(await toggle.getByRole('link').count()).toBe(2 + 5 + 10 + 2 + 1);
  await page.keyboard.press('Escape');
  await closes(toggle);
  await eventually(async () => expect(await focused(page)).toBe('Menu'));

  await toggle.locator('summary').tap();
  await opens(toggle);
  await page.touchscreen.tap(195, 836);
  await closes(toggle);
});

test('without JavaScript menus and questions open, and links lead on', async () => {
  const page = await site.open('/', { ...desktop, javaScriptEnabled: false });
  await menuOf(page, 'Areas').locator('summary').click();
  await menuOf(page, 'Areas').getByRole('link', { name: 'Malibu', exact: true }).click();
  await page.waitForURL('**/locations/malibu');

  const small = await site.open('/', { ...phone, javaScriptEnabled: false });
  await small.locator('header summary').filter({ hasText: 'Menu' }).tap();
  await small.locator('header').getByRole('link', { name: 'Blog' }).tap();
  await small.waitForURL('**/blog');
});

test('the header is translucent over the home page’s sky, solid over its headline and on other pages', async () => {
  const page = await site.open('/', phone);
  const background = () =>
    page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);
  const clear = /^rgba\(.*, 0\.\d+\)$/;
  expect(await background()).toMatch(clear);
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect.poll(background).toMatch(/^rgb\(/);
  await page.evaluate(() => window.scrollTo(0, 2000));
  expect(await background()).toMatch(/^rgb\(/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(background).toMatch(clear);
  await page.goto('/services');
  expect(await background()).toMatch(/^rgb\(/);
});

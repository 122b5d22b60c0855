import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { wake } from '../hydration.ts';
import { desktop, phone, sharedProduct } from '../product.ts';

const site = sharedProduct();

/** Scrolls by viewport heights from the top, until the page has heard of it. */
const scrollTo = (page: Page, screens: number) =>
  page.evaluate(
    (times) =>
      new Promise((resolve) => {
        window.scrollTo(0, times * window.innerHeight);
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
    screens,
  );

const toast = { title: 'Authentication Required', text: 'Please log in to access the admin panel' };

test('on small screens Book Online sticks to the foot once one viewport has gone by', async () => {
  const page = await site.open('/', phone);
  await wake(page);
  const sticky = page.locator('.sticky-book a');
  await scrollTo(page, 0.95);
  expect(await sticky.isVisible()).toBe(false);
  await scrollTo(page, 1.2);
  await sticky.waitFor({ state: 'visible' });
  expect(await sticky.getAttribute('href')).toBe('/booking');
  await scrollTo(page, 0);
  await sticky.waitFor({ state: 'hidden' });
});

test('larger screens and the booking page have no sticky button', async () => {
  const page = await site.open('/', desktop);
  await wake(page);
  await scrollTo(page, 3);
  expect(await page.locator('.sticky-book').getAttribute('data-shown')).toBe('true');
  expect(await page.locator('.sticky-book a').isVisible()).toBe(false);
  const booking = await site.open('/booking', phone);
  expect(await booking.locator('.sticky-book').count()).toBe(0);
});

test('the sticky button never covers what has the focus', async () => {
  const page = await site.open('/services', phone);
  await wake(page);
  await scrollTo(page, 1.5);
  const sticky = page.locator('.sticky-book');
  await sticky.locator('a').waitFor({ state: 'visible' });
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.sticky-book');
      const active = document.activeElement;
      if (!bar || !active || bar.contains(active) || bar.hasAttribute('inert')) return false;
      return active.getBoundingClientRect().top >= bar.getBoundingClientRect().top;
    });
    expect(covered, await page.evaluate(() => document.activeElement?.outerHTML ?? '')).toBe(false);
  }
});

test('a toast that another page left shows at once, then goes', async () => {
  const context = await site.visitor();
  const page = await context.newPage();
  await page.goto('/terms');
  await page.evaluate((left) => sessionStorage.setItem('bdla:toasts', JSON.stringify([left])), toast);
  await page.goto('/');
  const shown = page.getByText(toast.text);
  await shown.waitFor({ state: 'visible' });
  await eventually(async () => expect(await page.getByText(toast.title).isVisible()).toBe(true));
  await shown.waitFor({ state: 'detached' });
  await page.reload();
  await wake(page);
  expect(await shown.count()).toBe(0);
});

test('at most three toasts show at once', async () => {
  const context = await site.visitor();
  const page = await context.newPage();
  await page.goto('/terms');
  await page.evaluate(
    (left) => sessionStorage.setItem('bdla:toasts', JSON.stringify(left)),
    [1, 2, 3, 4].map((number) => ({ title: `Toast ${number}`, text: 'Text' })),
  );
  await page.goto('/');
  await page.locator('.toast').first().waitFor();
  expect(await page.locator('.toast b').allTextContents()).toEqual(['Toast 2', 'Toast 3', 'Toast 4']);
});

test('the thank-you page shows a reference, but no text that a link smuggles in', async () => {
  const page = await site.open('/thank-you?lead=01HZX7ABC');
  await page.getByText('01HZX7ABC').waitFor();
  await eventually(async () =>
    expect(await page.getByRole('link', { name: 'Read our FAQ' }).getAttribute('href')).toBe('/blog'),
  );
  const odd = await site.open(`/thank-you?lead=${encodeURIComponent('<b>Call 555-0100</b>')}`);
  await wake(odd);
  expect(await odd.locator('main').textContent()).not.toContain('555-0100');
});

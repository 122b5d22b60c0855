import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { book, noise, openLeads, signedIn } from '../admin-desk.ts';
import { phone, sharedProduct } from '../product.ts';

const site = sharedProduct();

/** Words that only the admin's code holds: of its sign-in, its toasts, its pages. */
const adminOnly = /USER_SRP_AUTH|data-sonner-toast|Send Offer Email/;

/** The texts of all scripts that a page has loaded, preloads included. */
async function scriptsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  return Promise.all([...new Set(addresses)].map(async (address) => (await fetch(address)).text()));
}

// All other pages: hydration.test.ts.
test('nothing of the admin reaches a page that is not there, and a status page', async () => {
  const page = await (await site.visitor(noise('404'))).newPage();
  for (const path of ['/nowhere', `/status/${await book(site.product.url)}`]) {
    await page.goto(path);
    // Any sign of a person makes a prerendered page load all that it has.
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 400);
    const scripts = await scriptsOf(page);
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(
      scripts.filter((text) => adminOnly.test(text)),
      path,
    ).toEqual([]);
  }
});

/** Words that only the calendar's library holds. */
const calendarOnly = /timeGridWeek|fc-event/;

test('the dashboard holds nothing of the customers’ pages or of the calendar’s library, which the week loads; its scripts and the time to its table are printed', async () => {
  await book(site.product.url);
  const page = await signedIn(site);
  await openLeads(page);
  const { kilobytes, milliseconds } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // as the type says
    const own = scripts.filter(({ name }) => name.endsWith('.js'));
    const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { kilobytes: Math.round(bytes / 1000), milliseconds: Math.round(performance.now()) };
  });
  process.stdout.write(`admin: ${kilobytes} kB of scripts, table within ${milliseconds} ms\n`);
  expect(kilobytes).toBeGreaterThan(0);
  const scripts = await scriptsOf(page);
  expect(scripts.filter((text) => adminOnly.test(text)).length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('Add to calendar'))).toEqual([]);
  expect(scripts.filter((text) => calendarOnly.test(text))).toEqual([]);
  await page.goto('/admin/calendar');
  await page.locator('.cal-lane').first().waitFor();
  expect((await scriptsOf(page)).filter((text) => calendarOnly.test(text)).length).toBeGreaterThan(0);
});

test('a phone’s calendar does without that library', async () => {
  const page = await signedIn(site, { ...noise(), ...phone });
  await page.goto('/admin/calendar');
  await page.locator('.cal-day').first().waitFor();
  expect((await scriptsOf(page)).filter((text) => calendarOnly.test(text))).toEqual([]);
});

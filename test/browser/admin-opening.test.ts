import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leadIdOfSlug } from '#functions/data/lead/leads.ts';
import { adminPage, book, dialog, fillSignIn, noise, signedIn, toast } from './admin-desk.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser();

/** All code but what stands in the shell itself. */
const code = '**/assets/admin*.js';

/** The addresses of a page's API calls that contain a text. */
function callsOf(page: Page, text: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(text)) calls.push(request.url());
  });
  return calls;
}

/** Keeps files back until `come` is called. What has to happen before is waited for by the test, not by the route. */
async function holdBack(page: Page, files: string): Promise<{ come: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, (route) => promise.then(() => route.continue()));
  return { come: resolve };
}

test('an address asks for what it shows before any code has come, and once; that of a lead for the lead, too', async () => {
  const id = String(await leadIdOfSlug(await book(site.product.url, { fullName: 'Early Bird' })));
  const page = await adminPage(site);
  for (const [path, call] of [
    ['/adminka', '/api/admin-today'],
    ['/admin?q=nobody&statuses=CONTACTED&page=2', '/api/admin-leads?'],
    [`/admin?lead=${id}`, `/api/admin-leads/${id}`],
  ] as const) {
    // The page of before asks, too.
    await page.waitForLoadState('networkidle');
    const calls = callsOf(page, call);
    const held = await holdBack(page, code);
    const opened = page.goto(path);
    await expect.poll(() => calls.length).toBe(1);
    held.come();
    await opened;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // Parts of a lead have calls of their own.
    expect(calls.filter((url) => !url.includes(`${id}/`))).toHaveLength(1);
    await page.unroute(code);
  }
  await dialog(page).getByRole('heading', { level: 2, name: 'Early Bird' }).waitFor();
});

test('a page is drawn at once when its answer comes before its code', async () => {
  const page = await adminPage(site);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.visit--skeleton, .leads--skeleton')) performance.mark('skeleton');
    }).observe(document, { childList: true, subtree: true });
  });
  const first = '**/assets/admin-first-*.js';
  for (const [path, call] of [
    ['/adminka', '/api/admin-today'],
    ['/admin', '/api/admin-leads'],
  ] as const) {
    await page.waitForLoadState('networkidle');
    const answered = page.waitForResponse((response) => response.url().includes(call));
    const held = await holdBack(page, first);
    const opened = page.goto(path);
    await (await answered).finished();
    held.come();
    await opened;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => performance.getEntriesByName('skeleton').length)).toBe(0);
    await page.unroute(first);
  }
});

test('what is told before the code of the toasts has come is told when it comes', async () => {
  const page = await adminPage(
    site,
    noise('Failed to fetch leads', 'Failed to load resource', 'net::ERR', 'The toasts did not load'),
  );
  await page.route('**/assets/admin-toaster-*', (route) => route.abort());
  await page.route('**/api/admin-leads*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/assets/admin-toaster-*');
  await toast(page, 'Error', 'Failed to fetch leads').waitFor();
});

test('an early call that fails is made again by the page', async () => {
  const page = await adminPage(site, noise('Failed to load resource'));
  let calls = 0;
  await page.route('**/api/admin-today', (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue();
  });
  await page.goto('/adminka');
  await page.getByRole('heading', { level: 2, name: 'Nothing on the calendar' }).waitFor();
  expect(calls).toBe(2);
});

test('tokens that have ended are renewed on the way in, by what the shell fetches for it at once', async () => {
  const page = await signedIn(site);
  const stored = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
      return localStorage.getItem(key);
    });
  const before = await stored();
  await page.evaluate(() => {
    // The server's clock, as Amplify noted it, is an hour ahead.
    const key = Object.keys(localStorage).find((name) => name.endsWith('.clockDrift')) ?? '';
    localStorage.setItem(key, '3600000');
  });
  const library = callsOf(page, '/assets/admin-session-');
  const held = await holdBack(page, '**/assets/admin-first-*.js');
  const opened = page.goto('/adminka');
  await expect.poll(() => library.length).toBe(1);
  held.come();
  await opened;
  await page.getByRole('heading', { level: 2, name: 'Nothing on the calendar' }).waitFor();
  expect(await stored()).not.toBe(before);
});

test('a lead whose code does not come says so, and opens at the next press', async () => {
  await book(site.product.url, { fullName: 'Late Larry' });
  const page = await adminPage(site, noise('Couldn’t load this lead', 'net::ERR'));
  await page.route('**/assets/lead-dialog-*', (route) => route.abort());
  await page.goto('/admin?q=larry');
  const link = page.getByRole('link', { name: 'View Late Larry' }).first();
  await link.click();
  await toast(page, 'Error', 'Couldn’t load this lead. Check your signal.').waitFor();
  await page.unroute('**/assets/lead-dialog-*');
  await link.click();
  await dialog(page).getByRole('heading', { level: 2, name: 'Late Larry' }).waitFor();
});

test('who comes without a session reads and writes the sign-in as ever', async () => {
  const page = await (await site.visitor(noise())).newPage();
  const calls = callsOf(page, '/api/');
  await page.goto('/adminka');
  await page.waitForURL('**/adminka/login');
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(calls).toEqual([]);
  await fillSignIn(page, site.product.admin.email, site.product.admin.password);
  await page.getByRole('heading', { level: 2, name: 'Nothing on the calendar' }).waitFor();
});

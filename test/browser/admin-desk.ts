import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from '#local/product.ts';
import { undoMs } from '#web/admin/device/waiting-act.ts';
import { aBooking } from '../booking.ts';
import { eventually } from '../eventually.ts';
import type { ProductInBrowser, Visit } from './product.ts';

/** Amplify warns of every user pool that is not Amazon's own. */
const customPool = 'custom Amazon Amazon Cognito User Pool endpoint';

/**
 * Amplify listens to other tabs from its import on, but is told its pool only once `/config.json` is there; a
 * session that changes in between makes it write this, and nothing else.
 */
const heardTooEarly = 'Error in storage event listener NoAmplifyContextError';

/** What a page writes to the console in any case, and what a test provokes on purpose. */
export const noise = (...provoked: string[]): Visit => ({
  expectedNoise: new RegExp([customPool, heardTooEarly, ...provoked].join('|')),
});

/** Books as a visitor would, over the API; answers the slug. */
export async function book(url: string, changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { publicKey } = (await (await fetch(`${url}/config.json`)).json()) as { publicKey: string };
  const response = await fetch(`${url}/api/lead-intake`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${publicKey}` },
    body: JSON.stringify(aBooking(changes)),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { slug: string }).slug;
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** A browser in which the admin has signed in, at the simple panel. */
export async function signedIn(
  { product, visitor }: ProductInBrowser,
  visit: Visit = noise(),
): Promise<Page> {
  const page = await (await visitor(visit)).newPage();
  await page.goto('/adminka/login');
  await fillSignIn(page, product.admin.email, product.admin.password);
  await page.waitForURL('**/adminka');
  await page.getByRole('heading', { level: 2, name: 'Recent Leads' }).waitFor();
  return page;
}

const sessions = new WeakMap<Product, Readonly<Record<string, string>>>();

/** A browser that holds nothing yet gets what a sign-in has left in another one. */
const startSignedIn = (session: Readonly<Record<string, string>>): void => {
  if (location.protocol === 'http:' && localStorage.length === 0) Object.assign(localStorage, session);
};

/**
 * A browser whose admin has signed in before, for whoever opens the page that the test is about. A sign-in takes
 * a second: the first one of a product serves all tests that do not end it. Playwright's `storageState` would open
 * a page of its own for each.
 */
export async function adminPage(site: ProductInBrowser, visit: Visit = noise()): Promise<Page> {
  const session = sessions.get(site.product);
  if (session) {
    const context = await site.visitor(visit);
    await context.addInitScript(startSignedIn, session);
    return context.newPage();
  }
  const page = await signedIn(site, visit);
  sessions.set(site.product, await page.evaluate(() => ({ ...localStorage })));
  return page;
}

export const toast = (page: Page, title: string, text = ''): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: title }).filter({ hasText: text }).first();

export const rows = (page: Page): Locator => page.locator('.leads:not(.leads--skeleton) tbody tr');
export const dialog = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .filter({ has: page.locator('h2') })
    .first();
export const field = (page: Page, name: string): Locator => dialog(page).locator(`.fields [name="${name}"]`);

/** Opens the dashboard and waits for its table. */
export async function openLeads(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin${query}`);
  await rows(page).first().waitFor();
}

/** Opens the lead of a name from the table. */
export async function openLead(page: Page, name: string): Promise<void> {
  // The newest: a test that is tried again has booked before.
  await page
    .getByRole('link', { name: `View ${name}` })
    .first()
    .click();
  await dialog(page).getByRole('heading', { level: 2, name }).waitFor();
  await field(page, 'status').waitFor();
}

/** Types into a field of the lead, leaves it, and waits until it is saved. */
export async function setField(page: Page, name: string, text: string): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.request().postData()?.includes(name) === true,
  );
  await field(page, name).fill(text);
  await field(page, name).blur();
  await answered;
}

/** What stands in the timeline, newest first, without the times. */
export const timeline = async (page: Page): Promise<string[]> => {
  const entries = dialog(page).locator('.log li');
  await entries.first().waitFor();
  return entries.locator('.badge, .log__event').allTextContents();
};

/** Presses Export and reads as text what the new tab downloads. */
export async function nextDownload(context: BrowserContext, press: () => Promise<void>): Promise<string> {
  const tab = context.waitForEvent('page');
  tab.catch(() => undefined); // a press that fails says so itself, before the tab's wait is over
  // A download that begins before its tab is known is taken for one of the page that opened it.
  await context.route('**/api/admin-leads-export*', async (route) => {
    await tab;
    await route.continue();
  });
  await press();
  const download = await (await tab).waitForEvent('download');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer); // a binary stream
  return Buffer.concat(chunks).toString('utf8');
}

/** A button of the open lead. */
export const button = (page: Page, name: string): Locator =>
  dialog(page).getByRole('button', { name, exact: true });

/**
 * Presses a button until its call goes out: less than 700 ms after the email before, a press counts as a double
 * click and is ignored.
 */
export async function pressUntilSent(page: Page, name: string, operation: string): Promise<void> {
  let isSent = false;
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${operation}`)) isSent = true;
  });
  await eventually(async () => {
    if (!isSent) await button(page, name).click();
    expect(isSent).toBe(true);
  });
}

const deskLeads = new Map<string, number>();

/** The address of a name; another one each time, as a test that is tried again counts its own emails. */
function deskAddress(fullName: string): string {
  const earlier = deskLeads.get(fullName) ?? 0;
  deskLeads.set(fullName, earlier + 1);
  const mailbox = fullName.toLowerCase().replaceAll(' ', '.');
  return `${mailbox}${earlier === 0 ? '' : earlier}@example.com`;
}

/** Books a lead of its own for a test and opens it at the admin's desk. */
export async function leadOnDesk(
  site: ProductInBrowser,
  fullName: string,
  visit = noise(),
  changes = {},
): Promise<{ page: Page; email: string; slug: string }> {
  const email = deskAddress(fullName);
  const slug = await book(site.product.url, { fullName, email, ...changes });
  const page = await adminPage(site, visit);
  await openLeads(page, `?q=${encodeURIComponent(fullName)}`);
  await openLead(page, fullName);
  return { page, email, slug };
}

/** The phone is put away, or another app comes to the front. */
export const turnAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** On a page whose clock is installed: the seconds in which a press can be undone are over at once. */
export const passUndo = (page: Page): Promise<void> => page.clock.fastForward(undoMs);

/** From now on the device has no room for anything of the page, until the answered function makes some. */
export async function fullDevice(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { add, put } = IDBObjectStore.prototype;
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
    addEventListener('room', () => Object.assign(IDBObjectStore.prototype, { add, put }), { once: true });
  });
  return async () => void (await page.evaluate(() => dispatchEvent(new Event('room'))));
}

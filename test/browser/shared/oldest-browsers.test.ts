import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { newGlobals, newMembers } from '../../web/too-new.ts';
import { noise, openLead, openLeads, setField, signedIn, toast } from '../admin-desk.ts';
import { aPhoto, arriveAtStatus, control, fillIn, leadsOf, submitButton } from '../booking-visitor.ts';
import { type ProductInBrowser, phone, sharedProduct } from '../product.ts';

const site = sharedProduct();

interface TooNew {
  readonly globals: readonly string[];
  readonly members: typeof newMembers;
}

/** Runs in the page, before all else. */
function takeAway({ globals, members }: TooNew): void {
  const holder = globalThis as unknown as Record<string, Record<string, unknown> | undefined>; // of classes
  for (const { owner, name, isStatic } of members) {
    const own = holder[owner];
    if (own && isStatic !== false) delete own[name];
    const shared = own?.prototype as Record<string, unknown> | undefined; // of a class
    if (shared && isStatic !== true) delete shared[name];
  }
  for (const name of globals) delete holder[name];
}

/** As the oldest browsers see the site: without all that came later. */
const oldSite: ProductInBrowser = {
  ...site,
  get product() {
    return site.product;
  },
  get browser() {
    return site.browser;
  },
  visitor: async (visit) => {
    // The policy names Trusted Types, which this Chromium would go on to enforce without its API.
    const context = await site.visitor({ ...visit, bypassCSP: true });
    await context.addInitScript(takeAway, { globals: [...newGlobals], members: newMembers });
    return context;
  },
};

const isThere = (page: Page) =>
  page.evaluate(() => ({
    old: 'structuredClone' in globalThis && 'at' in Array.prototype && 'toSorted' in Array.prototype,
    new: [
      'canParse' in URL,
      'withResolvers' in Promise,
      'groupBy' in Object,
      'union' in Set.prototype,
      'hidePopover' in HTMLElement.prototype,
      'requestIdleCallback' in globalThis,
    ],
  }));

beforeAll(() => {
  expect(newMembers.length).toBeGreaterThan(500);
});

test('in the oldest browsers a visitor books with a photo and follows the request', async () => {
  const email = 'dana.old@example.com';
  const page = await (await oldSite.visitor(phone)).newPage();
  await page.goto('/booking?package=wash');
  expect(await isThere(page)).toEqual({ old: true, new: Array(6).fill(false) });
  await control(page, 'photos').setInputFiles([await aPhoto('bow.jpg')]);
  await fillIn(page, { email });
  await submitButton(page).click();
  const slug = await arriveAtStatus(page);
  expect(await leadsOf(email)).toMatchObject([{ public_slug: slug, photo_urls: [expect.any(String)] }]);
});

test('in the oldest browsers the admin signs in, goes by the tabs to a lead and edits it', async () => {
  const page = await signedIn(oldSite, { ...noise(), ...phone });
  const tabs = page.getByRole('navigation', { name: 'Admin, bottom of the page' });
  await tabs.getByRole('button', { name: 'More' }).click();
  await tabs.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await tabs.getByRole('link', { name: 'Calendar' }).click();
  await page.waitForURL('**/admin/calendar');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await openLeads(page);
  await openLead(page, 'Dana Whitfield');
  await setField(page, 'est_price_min', '650');
  await toast(page, 'Lead Updated', 'Min price saved').waitFor();
});

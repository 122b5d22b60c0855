import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { aPhoto, arriveAtStatus, control, fillIn, leadsOf, submitButton } from './booking-visitor.ts';
import { wake } from './hydration.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser({ pixelId: '1234567890' });

const onePixel = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** A visitor whose requests to the advertising network are answered here and listed. */
async function visitorSeenBy(requests: URL[], { refuses = false } = {}) {
  const context = await site.visitor();
  await context.route(/facebook\.(?:com|net)/, (route) => {
    requests.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'image/gif', body: onePixel });
  });
  if (refuses) {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
  }
  return context;
}

const told = (requests: readonly URL[]) =>
  requests.map(({ host, searchParams }) => ({ host, ...Object.fromEntries(searchParams) }));

const viewOf = (path: string) => ({
  host: 'www.facebook.com',
  id: '1234567890',
  ev: 'PageView',
  dl: `${site.product.url}${path}`,
});

/** Opens a page, lets it come alive and fall silent. */
async function visit(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('h1').waitFor();
  await wake(page);
  await page.waitForLoadState('networkidle');
  return page;
}

test('where it is configured, the network hears of each view once, by a picture and no script', async () => {
  const requests: URL[] = [];
  const visitor = await visitorSeenBy(requests);
  for (const path of ['/', '/thank-you']) {
    const page = await visit(visitor, path);
    await expect.poll(() => told(requests)).toEqual([viewOf(path)]);
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
    await page.close();
    requests.length = 0;
  }
});

test('the network hears nothing of a visitor whose browser asks for privacy', async () => {
  const requests: URL[] = [];
  await visit(await visitorSeenBy(requests, { refuses: true }), '/');
  expect(requests).toEqual([]);
});

test('a booking is reported once, in dollars, under an id that leads nowhere; the status page stays unseen', async () => {
  const requests: URL[] = [];
  const page = await visit(await visitorSeenBy(requests), '/booking?package=wash');
  await expect.poll(() => told(requests)).toEqual([viewOf('/booking')]);
  const sent = page.waitForRequest('**/api/lead-intake');
  await fillIn(page);
  await control(page, 'photos').setInputFiles(await aPhoto('bow.jpg'));
  await submitButton(page).click();
  const { metaEventId } = (await sent).postDataJSON();
  const [eid] = metaEventId.split('-');
  expect(metaEventId.length - eid.length).toBe(33);
  await arriveAtStatus(page);
  await page.waitForLoadState('networkidle');
  expect(told(requests.slice(1))).toEqual([
    {
      ...viewOf('/booking'),
      ev: 'Lead',
      'cd[content_name]': 'Booking Request',
      'cd[currency]': 'USD',
      eid,
    },
  ]);
});

test('the campaign of the landing page comes along with the booking, and its click id with the report', async () => {
  const email = 'dana.campaign@example.com';
  const requests: URL[] = [];
  const context = await visitorSeenBy(requests);
  const page = await visit(context, '/?utm_source=instagram&fbclid=abc');
  await page.getByRole('link', { name: 'Book Online' }).first().click();
  await page.waitForURL('**/booking');
  await fillIn(page, { email });
  await submitButton(page).click();
  await arriveAtStatus(page);
  expect(await leadsOf(email)).toMatchObject([{ utm: { utm_source: 'instagram', fbclid: 'abc' } }]);
  await expect
    .poll(() => told(requests).at(-1))
    .toMatchObject({ ev: 'Lead', dl: `${site.product.url}/booking?fbclid=abc` });
});

test('a network that does not answer keeps no booking', async () => {
  const context = await site.visitor();
  await context.route(/facebook\.com/, () => {});
  const page = await context.newPage();
  await page.goto('/booking');
  await wake(page);
  await fillIn(page, { email: 'dana.silence@example.com' });
  await submitButton(page).click();
  await arriveAtStatus(page);
});

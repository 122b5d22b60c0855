import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { aPhoto, arriveAtStatus, control, fillIn, submitButton } from './booking-visitor.ts';
import { wake } from './hydration.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser({ pixelId: '1234567890' });

const script = 'https://connect.facebook.net/en_US/fbevents.js';

/** A visitor for whom the network's script is a list of the calls that it was asked to make. */
async function visitorSeenBy(
  calls: unknown[][],
  settings: { readonly refuses?: boolean; readonly isAdmin?: boolean } = {},
) {
  const context = await site.visitor();
  await context.exposeFunction('recordCall', (call: unknown[]) => void calls.push(call));
  await context.route(script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'fbq.queue.forEach((call) => recordCall(call)); fbq.callMethod = (...call) => recordCall(call);',
    }),
  );
  if (settings.refuses) {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
  }
  if (settings.isAdmin) {
    // A blank page has no storage.
    await context.addInitScript(() => {
      const key = 'CognitoIdentityServiceProvider.localsiteclient.someone.accessToken';
      if (location.protocol !== 'about:') localStorage.setItem(key, 'a.b.c');
    });
  }
  return context;
}

/** Opens a page, lets it come alive and fall silent. */
async function visit(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('h1').waitFor();
  await wake(page);
  await page.waitForLoadState('networkidle');
  return page;
}

test.each(['/', '/services/restorer', '/locations/malibu', '/booking', '/thank-you'])(
  'where it is configured, the pixel sees the view of %s once',
  async (path) => {
    const calls: unknown[][] = [];
    await visit(await visitorSeenBy(calls), path);
    await expect
      .poll(() => calls)
      .toEqual([
        ['init', '1234567890'],
        ['track', 'PageView'],
      ]);
  },
);

test.each([
  ['a visitor whose browser asks for privacy', { refuses: true }],
  ['an admin, whose session its script could read', { isAdmin: true }],
])('no marketing page loads it for %s', async (_, settings) => {
  const calls: unknown[][] = [];
  const page = await visit(await visitorSeenBy(calls, settings), '/');
  expect(await page.evaluate(() => window.fbq)).toBeUndefined();
  expect(calls).toEqual([]);
});

test('a booking is reported once, in dollars, under an id that leads nowhere; the status page stays unseen', async () => {
  const calls: unknown[][] = [];
  const page = await visit(await visitorSeenBy(calls), '/booking');
  await expect.poll(() => calls.length).toBe(2);
  const sent = page.waitForRequest('**/api/lead-intake');
  await fillIn(page);
  await control(page, 'photos').setInputFiles(await aPhoto('bow.jpg'));
  await submitButton(page).click();
  const { metaEventId } = (await sent).postDataJSON();
  const [eventID] = metaEventId.split('-');
  expect(metaEventId.length - eventID.length).toBe(33);
  await arriveAtStatus(page);
  await page.waitForLoadState('networkidle');
  expect(calls.slice(2)).toEqual([
    ['track', 'Lead', { content_name: 'Booking Request', currency: 'USD' }, { eventID }],
  ]);
  expect(await page.evaluate(() => window.fbq)).toBeUndefined();
});

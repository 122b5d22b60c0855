import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBooking } from '../booking.ts';
import { noise, openLead, openLeads, signedIn, toast } from './admin-desk.ts';
import { wake } from './hydration.ts';
import {
  cutByWiderText,
  faintEdges,
  findings,
  hiddenFocus,
  lostInForcedColors,
  movingParts,
  sidewaysPixels,
} from './page-checks.ts';
import { desktop, phone, productInBrowser, tablet } from './product.ts';

const site = productInBrowser({ quotes: true });

/** `zoomed`: what is left of a window of 1280 by 1024 px at 400 %, which WCAG 1.4.10 asks for. */
const windows = {
  wide: desktop.viewport,
  tablet: tablet.viewport,
  phone: phone.viewport,
  zoomed: { width: 320, height: 256 },
} as const;

/** Secret addresses that only exist once somebody has booked or asked. */
const secret = { status: '', quote: '' };

beforeAll(async () => {
  const { publicKey } = await (await fetch(`${site.product.url}/config.json`)).json();
  const post = async (operation: string, body: object) => {
    const headers = { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${site.product.url}/api/${operation}`, init);
    expect(response.ok).toBe(true);
    return response.json();
  };
  secret.status = `/status/${(await post('lead-intake', aBooking())).slug}`;
  secret.quote = `/quote/${(await post('quotes', { packageId: 'restorer', lengthFt: 24 })).quoteId}`;
});

/** One of each type; both waters for the area pages. */
const pageTypes: readonly (readonly [name: string, path: () => string, heading: string])[] = [
  ['home', () => '/', 'Boat detailing at your slip, dock or driveway.'],
  ['services', () => '/services', 'Five services, priced by the foot'],
  ['a service', () => '/services/restorer', 'Restorer'],
  ['an area on salt water', () => '/locations/marina-del-rey', 'Boat detailing in Marina del Rey'],
  ['an area on fresh water', () => '/locations/castaic-lake', 'Boat detailing for Castaic Lake'],
  ['booking', () => '/booking', 'Book online'],
  ['the way back to a lost link', () => '/my-link', 'Find your request'],
  ['thank-you', () => '/thank-you?lead=01JABC', 'Request received'],
  ['blog', () => '/blog', 'Boat care, in plain words'],
  ['an article', () => '/blog/oxidation-explained', 'Oxidation explained: why gelcoat goes to chalk'],
  ['privacy', () => '/privacy', 'Privacy Policy'],
  ['terms', () => '/terms', 'Terms'],
  ['the 404 page', () => '/no/such/place', 'Oops! Page not found'],
  ['a status', () => secret.status, 'Ana, we’ve got it.'],
  ['an unknown status', () => '/status/unknown-unknown-unknown1', 'We couldn’t find this request.'],
  ['a new quote', () => '/quotes/new', 'Save an estimate'],
  ['a quote', () => secret.quote, 'Your quote'],
];

/** Opens a page that stands still, whole and alive, and is the one of its heading. */
async function openWhole(path: string, heading: string): Promise<Page> {
  const page = await site.open(path, { ...desktop, expectedNoise: /status of 404/ });
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await page.getByText(/^Loading/).waitFor({ state: 'detached' });
  await wake(page);
  return page;
}

/** Every check that a browser can make, at every width and enlarged. */
async function expectNoBarriers(page: Page): Promise<void> {
  const at = new URL(page.url()).pathname;
  expect.soft(await movingParts(page), `${at}: moving`).toEqual([]);
  expect.soft(await faintEdges(page), `${at}: edges`).toEqual([]);
  expect.soft(await lostInForcedColors(page), `${at}: forced colours`).toEqual([]);
  for (const [name, viewport] of Object.entries(windows)) {
    await page.setViewportSize(viewport);
    expect.soft(await sidewaysPixels(page), `${at} ${name}: sideways`).toBe(0);
    // What lies between two widths differs from them in its breaks alone.
    if (name === 'tablet') continue;
    // A field that has scrolled below the header counts as a target too close to those in it.
    await page.evaluate(() => window.scrollTo(0, 0));
    // Axe's rules are of the markup, which two widths show whole.
    if (name !== 'zoomed') expect.soft(await findings(page), `${at} ${name}: axe`).toEqual([]);
    expect.soft(await hiddenFocus(page), `${at} ${name}: focus`).toEqual([]);
    expect.soft(await cutByWiderText(page), `${at} ${name}: wider text`).toEqual([]);
  }

  // As the browser's own setting does it: queries in rem follow too.
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize(phone.viewport);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
  expect.soft(await sidewaysPixels(page), `${at}: at 200 % text`).toBe(0);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
}

test.each(pageTypes)('%s has no barrier that a browser can find', async (_, path, heading) => {
  await expectNoBarriers(await openWhole(path(), heading));
});

test('axe finds no barrier in the admin: sign-in, panel, list, open lead', async () => {
  const calm = noise();
  const signIn = await site.open('/adminka/login', calm);
  await signIn.getByRole('button', { name: 'Log in' }).waitFor();
  await expectNoBarriers(signIn);
  const page = await signedIn(site, calm);
  await toast(page, 'Logged in').getByRole('button').click();
  await toast(page, 'Logged in').waitFor({ state: 'detached' });
  await expectNoBarriers(page);
  await openLeads(page);
  await expectNoBarriers(page);
  await openLead(page, 'Ana Ortiz');
  await expectNoBarriers(page);
});

test("nor the admin's calendar, settings and new lead", async () => {
  const page = await signedIn(site, noise());
  for (const place of ['calendar', 'money', 'reviews', 'settings', 'new-lead']) {
    await page.setViewportSize(desktop.viewport);
    await page.goto(`/admin/${place}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoBarriers(page);
  }
});

test('axe finds nothing in open menus and in a form with errors', async () => {
  const page = await openWhole('/booking', 'Book online');
  await page.locator('header .nav summary').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.locator('header .nav details[open] a').first().waitFor();
  expect(await findings(page), 'dropdown').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('alert').waitFor();
  expect(await findings(page), 'errors').toEqual([]);
  await page.setViewportSize(phone.viewport);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header summary').filter({ hasText: 'Menu' }).click();
  await page.locator('header details[open]:has(summary:text("Menu")) a').first().waitFor();
  expect(await findings(page), 'toggle menu').toEqual([]);
});

test('the first Tab reaches a link that skips to the content, and the focus is always visible', async () => {
  const page = await openWhole('/services', 'Five services, priced by the foot');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const { name, covered, outline } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
      return {
        name: element.textContent ?? '',
        covered: !(hit && (element.contains(hit) || hit.contains(element))),
        outline: getComputedStyle(element).outlineStyle,
      };
    });
    expect({ name, covered, outline }).toEqual({ name, covered: false, outline: 'solid' });
  }
});

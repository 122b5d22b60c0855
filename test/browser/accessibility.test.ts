import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBooking } from '../booking.ts';
import { fillSignIn, noise, openLead, openLeads, toast } from './admin-desk.ts';
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

interface PageType {
  readonly name: string;
  readonly path: () => string;
  readonly heading: string;
  /** On a laptop its parts stand otherwise than on a phone. */
  readonly isWide?: true;
}

/** One of each type, both waters for the area pages; those of a walk are opened one after the other. */
const walks: Readonly<Record<string, readonly PageType[]>> = {
  'pages that sell': [
    {
      name: 'home',
      path: () => '/',
      heading: 'Boat detailing at your slip, dock or driveway.',
      isWide: true,
    },
    { name: 'services', path: () => '/services', heading: 'Five services, priced by the foot' },
    { name: 'a service', path: () => '/services/restorer', heading: 'Restorer' },
    {
      name: 'an area on salt water',
      path: () => '/locations/marina-del-rey',
      heading: 'Boat detailing in Marina del Rey',
      isWide: true,
    },
    {
      name: 'an area on fresh water',
      path: () => '/locations/castaic-lake',
      heading: 'Boat detailing for Castaic Lake',
    },
  ],
  'pages to read': [
    { name: 'blog', path: () => '/blog', heading: 'Boat care, in plain words' },
    {
      name: 'an article',
      path: () => '/blog/oxidation-explained',
      heading: 'Oxidation explained: why gelcoat goes to chalk',
      isWide: true,
    },
    { name: 'privacy', path: () => '/privacy', heading: 'Privacy Policy' },
    { name: 'terms', path: () => '/terms', heading: 'Terms' },
    { name: 'the 404 page', path: () => '/no/such/place', heading: 'Oops! Page not found' },
  ],
  'pages of who books': [
    { name: 'booking', path: () => '/booking', heading: 'Book online', isWide: true },
    { name: 'thank-you', path: () => '/thank-you?lead=01JABC', heading: 'Request received' },
    { name: 'the way back to a lost link', path: () => '/my-link', heading: 'Find your request' },
    { name: 'a status', path: () => secret.status, heading: 'Ana, we’ve got it.', isWide: true },
    {
      name: 'an unknown status',
      path: () => '/status/unknown-unknown-unknown1',
      heading: 'We couldn’t find this request.',
    },
    { name: 'a new quote', path: () => '/quotes/new', heading: 'Save an estimate' },
    { name: 'a quote', path: () => secret.quote, heading: 'Your quote', isWide: true },
  ],
};

/** Goes to a page that stands still, whole and alive, and is the one of its heading. */
async function goWhole(page: Page, path: string, heading: string): Promise<void> {
  await page.setViewportSize(desktop.viewport);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await page.getByText(/^Loading/).waitFor({ state: 'detached' });
  await wake(page);
}

const emptyPage = async () => (await site.visitor({ expectedNoise: /status of 404/ })).newPage();

/**
 * Every check that a browser can make, at every width and enlarged. Axe's rules are of the markup, which is the
 * same at each width; who calls a page wide has it looked at on a laptop, too.
 */
async function expectNoBarriers(page: Page, at: string, isWide = false, axe = true): Promise<void> {
  expect.soft(await movingParts(page), `${at}: moving`).toEqual([]);
  expect.soft(await faintEdges(page), `${at}: edges`).toEqual([]);
  expect.soft(await lostInForcedColors(page), `${at}: forced colours`).toEqual([]);
  for (const [name, viewport] of Object.entries(windows)) {
    await page.setViewportSize(viewport);
    expect.soft(await sidewaysPixels(page), `${at} ${name}: sideways`).toBe(0);
    // What lies between two widths differs from them in its breaks alone.
    if (name === 'tablet' || (name === 'wide' && !isWide)) continue;
    // A field that has scrolled below the header counts as a target too close to those in it.
    await page.evaluate(() => window.scrollTo(0, 0));
    if (axe && name !== 'zoomed') expect.soft(await findings(page), `${at} ${name}: axe`).toEqual([]);
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
  await session.detach();
}

test.each(Object.entries(walks))('%s have no barrier that a browser can find', async (_, pages) => {
  const page = await emptyPage();
  for (const { name, path, heading, isWide } of pages) {
    await goWhole(page, path(), heading);
    await expectNoBarriers(page, name, isWide);
  }
});

test('nor has the admin: sign-in, panel, list, open lead, calendar, reviews, settings, new lead', async () => {
  const page = await site.open('/adminka/login', noise());
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await expectNoBarriers(page, 'sign-in');
  await page.setViewportSize(desktop.viewport);
  await fillSignIn(page, site.product.admin.email, site.product.admin.password);
  await page.getByRole('heading', { level: 2, name: 'Recent Leads' }).waitFor();
  await toast(page, 'Logged in').getByRole('button').click();
  await toast(page, 'Logged in').waitFor({ state: 'detached' });
  // Axe looks at each page with more on it in the file of the page.
  await expectNoBarriers(page, 'panel', true, false);
  await page.setViewportSize(desktop.viewport);
  await openLeads(page);
  await expectNoBarriers(page, 'list', true, false);
  await openLead(page, 'Ana Ortiz');
  await expectNoBarriers(page, 'lead', true);
  for (const [place, axe] of [
    ['calendar', false],
    ['reviews', true],
    ['settings', false],
    ['new-lead', false],
  ] as const) {
    await page.setViewportSize(desktop.viewport);
    await page.goto(`/admin/${place}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoBarriers(page, place, place === 'calendar', axe);
  }
});

test('the first Tab reaches a link that skips to the content, and the focus is always visible; axe finds nothing in open menus and in a form with errors', async () => {
  const page = await emptyPage();
  await goWhole(page, '/services', 'Five services, priced by the foot');
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

  await goWhole(page, '/booking', 'Book online');
  await page.locator('header .nav summary').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.locator('header .nav details[open] a').first().waitFor();
  expect(await findings(page), 'dropdown').toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone.viewport);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('alert').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header summary').filter({ hasText: 'Menu' }).click();
  await page.locator('header details[open]:has(summary:text("Menu")) a').first().waitFor();
  expect(await findings(page), 'toggle menu and errors').toEqual([]);
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBooking } from '../booking.ts';
import { wake } from './hydration.ts';
import { desktop, phone, productInBrowser } from './product.ts';

const site = productInBrowser({ quotes: true });

/** The narrowest window that WCAG 1.4.10 asks for. */
const narrow = { width: 320, height: 640 };

/** Secret addresses that only exist once somebody has booked or asked. */
const secret = { status: '', quote: '' };

beforeAll(async () => {
  const { publicKey } = await (await fetch(`${site.product.url}/config.json`)).json();
  const post = async (operation: string, body: object) => {
    const headers = { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${site.product.url}/api/${operation}`, init)).json();
  };
  secret.status = `/status/${(await post('lead-intake', aBooking())).slug}`;
  secret.quote = `/quote/${(await post('quotes', { packageId: 'restorer', lengthFt: 24 })).quoteId}`;
});

/** One of each type; both waters for the area pages. */
const pageTypes: readonly (readonly [name: string, path: () => string])[] = [
  ['home', () => '/'],
  ['services', () => '/services'],
  ['a service', () => '/services/restorer'],
  ['an area on salt water', () => '/locations/marina-del-rey'],
  ['an area on fresh water', () => '/locations/castaic-lake'],
  ['booking', () => '/booking'],
  ['thank-you', () => '/thank-you?lead=01JABC'],
  ['blog', () => '/blog'],
  ['an article', () => '/blog/oxidation-explained'],
  ['privacy', () => '/privacy'],
  ['terms', () => '/terms'],
  ['the 404 page', () => '/no/such/place'],
  ['a status', () => secret.status],
  ['an unknown status', () => '/status/unknown-unknown-unknown1'],
  ['a new quote', () => '/quotes/new'],
  ['a quote', () => secret.quote],
];

/** All of axe's rules, those for good practice beyond WCAG 2.2 AA too. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Opens a page that stands still, whole and alive. */
async function openWhole(path: string): Promise<Page> {
  const page = await site.open(path, { ...desktop, reducedMotion: 'reduce', expectedNoise: /status of 404/ });
  await page.locator('h1').waitFor();
  await wake(page);
  return page;
}

const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each(pageTypes)('%s: axe finds nothing, and nothing needs sideways scrolling', async (_, path) => {
  const page = await openWhole(path());
  expect(await findings(page), 'at 1280 px').toEqual([]);
  await page.setViewportSize(phone.viewport);
  expect(await findings(page), 'at 390 px').toEqual([]);
  await page.setViewportSize(narrow);
  expect(await sidewaysPixels(page), 'at 320 px').toBe(0);

  // As the browser's own setting does it: queries in rem follow too.
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize(phone.viewport);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
  expect(await sidewaysPixels(page), 'at 200 % text').toBe(0);
});

test('axe finds nothing in open menus and in a form with errors', async () => {
  const page = await openWhole('/booking');
  await page.locator('header .nav summary').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await findings(page), 'dropdown').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('alert').waitFor();
  expect(await findings(page), 'errors').toEqual([]);
  await page.setViewportSize(phone.viewport);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header summary').filter({ hasText: 'Menu' }).click();
  expect(await findings(page), 'toggle menu').toEqual([]);
});

test('the first Tab reaches a link that skips to the content, and the focus is always visible', async () => {
  const page = await openWhole('/services');
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

test.each(['/', '/booking', '/locations/malibu'])(
  'nothing on %s moves for who asked for stillness',
  async (path) => {
    const page = await openWhole(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
          const still = animationName === 'none' && /^0s(?:, 0s)*$/.test(transitionDuration);
          return !still || scrollBehavior === 'smooth';
        })
        .map((element) => element.outerHTML.slice(0, 60)),
    );
    expect(moving).toEqual([]);
  },
);

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatMoment } from '#domain/los-angeles.ts';
import { type Product, startProduct } from '#local/product.ts';
import { book } from '../browser/admin-desk.ts';
import { answers, aPhoto, conditions, leadsOf } from '../browser/booking-visitor.ts';
import { aBookedLead, anOffer, givenLead, leadNow, offeredTimes, today } from '../browser/status-lead.ts';
import { eventually } from '../eventually.ts';
import { setProductClock } from '../product-clock.ts';
import { type Driver, type Engine, phoneWindow } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { type Find, linesOf, type Walker, walkerIn } from './walker.ts';
import { openWebKit } from './webkit.ts';

let folder: string;
let product: Product;
const drivers = new Map<Engine, Driver>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'engines-'));
  const photo = await aPhoto('bow.jpg');
  await writeFile(path.join(folder, photo.name), photo.buffer);
  product = await startProduct({ dataDirectory: path.join(folder, 'data'), empty: true });
  for (const driver of await Promise.all([openFirefox(), openWebKit()])) drivers.set(driver.engine, driver);
});
afterAll(async () => {
  await Promise.all([...drivers.values()].map((driver) => driver.close()));
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => setProductClock(product.url, null));

function walker(engine: Engine): Walker {
  const driver = drivers.get(engine);
  if (!driver) throw new Error(`${engine} did not start.`);
  return walkerIn(driver, product.url);
}

/** A lead of its own for each browser, at that Wednesday's time. */
async function givenToday(
  engine: Engine,
  name: string,
  lead: Parameters<typeof givenLead>[1],
): Promise<string> {
  await setProductClock(product.url, today);
  const slug = `${name}-${engine}-${name}-${engine}-0`;
  await givenLead(slug, lead);
  return slug;
}

/** Tomorrow at 8 AM, and the evening before it. */
const tomorrow = '2026-11-26T16:00:00.000Z';
const evening = '2026-11-26T01:00:00.000Z';

/** Weeks and places apart, so that the browsers do not take each other's times. */
const apart = { firefox: 0, webkit: 1 } as const;

/** Texts that stand on one row overlap from top to bottom. */
const isOneRow = (find: Find, first: string, second: string): boolean => {
  const [a, b] = [first, second].map((selector) => find(selector)?.getBoundingClientRect());
  return a !== undefined && b !== undefined && a.top < b.bottom && b.top < a.bottom;
};

describe.each(['firefox', 'webkit'] as const)('%s', (engine) => {
  test('a visitor books with a photo', async () => {
    const email = `dana.${engine}@example.com`;
    const { driver, open, press, see, fill, choose, address, inPage } = walker(engine);
    await open('/booking?package=complete');
    await press('.opt', 'Restorer');
    await driver.upload('[name="photos"]', path.join(folder, 'bow.jpg'));
    const { boatType, conditionLevel, ...texts } = { ...answers, email };
    for (const [name, text] of Object.entries(texts)) await fill(`[name="${name}"]`, text);
    await choose('[name="boatType"]', boatType);
    await press(`label:has([name="conditionLevel"][value="${conditionLevel}"])`);
    for (const name of conditions) await press(`[name="${name}"]`);
    await see('.photo', 'Uploaded');
    for (const width of [320, 360, 390]) {
      await driver.resize(width, phoneWindow.height);
      expect(await inPage(isOneRow, '.ctx p', '.ctx__sum'), `the bar at ${width} pixels`).toBe(true);
    }
    await press('button[aria-busy]');
    await see('h1', 'Dana, ');
    expect(await address()).toMatch(/^\/status\//);
    const [lead] = await eventually(async () => {
      const leads = await leadsOf(email);
      expect(leads[0]).not.toHaveProperty('owed');
      return leads;
    });
    expect(lead).toMatchObject({
      boat_type: boatType,
      requested_service: 'restorer',
      photo_urls: [expect.any(String)],
    });
  });

  test('the customer says yes to a time, and reads the whole hour on one line', async () => {
    const { driver, open, press, see, focused, inPage } = walker(engine);
    const times = offeredTimes(apart[engine]);
    const slug = await givenToday(engine, 'yes', anOffer({ times }));
    await open(`/status/${slug}#yes`);
    // The page has gone to the part of that name.
    await eventually(async () => expect(await focused()).toBe('Pick a time'));
    const moment = formatMoment(times[1] ?? '', today);
    await press('label', moment);
    await press('button', `Yes, book ${moment}`);
    await see('h1', 'Ana, you’re booked.');
    expect(await focused()).toContain('You’re booked');
    expect(await leadNow(slug)).toMatchObject({ status: 'SCHEDULED', visits: [{ start: times[1] }] });
    for (const width of [430, 412, 402, 393, 390]) {
      await driver.resize(width, phoneWindow.height);
      expect(await inPage(linesOf, '.plate__time', '8:00 AM'), `the hour at ${width} pixels`).toBe(1);
    }
  });

  test('the customer moves a visit, from a sheet that begins at its title', async () => {
    const { open, press, see, focused } = walker(engine);
    const lead = aBookedLead(70 + apart[engine], { start: offeredTimes(4 + apart[engine])[0] ?? '' });
    const slug = await givenToday(engine, 'move', lead);
    await open(`/status/${slug}`);
    await press('button', 'Move');
    await see('dialog h2', 'Move your appointment');
    expect(await focused()).toBe('Move your appointment');
    await press('dialog button', 'Move to');
    await eventually(async () => expect(await focused()).toMatch(/^Moved to /));
    expect((await leadNow(slug))?.visits).toMatchObject([{ status: 'planned', moves: 1 }]);
    await see('.plate__time');
  });

  test('the customer says that the boat is ready, and writes', async () => {
    const { open, press, see, fill } = walker(engine);
    const slug = await givenToday(engine, 'ready', aBookedLead(80 + apart[engine], { start: tomorrow }));
    await setProductClock(product.url, evening);
    await open(`/status/${slug}#ready`);
    await press('button', 'All ready');
    await see('h1', 'Ana, you’re all set.');
    expect((await leadNow(slug))?.visits).toMatchObject([{ ready: { water: true, boat: true } }]);
    await press('#write > summary');
    await fill('#write textarea', 'The gate sticks. Lift it.');
    await press('#write button[type="submit"]');
    await see('.said__text', 'The gate sticks. Lift it.');
  });

  test('the owner signs in, sends an offer from Today, and looks at calendar and settings', async () => {
    const fullName = `Olga ${engine === 'firefox' ? 'Fox' : 'Kit'}`;
    await book(product.url, { fullName, email: `olga.${engine}@example.com` });
    const { open, press, see, fill } = walker(engine);
    await open('/adminka/login');
    await fill('[type="email"]', product.admin.email);
    await fill('[type="password"]', product.admin.password);
    await press('button', 'Log in');
    await see('h2', 'Recent Leads');
    await press('a', `Send a price for ${fullName}`);
    await see('[role="dialog"] h2', fullName);
    await see('[role="dialog"] .offer-times label:nth-of-type(3)');
    await press('[role="dialog"] button', 'Use this range');
    await press('[role="dialog"] button', 'Send Offer Email');
    await see('[data-sonner-toast]', 'Offer Sent');
    await open('/admin/calendar');
    await see('h1');
    await see('.cal-agenda');
    await open('/admin/settings');
    await fill('[name="gap_minutes"]', '45');
    await press('button', 'Save settings');
    await see('[data-sonner-toast]', 'Settings saved');
  });
});

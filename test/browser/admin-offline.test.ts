import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { leadOf } from '#functions/data/lead/leads.ts';
import { findChromium, quietFlags } from '#local/find-chromium.ts';
import { aToday } from '../a-today.ts';
import { aVisit } from '../a-visit.ts';
import { eventually } from '../eventually.ts';
import { fillSignIn } from './admin-desk.ts';
import { findings, sidewaysPixels } from './page-checks.ts';
import { givenLead, siteOfToday, today, touch } from './status-lead.ts';

const site = siteOfToday();

const gateCode = '8806-STAR';
const browsers: BrowserContext[] = [];
const profiles: string[] = [];

afterEach(async () => {
  for (const browser of browsers.splice(0)) await browser.close();
  for (const profile of profiles.splice(0)) await rm(profile, { recursive: true, force: true });
});

/** A browser with a disk of its own, so that it can be killed and started again. */
async function browserOn(profile: string): Promise<BrowserContext> {
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...quietFlags],
    baseURL: site.product.url,
    ...touch,
  });
  browsers.push(browser);
  return browser;
}

async function newProfile(): Promise<string> {
  const profile = await mkdtemp(path.join(tmpdir(), 'profile-'));
  profiles.push(profile);
  return profile;
}

/** What the device's stores hold, as text. */
const onDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const store = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('bdla-device');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const texts = await Promise.all(
      [...store.objectStoreNames].map(
        (name) =>
          new Promise<string>((resolve) => {
            const asked = store.transaction(name).objectStore(name).getAll();
            asked.onsuccess = () => resolve(JSON.stringify(asked.result));
          }),
      ),
    );
    store.close();
    const files = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return [...texts, JSON.stringify(localStorage), JSON.stringify(sessionStorage), ...files.flat()].join(
      '\n',
    );
  });

/** Signs in, and waits until the day and its leads are on the device. */
async function dayOnDevice(profile: string, leadId: string): Promise<Page> {
  const page = await (await browserOn(profile)).newPage();
  await page.goto('/adminka/login');
  await fillSignIn(page, site.product.admin.email, site.product.admin.password);
  await page.waitForURL('**/adminka');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  await eventually(async () => expect(await onDevice(page)).toContain(`timeline\\",\\"${leadId}`));
  return page;
}

const card = (page: Page, name: string) => page.getByRole('article', { name });

const statesOf = async (id: string) => {
  const visit = (await leadOf(id))?.visits?.[0];
  return [visit?.on_my_way_at, visit?.started_at].map((at) => at !== undefined);
};

test('a visit is left for and started without a line, through a reload and a killed browser, and told once and in order', {
  timeout: 180_000,
}, async () => {
  const { id } = await givenLead('offlineoffline00000001', {
    full_name: 'Offline Olga',
    status: 'SCHEDULED',
    visits: [aVisit({ start: today })],
  });
  const profile = await newProfile();
  const page = await dayOnDevice(profile, id);
  await page.context().setOffline(true);
  await page.reload();
  await card(page, 'Offline Olga').waitFor();
  await page.getByText('As of 10:00 AM', { exact: false }).waitFor();
  await page.getByText('No signal. Saved on this device', { exact: false }).waitFor();
  await card(page, 'Offline Olga').locator('.acts').getByText('On my way', { exact: true }).click();
  await page.getByText('1 waiting, only on this device').first().waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
  await page.context().close();

  const again = await browserOn(profile);
  await again.setOffline(true);
  const later = await again.newPage();
  await later.goto('/adminka');
  await card(later, 'Offline Olga').getByText('Left 10:', { exact: false }).waitFor();
  await card(later, 'Offline Olga').getByRole('button', { name: 'Start' }).click();
  await later.getByText('2 waiting, only on this device').first().waitFor();
  await later.getByText('2 waiting, only on this device').last().click();
  expect(await later.locator('.dev-net li').allTextContents()).toEqual([
    expect.stringContaining('On my way, Offline Olga'),
    expect.stringContaining('Start, Offline Olga'),
  ]);
  await later.getByRole('button', { name: 'Logout' }).click();
  await later.getByText('2 things you pressed are only on this device.', { exact: false }).waitFor();
  await later.getByRole('button', { name: 'Stay logged in' }).click();
  expect(await statesOf(id)).toEqual([false, false]);

  await again.setOffline(false);
  await expect.poll(() => later.locator('.dev-net').count(), { timeout: 60_000 }).toBe(0);
  expect(await statesOf(id)).toEqual([true, true]);
  await later.getByText('Underway since', { exact: false }).waitFor();
});

test('a gate code that was read is nowhere on the device', { timeout: 120_000 }, async () => {
  const { id } = await givenLead('offlineoffline00000002', {
    full_name: 'Gate Gus',
    status: 'SCHEDULED',
    visits: [aVisit({ start: today })],
  });
  const page = await dayOnDevice(await newProfile(), id);
  await page.route('**/gate-code', (route) => route.fulfill({ json: { gate_code: gateCode } }));
  await page.route('**/api/admin-today', (route) => route.fulfill({ json: aToday() }));
  await page.reload();
  await card(page, 'Ana Ortiz').getByRole('button', { name: 'Gate code' }).click();
  await page.getByText(gateCode).waitFor();
  await eventually(async () => expect(await onDevice(page)).toContain('Ana Ortiz'));
  expect(await onDevice(page)).not.toContain(gateCode);
});

test('what was changed elsewhere shows what was pressed and what is, and keeps both until somebody says', {
  timeout: 120_000,
}, async () => {
  const { id } = await givenLead('offlineoffline00000003', {
    full_name: 'Moved Mona',
    status: 'SCHEDULED',
    // Before the other tests' visits, so that it is next.
    visits: [aVisit({ start: '2026-11-25T16:00:00.000Z' })],
  });
  const page = await dayOnDevice(await newProfile(), id);
  await page.context().setOffline(true);
  await card(page, 'Moved Mona').getByRole('button', { name: 'Start' }).click();
  await page.getByText('1 waiting, only on this device').first().waitFor();
  await page.route('**/visits/*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'This visit was changed in the meantime.', reason: 'visit-changed' },
    }),
  );
  await page.context().setOffline(false);
  const refused = page.getByRole('region', { name: 'Didn’t go through: Start, Moved Mona' });
  await refused.getByText('This visit was changed in the meantime.').waitFor();
  await refused.getByText('Planned, ', { exact: false }).waitFor();
  expect(await findings(page)).toEqual([]);
  await refused.getByRole('button', { name: 'Keep what’s there' }).click();
  await refused.waitFor({ state: 'detached' });
});

test('logging out leaves nothing of a customer behind', { timeout: 120_000 }, async () => {
  const { id } = await givenLead('offlineoffline00000004', {
    full_name: 'Leaving Lena',
    status: 'SCHEDULED',
    visits: [aVisit({ start: today })],
  });
  const page = await dayOnDevice(await newProfile(), id);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/adminka/login');
  expect(await onDevice(page)).not.toContain('Lena');
});

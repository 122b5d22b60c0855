import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dayOf, instantOf, shiftDay } from '#domain/los-angeles.ts';
import { leadIdOfSlug, leadOf } from '#functions/data/lead/leads.ts';
import { type CallOverHttp, callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { jpegPhoto } from '../hostile-files.ts';
import { book, fullDevice, noise, signedIn, toast } from './admin-desk.ts';
import { findings, sidewaysPixels } from './page-checks.ts';
import { phone, productInBrowser } from './product.ts';

const site = productInBrowser();
let call: CallOverHttp;
beforeAll(async () => {
  call = await callsTo(site.product.url);
});

const email = 'dora.dock@example.com';

/** A job whose second and last day is today and underway; nobody has said how yesterday went. */
async function underway(): Promise<{ id: string; visitId: string }> {
  const id = String(await leadIdOfSlug(await book(site.product.url, { fullName: 'Dora Dock', email })));
  await call('admin-offer', { leadId: id, est_price_min: 672, est_price_max: 672 });
  const today = dayOf(new Date().toISOString());
  const planned = (scheduled_at: string, more = {}) =>
    call('admin-schedule', { leadId: id, scheduled_at, past: true, overlap: true, ...more });
  const { body } = await planned(instantOf(`${today}T00:05`));
  const visitId = String(body.lead.visits[0].id);
  await planned(instantOf(`${shiftDay(today, -1)}T09:00`), { add: true });
  await call('admin-visit', { id, visitId, act: 'start' });
  return { id, visitId };
}

/** What the device has of the day, by name. */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('bdla-device');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result;
          const names = store.transaction('answers').objectStore('answers').getAllKeys();
          names.onsuccess = () => {
            store.close();
            resolve(names.result.map(String));
          };
        };
      }),
  );

/** As a phone that was thrown off the dock: the page is gone, and opens anew. */
async function killed(context: BrowserContext, page: Page, at: string): Promise<Page> {
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(at);
  return next;
}

test('a day at a dock without signal: the day is there, what is pressed and taken waits, and goes out once and in order', async () => {
  const { id, visitId } = await underway();
  const offline = noise(
    'ERR_INTERNET_DISCONNECTED',
    'A photo was not kept',
    'What was typed is not kept',
    'Failed to verify authentication',
  );
  let page = await signedIn(site, { ...offline, ...phone, serviceWorkers: 'allow' });
  const context = page.context();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await eventually(async () =>
    expect(await keptNames(page)).toEqual(
      expect.arrayContaining([
        '["settings"]',
        '["today"]',
        `["lead","${id}"]`,
        '["calendar-here"]',
        expect.stringContaining('money'),
      ]),
    ),
  );

  await context.setOffline(true);
  page = await killed(context, page, '/adminka');
  await page.getByText('1 thing waiting. As of', { exact: false }).waitFor();
  const card = page.getByRole('article', { name: 'Dora Dock' });
  await card.getByText('No signal. What you press is saved', { exact: false }).waitFor();
  const banner = page.getByText('photos and messages go out later.', { exact: false });
  expect(await banner.evaluate((note) => note.clientHeight)).toBeLessThan(70);
  const latest = page.getByRole('region', { name: 'Recent Leads' });
  await latest.getByRole('status').getByRole('link', { name: 'Dora Dock' }).waitFor();
  expect(await latest.getByRole('alert').count()).toBe(0);
  expect(await sidewaysPixels(page)).toBe(0);
  await card.getByRole('link', { name: 'Dora Dock' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Dora Dock' });
  await sheet.getByRole('button', { name: 'Done', exact: true }).tap();
  await toast(page, 'Saved here', 'It waits on this device').waitFor();
  await sheet.getByText(/: Done on [A-Z][a-z]{2} \d+, Dora Dock\./).waitFor();
  await page.goto('/adminka');
  await page.locator('.dev-net summary').tap();
  await page.getByRole('button', { name: /^Take back Done on/ }).tap();
  await page.getByRole('button', { name: 'Take back', exact: true }).tap();
  const overdue = page.getByRole('form', { name: 'How did it go?' });
  await overdue.getByRole('radio', { name: 'Done' }).check();
  const withRoomAgain = await fullDevice(page);
  await overdue.getByRole('button', { name: 'Save 1 answer, no email goes out' }).tap();
  await overdue.getByText('This device is full, so nothing was saved.', { exact: false }).waitFor();
  await withRoomAgain();
  await overdue.getByRole('button', { name: 'Save 1 answer, no email goes out' }).tap();
  await toast(page, '1 answer saved', 'It waits on this device').waitFor();
  for (const path of ['/admin/money', '/admin/calendar']) {
    await page.goto(path);
    await page.getByText(/No signal\. As of \d/).waitFor();
    expect(await sidewaysPixels(page)).toBe(0);
  }
  await page.getByRole('main').getByText('Dora Dock').first().waitFor();
  await page.goto('/admin');
  await page.getByText(/On this device: .*Dora Dock.*\. As of \d/).waitFor();
  expect(await page.getByText('Total Leads').count()).toBe(0);
  await page.goto(`/admin?lead=${id}`);
  await sheet.getByLabel('Write to the customer').fill('I’ll need another hour.');
  await page.reload();
  await sheet.getByRole('button', { name: 'Send Message' }).tap();
  await sheet.getByRole('listitem').filter({ hasText: 'Waiting, only on this device.' }).waitFor();
  await sheet.getByText(/: Done on [A-Z][a-z]{2} \d+, Dora Dock; Message to Dora Dock\./).waitFor();
  const box = sheet.getByLabel('Write to the customer');
  expect(await box.inputValue()).toBe('');
  await sheet.getByText(/As of \d/).waitFor();

  await page.goto('/adminka');
  await page.locator('.dev-net summary').tap();
  await page.getByRole('button', { name: 'Take back Message to Dora Dock' }).tap();
  await page.getByText('What you wrote goes back to where you typed it.', { exact: false }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take back', exact: true }).tap();
  await page.getByRole('button', { name: 'Logout' }).tap();
  const stay = page.getByRole('button', { name: 'Stay logged in' });
  await eventually(async () => expect(await stay.evaluate((it) => it === document.activeElement)).toBe(true));
  await page.getByText('until it’s back, you can’t log in again.', { exact: false }).waitFor();
  await stay.tap();
  await page.getByText('1 waiting, only on this device').last().waitFor();
  await page.goto(`/admin?lead=${id}`);
  expect(await box.inputValue()).toBe('I’ll need another hour.');
  await sheet.getByRole('button', { name: 'Send Message' }).tap();
  await sheet.getByText(/Waiting, only on this device: .*Message to Dora Dock\./).waitFor();

  await sheet.getByRole('button', { name: 'Add extra work' }).tap();
  await sheet.getByLabel('What you found').fill('Hull stain');

  await page.goto('/adminka');
  await card.getByText('Hull stain').waitFor();
  await card.getByRole('link', { name: 'Finish' }).tap();
  await page.getByText('24 ft at $28.00').waitFor();
  const photo = { name: 'after.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto(800, 600) };
  await page.getByLabel('Library').setInputFiles([photo]);
  await page.locator('.shots button').filter({ hasText: 'Waiting' }).waitFor();

  page = await killed(context, page, `/admin/finish/${id}?visit=${visitId}`);
  await page.locator('.shots button img').waitFor();
  await page.getByRole('radio', { name: /cash/i }).check();
  await page.getByText('You never asked Dora about Hull stain', { exact: false }).waitFor();
  const withRoom = await fullDevice(page);
  await page.getByRole('button', { name: 'Finish, send later' }).tap();
  await page
    .locator('.send')
    .getByText('This device is full, so nothing was saved.', { exact: false })
    .waitFor();
  await page
    .locator('.dev-net')
    .getByText(/What you typed isn’t saved: this device is full/)
    .waitFor();
  await withRoom();
  await page.getByRole('button', { name: 'Finish, send later' }).tap();
  await page.getByText(/Saving in \d+ seconds?/).waitFor();
  page = await killed(context, page, '/adminka');
  await page.getByRole('button', { name: 'Undo Finish, Dora Dock' }).waitFor();
  await page.getByText('1 photo and 3 more waiting, only on this device').last().waitFor();
  expect(await page.getByRole('article', { name: 'Dora Dock' }).count()).toBe(0);
  await page.getByText('Dora Dock hasn’t been asked about Hull stain.').waitFor();

  page = await killed(context, page, `/admin/finish/${id}`);
  await page.getByRole('heading', { name: 'Finished, waiting to go out' }).waitFor();
  await page.getByText('it goes out after 1 photo', { exact: false }).waitFor();
  expect(await findings(page)).toEqual([]);
  expect((await leadOf(id))?.record).toBeUndefined();
  await page.evaluate(() => {
    // After a long day offline the tokens have ended: to this page the server's clock is an hour ahead.
    const key = Object.keys(localStorage).find((name) => name.endsWith('.clockDrift')) ?? '';
    localStorage.setItem(key, '3600000');
  });
  page = await killed(context, page, '/adminka');
  await page.getByText('1 photo and 3 more waiting, only on this device').last().waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('extra-dialog')),
  );

  const backAt = new Date().toISOString();
  await context.setOffline(false);
  await eventually(async () => {
    const lead = await leadOf(id);
    expect(lead?.record).toMatchObject({ total: 73_584, how: 'cash' });
    expect(lead?.visits).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    expect(lead?.job_photos).toHaveLength(1);
    expect(String(lead?.job_photos?.[0]?.added_at) < backAt).toBe(true);
  });
  const { entries } = (await call('admin-timeline', { id })).body;
  const written = entries.find(({ message }: { message?: unknown }) => message);
  expect(String(written.happened_at) < backAt).toBe(true);
  await eventually(async () => {
    const done = (await site.product.mails()).filter(
      ({ to, subject }) => to.includes(email) && /done/i.test(subject),
    );
    expect(done).toHaveLength(1);
  });
  await page.goto(`/admin?lead=${id}`);
  await page.getByRole('button', { name: 'Put it away' }).tap();
  await page.goto('/adminka');
  await expect.poll(() => page.getByText('only on this device').count()).toBe(0);
}, 120_000);

import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addHours, dayOf, instantOf } from '#domain/los-angeles.ts';
import { leadIdOfSlug, leadOf } from '#functions/data/lead/leads.ts';
import { type CallOverHttp, callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { jpegPhoto } from '../hostile-files.ts';
import { adminPage, book, fullDevice, noise, passUndo, toast } from './admin-desk.ts';
import { brokenWords, findings, sidewaysPixels } from './page-checks.ts';
import { desktop, inEachWindow, phone, productInBrowser, type Visit } from './product.ts';

const site = productInBrowser();
let call: CallOverHttp;
beforeAll(async () => {
  call = await callsTo(site.product.url);
});

/** A job underway today with an offer of $672: 24 ft at $28.00. */
async function underway(fullName: string): Promise<{ id: string; visit: string; at: string }> {
  const email = `${fullName.toLowerCase().replace(' ', '.')}@example.com`;
  const id = String(await leadIdOfSlug(await book(site.product.url, { fullName, email })));
  await call('admin-offer', { leadId: id, est_price_min: 672, est_price_max: 672 });
  const scheduled_at = instantOf(`${dayOf(new Date().toISOString())}T08:00`);
  const { body } = await call('admin-schedule', { leadId: id, scheduled_at, past: true, overlap: true });
  const visit = body.lead.visits[0].id;
  await call('admin-visit', { id, visitId: visit, act: 'start' });
  return { id, visit, at: `/admin/finish/${id}?visit=${visit}` };
}

/** A page whose camera films a drawing; `none` has no camera. */
async function pageWith(camera: 'drawing' | 'none', visit: Visit = { ...noise(), ...phone }): Promise<Page> {
  const page = await adminPage(site, visit);
  await page.clock.install();
  await page.addInitScript((kind) => {
    const film = async () => {
      if (kind === 'none') throw new DOMException('no', 'NotAllowedError');
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const drawing = canvas.getContext('2d');
      setInterval(() => drawing?.fillRect(Math.random() * 640, Math.random() * 480, 40, 40), 200);
      return canvas.captureStream(5);
    };
    navigator.mediaDevices.getUserMedia = film;
  }, camera);
  return page;
}

const shutter = (page: Page): Locator => page.getByRole('button', { name: /^Take the (before|after) photo/ });
const sent = (page: Page): Locator => page.locator('.shots button').filter({ hasText: /Sent|After to take/ });
const record = async (id: string) => (await leadOf(id))?.record;

test('a job is finished with four photos in six taps, and nothing is typed', async () => {
  const { id } = await underway('Tapia Six');
  const page = await pageWith('drawing');
  await page.goto('/adminka');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole('article', { name: 'Tapia Six' }).getByRole('link', { name: 'Finish' }));
  await page.getByText('24 ft at $28.00').waitFor();
  for (const count of [1, 2, 3, 4]) {
    await page.getByText('Camera', { exact: false }).first().or(shutter(page)).first().waitFor();
    await expect.poll(() => page.locator('video').evaluate((video) => video.clientWidth > 0)).toBe(true);
    await eventually(async () =>
      expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(640),
    );
    await tap(shutter(page));
    await expect.poll(() => page.locator('.shots li').count()).toBe(count);
  }
  await tap(page.getByRole('button', { name: 'Finish and send' }));
  await page.getByText(/Going to Tapia in \d+ seconds?/).waitFor();
  await passUndo(page);
  await page.waitForURL('**/adminka');
  expect(taps).toBe(6);
  expect(await record(id)).toMatchObject({ total: 73_584, lines: [{ quantity: 24, unit_price: 2800 }] });
  await eventually(async () =>
    expect((await leadOf(id))?.job_photos?.map(({ kind }) => kind)).toEqual(Array(4).fill('after')),
  );
}, 90_000);

test('before photos wait for their after photo, which is lined up with them; one is kept back, one renamed', async () => {
  const { id, at } = await underway('Bea Before');
  const page = await pageWith('drawing');
  await page.goto(`/admin/finish/${id}?photos`);
  for (const count of [1, 2]) {
    await eventually(async () =>
      expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(640),
    );
    await page.getByRole('button', { name: `Take the before photo, Spot ${count}` }).tap();
    await expect.poll(() => page.locator('.shots li').count()).toBe(count);
  }
  await expect.poll(() => sent(page).count()).toBe(2);
  await page.goto(at);
  await page.locator('.cam .faint').waitFor();
  await page.getByRole('button', { name: 'Take the after photo, Spot 1' }).waitFor();
  await page.getByRole('button', { name: 'Skip it' }).tap();
  await page.getByRole('button', { name: 'Take the after photo, Spot 2' }).waitFor();
  await page.locator('.shots button').first().tap();
  await page.getByRole('button', { name: 'Keep it to myself' }).tap();
  await page.getByRole('button', { name: 'Share it' }).waitFor();
  await page.getByRole('button', { name: 'Transom' }).tap();
  await eventually(async () =>
    expect((await leadOf(id))?.job_photos).toMatchObject([
      { private: true, pair: 'Transom' },
      { pair: 'Spot 2' },
    ]),
  );
  await page.getByRole('button', { name: 'Done' }).tap();
  const renamed = page.locator('.shots button').first();
  await expect.poll(() => renamed.evaluate((button) => button === document.activeElement)).toBe(true);

  const tomorrow = instantOf(`${dayOf(addHours(new Date().toISOString(), 24))}T08:00`);
  await call('admin-schedule', { leadId: id, scheduled_at: tomorrow, add: true, overlap: true });
  await page.reload();
  await page.getByText(/^Bea has another visit, .* The receipt comes with the last one\./).waitFor();
  expect(await page.getByRole('button', { name: 'Finish and send' }).count()).toBe(0);
});

test('without a camera the phone’s own is offered, and what is no photo is said in a sentence', async () => {
  const { at } = await underway('Nora Nocam');
  const page = await pageWith('none');
  await page.goto(at);
  await page.getByText('The camera is blocked', { exact: false }).waitFor();
  expect(await page.getByLabel('Use the phone’s camera').getAttribute('capture')).toBe('environment');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Library').setInputFiles({ name, mimeType, buffer });
  const said = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
  await choose('empty.jpg', 'image/jpeg', Buffer.alloc(0));
  await said('This file is empty.');
  await choose('clip.mp4', 'video/mp4', Buffer.from('\0\0\0\x18ftypmp42', 'latin1'));
  await said('This is a video.');
  await choose('photo.heic', 'image/heic', Buffer.from('\0\0\0\x18ftypheic', 'latin1'));
  await said('This is a HEIC photo');
  await choose('torn.jpg', 'image/jpeg', (await jpegPhoto()).subarray(0, 40));
  await said('This phone couldn’t open the photo');
  await choose('good.jpg', 'image/jpeg', await jpegPhoto());
  await expect.poll(() => sent(page).count()).toBe(1);
});

test('a photo that can’t go out stays on the device over a reload, once there is room, where its after is lined up with it, and goes when it can', async () => {
  const { id, at } = await underway('Otto Offline');
  const page = await pageWith('drawing', { ...noise('ERR_FAILED', 'A photo was not kept'), ...phone });
  await page.route('**/api/generate-upload-url', (route) => route.abort());
  await page.goto(at);
  const withRoom = await fullDevice(page);
  const file = { name: 'bow.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto() };
  await page.getByRole('radio', { name: 'Before' }).check();
  await page.getByLabel('Library').setInputFiles(file);
  await page.locator('.shots button').filter({ hasText: 'Not saved' }).waitFor();
  const strip = page.getByRole('region', { name: 'Waiting on this device' });
  await strip.getByText('1 photo not saved: this device is full.', { exact: false }).waitFor();
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(await page.evaluate(leaves)).toBe(false);
  expect(await findings(page)).toEqual([]);
  await withRoom();
  await page.clock.fastForward(5000);
  await page.locator('.shots button').filter({ hasText: 'Waiting' }).waitFor();
  await strip.getByText('1 photo waiting, only on this device').click();
  await strip.getByRole('button', { name: 'Send now' }).click();
  await strip.getByText('Photos can’t be uploaded right now.', { exact: false }).waitFor();
  expect(await page.evaluate(leaves)).toBe(true);
  await page.reload();
  await page.locator('.shots img').waitFor();
  await page.locator('.cam .faint').waitFor();
  await page.unroute('**/api/generate-upload-url');
  await page.goto('/admin');
  await eventually(async () => expect((await leadOf(id))?.job_photos).toHaveLength(1));
}, 60_000);

test('the price is changed, discounted and noted; Undo takes the press back on any page, and a page that dies says Not sent yet', async () => {
  const { id, at } = await underway('Una Undo');
  const page = await pageWith('none');
  await page.goto(at);
  await page.getByRole('button', { name: 'Add a line' }).tap();
  await page.getByLabel('What was done').fill('Zincs');
  await page.getByLabel('Price of one, in dollars').fill('50');
  await page.getByLabel('Taxable').uncheck();
  await page.getByRole('button', { name: 'Add a note' }).tap();
  await page.getByText('What you typed above isn’t on the bill yet.', { exact: false }).waitFor();
  await page.reload();
  // The form closes under a double tap, whose second half lands on what moves up.
  const cash = await page.getByLabel('Cash').elementHandle();
  await page.getByRole('button', { name: 'Add it' }).evaluate(async (add: HTMLElement, radio) => {
    add.click();
    await new Promise(requestAnimationFrame);
    (radio as HTMLElement | null)?.click();
  }, cash);
  expect(await page.getByLabel('Cash').isChecked()).toBe(false);
  await page.getByText('$50.00 more before tax than Una agreed to. Ask first.').waitFor();
  await page.getByRole('button', { name: 'Discount' }).tap();
  await page.getByLabel('Discount in dollars, before tax').fill('72.20');
  await page.getByLabel('Check', { exact: true }).check();
  await page.getByRole('button', { name: 'Finish and send' }).tap();
  await page.getByText('What you typed above isn’t on the bill yet.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Save the discount' }).tap();
  await page.getByRole('button', { name: 'Finish and send' }).tap();
  await page.getByText('Going to Una in', { exact: false }).waitFor();
  await page.reload();
  await page.getByText('Not sent yet', { exact: false }).waitFor();
  await page.getByText('As you left it').waitFor();
  expect(await record(id)).toBeUndefined();
  await page.getByRole('button', { name: 'Finish and send' }).tap();
  const going = page.getByText('Going to Una in', { exact: false });
  await eventually(async () => {
    const undo = page.getByRole('button', { name: 'Undo' });
    // It may go between the look and the tap.
    if (await undo.isVisible()) await undo.tap({ timeout: 1000 });
    expect(await page.getByRole('button', { name: 'Finish and send' }).isVisible()).toBe(true);
  });
  // A press right after the Undo counts as its second half.
  await eventually(async () => {
    const again = page.getByRole('button', { name: 'Finish and send' });
    if (!(await going.isVisible())) await again.tap({ timeout: 1000 });
    expect(await going.isVisible()).toBe(true);
  });
  await page.getByRole('link', { name: 'Today' }).tap();
  const held = page.getByRole('region', { name: 'Finish, Una Undo' });
  await held.getByText(/^You can undo it for \d+ seconds?\.$/).waitFor();
  expect(await page.getByRole('article', { name: 'Una Undo' }).count()).toBe(0);
  await held.getByRole('button', { name: 'Undo' }).tap();
  await toast(page, 'Not sent').waitFor();
  // Another test's job may be the next on Today.
  await page.goto(at);
  await page.getByText('Not sent yet', { exact: false }).waitFor();
  expect(await record(id)).toBeUndefined();
  await page.getByRole('button', { name: 'Finish and send' }).tap();
  await page.getByText('Going to Una in', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Leads' }).tap();
  await passUndo(page);
  await toast(page, 'Job Finished').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
  // 672 + 50 - 72.20, the discount spread over both lines; 9.5 % on 672 less its share.
  expect(await record(id)).toMatchObject({
    subtotal: 72_200,
    discount: 7220,
    tax: 5746,
    total: 70_726,
    how: 'check',
  });
}, 90_000);

test('work that is approved after the sheet was opened stands on it, also where a price was typed or Send was pressed; what a finish missed waits to be billed', async () => {
  const { id: first, at } = await underway('Ines Extra');
  const page = await pageWith('none', { ...noise('409'), ...phone });
  const approve = async (line: string, id = first) => {
    const { extras } = (await call('admin-extra', { id, line, amount: 6000 })).body.lead;
    const { public_slug: slug } = (await leadOf(id)) ?? {};
    const { status } = await call('extra-answer', {
      slug,
      id: extras.at(-1).id,
      answer: 'approve',
      version: 1,
    });
    expect(status).toBe(200);
  };
  await page.goto(at);
  await page.getByText('24 ft at $28.00').waitFor();
  await approve('Canvas');
  await call('admin-extra', { id: first, line: 'Anodes', amount: 2000 });
  await page.reload();
  await page.getByText('Canvas').waitFor();
  await page.getByText('Ines hasn’t answered about Anodes: it isn’t on this bill.').waitFor();
  await page.getByRole('button', { name: 'Discount' }).tap();
  await page.getByLabel('Discount in dollars, before tax').fill('10');
  await page.getByRole('button', { name: 'Save the discount' }).tap();
  await approve('Rails');
  await page.reload();
  await page.getByText('Rails').waitFor();
  expect(await page.getByText('Canvas').count()).toBe(1);
  const asked = (await leadOf(first))?.extras?.find(({ line }) => line === 'Anodes');
  const { public_slug: slug } = (await leadOf(first)) ?? {};
  await call('extra-answer', { slug, id: asked?.id, answer: 'approve', version: 1 });
  await page.getByRole('button', { name: 'Finish and send' }).tap();
  await passUndo(page);
  await toast(page, 'Error', 'Approved in the meantime: Anodes, $20.00 before tax.').waitFor();
  await page.getByRole('button', { name: /^Anodes Approved by Ines/ }).waitFor();
  await page.getByText('Not sent yet. Look it over and send it again.').waitFor();
  expect(await page.getByText('Ines hasn’t answered about', { exact: false }).count()).toBe(0);
  expect(await record(first)).toBeUndefined();
  const unaware = await underway('Nora Later');
  await approve('Cleats', unaware.id);
  const lines = [{ description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true }];
  await call('admin-finish', { id: unaware.id, visit_id: unaware.visit, lines, extras: [] });
  await page.goto('/adminka');
  await page.getByText('approved $65.70 more with tax', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Correct the receipt for Nora Later' }).tap();
  await page.getByText('Cleats').first().waitFor();
  await page.getByRole('button', { name: 'Save and send' }).tap();
  await passUndo(page);
  await toast(page, 'Receipt Corrected').waitFor();
  expect(await record(unaware.id)).toMatchObject({ version: 2, total: 17_520 });
  await page.getByText('approved $65.70 more with tax', { exact: false }).waitFor({ state: 'detached' });

  const free = await underway('Lou Left');
  await approve('Cleats', free.id);
  await call('admin-finish', { id: free.id, visit_id: free.visit, lines, extras: [] });
  await page.goto('/adminka');
  await page.getByRole('button', { name: 'Leave it off the receipt for Lou Left' }).tap();
  await page.getByText('approved $65.70 more with tax', { exact: false }).waitFor({ state: 'detached' });
  expect(await record(free.id)).toMatchObject({ version: 1, total: 10_950 });
  await page.goto(`/status/${(await leadOf(free.id))?.public_slug}`);
  await page.getByText('You approved “Cleats” for $60.00. It isn’t charged.').waitFor();
});

test('a finish that was pressed without signal and refused is named on every page, once on its own; the bill asks again how it was paid', async () => {
  const { id, at } = await underway('Rita Refused');
  const { extras } = (await call('admin-extra', { id, line: 'Rails', amount: 6000 })).body.lead;
  const { public_slug: slug } = (await leadOf(id)) ?? {};
  const offline = noise('ERR_INTERNET_DISCONNECTED', '409');
  const page = await pageWith('none', { ...offline, ...phone, serviceWorkers: 'allow' });
  await page.goto(at);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByText('24 ft at $28.00').waitFor();
  await page.getByRole('radio', { name: 'Check' }).check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Finish, send later' }).tap();
  await passUndo(page);
  await toast(page, 'Job finished here').waitFor();
  await call('extra-answer', { slug, id: extras[0].id, answer: 'approve', version: 1 });
  await page.context().setOffline(false);
  const card = page.getByRole('region', { name: 'Didn’t go through: Finish, Rita Refused' });
  await card.getByText('Approved in the meantime: Rails', { exact: false }).waitFor();
  await page.goto(`/admin?lead=${id}`);
  await page
    .getByRole('dialog', { name: 'Rita Refused' })
    .getByText('Didn’t go through: Finish, Rita Refused.', { exact: false })
    .waitFor();
  await page.goto('/adminka');
  await card.getByRole('link', { name: 'Open the sheet' }).tap();
  await page.getByRole('button', { name: 'Open the bill' }).waitFor();
  expect(await page.getByText('Approved in the meantime', { exact: false }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Open the sheet' }).count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the bill' }).tap();
  await page.getByText('You put down “Paid by check”', { exact: false }).waitFor();
  expect(await page.getByRole('radio', { name: 'Check' }).isChecked()).toBe(false);
  await page.getByRole('radio', { name: 'Check' }).check();
  await page.getByText('You put down “Paid by check”', { exact: false }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Finish and send' }).tap();
  await passUndo(page);
  await eventually(async () => expect(await record(id)).toMatchObject({ total: 80_154, how: 'check' }));
});

test('a receipt is corrected from the lead, emailed by itself when the total changes, and its earlier version stays readable', async () => {
  const { id, visit } = await underway('Cora Correct');
  const lines = [{ description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true }];
  await call('admin-finish', { id, visit_id: visit, lines });
  const page = await pageWith('none', { ...noise('409'), ...desktop });
  await page.goto(`/admin?lead=${id}`);
  await page.getByRole('link', { name: 'Correct the receipt' }).click();
  await page.getByRole('button', { name: /^Wash/ }).click();
  await page.getByLabel('Price of one, in dollars').fill('120');
  const tick = page.getByLabel('Email Cora the corrected receipt');
  expect(await tick.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Save this line' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Wash/);
  await page.getByText('Total with tax: $131.40 instead of $109.50').waitFor();
  // Another device marks it paid meanwhile.
  await call('admin-paid', { id, how: 'cash' });
  await page.clock.fastForward(10_000);
  await page.getByText('Cora paid $109.50.', { exact: false }).waitFor();
  expect(await tick.isChecked()).toBe(true);
  await tick.uncheck();
  await page.getByRole('button', { name: 'Save the correction' }).waitFor();
  await tick.check();
  await page.getByRole('button', { name: 'Save and send' }).click();
  await passUndo(page);
  await page.waitForURL('**/adminka');
  expect(await record(id)).toMatchObject({
    version: 2,
    total: 13_140,
    mails: true,
    earlier: [{ total: 10_950 }],
  });

  await page.goto(`/admin/finish/${id}`);
  await page.getByText(/^Version 1, .*\$109\.50/).click();
  await page.getByText('Wash, $100.00').waitFor();
  // Another admin corrects it meanwhile.
  await call('admin-finish', { id, version: 2, lines });
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await toast(page, 'Error', 'This record was changed in the meantime. Please look again.').waitFor();
  await page.getByRole('heading', { name: 'This receipt was changed elsewhere' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep what’s there' }).click();
  await page.getByText(/^Version 2, /).waitFor();
});

test('of two finishes only what differs is shown, cash against check too; what is the same asks nothing', async () => {
  const { id, visit } = await underway('Duo Devices');
  const lines = [{ description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true }];
  await call('admin-finish', { id, visit_id: visit, lines });
  const page = await pageWith('none', { ...noise('409'), ...phone });
  const begin = async () => {
    await page.goto(`/admin/finish/${id}`);
    await page.getByRole('button', { name: 'Save the correction' }).waitFor();
  };
  const pressTooLate = async () => {
    const tick = page.getByLabel('Email Duo the corrected receipt');
    if (await tick.isChecked()) await tick.uncheck();
    await page.getByRole('button', { name: 'Save the correction' }).tap();
    await toast(page, 'Error', 'This record was changed in the meantime.').waitFor();
  };
  await begin();
  await page.getByLabel('Check').check();
  await call('admin-finish', { id, version: 1, lines, paid: { how: 'cash' } });
  await pressTooLate();
  const both = page.getByRole('region', { name: 'This receipt was changed elsewhere' });
  await both.getByText(/^Paid in cash on/).waitFor();
  await both.getByText('Paid by check').waitFor();
  await both.getByText('Mark it unpaid in Money to change it.', { exact: false }).waitFor();
  expect(await both.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Paid']);
  await both.getByRole('button', { name: 'Keep what’s there' }).tap();
  await page.getByRole('button', { name: 'Add a note' }).tap();
  await page.getByLabel('Note on the receipt, for Duo').fill('Gate was stuck.');
  await call('admin-finish', { id, version: 2, lines, note: 'Gate was stuck.' });
  await pressTooLate();
  await page.getByText('Version 2, ', { exact: false }).waitFor();
  expect(await both.count()).toBe(0);
  const openNote = () => page.getByRole('button', { name: 'Note', exact: true }).tap();
  await openNote();
  await page.getByLabel('Note on the receipt, for Duo').fill('Gate was stuck for an hour.');
  await page.goto('/adminka');
  await page.getByText('Duo Devices has a correction that isn’t sent yet.').waitFor();
  await page.getByRole('link', { name: 'Open the correction of Duo Devices' }).tap();
  await openNote();
  expect(await page.getByLabel('Note on the receipt, for Duo').inputValue()).toBe(
    'Gate was stuck for an hour.',
  );
});

test('the sheet passes axe and fits in each window, at twice the text size too', async () => {
  const { at } = await underway('Axel Thibodeaux');
  const page = await pageWith('none', noise());
  await page.goto(at);
  await page.getByRole('button', { name: 'Finish and send' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await inEachWindow(page, async () => {
    expect(await sidewaysPixels(page)).toBe(0);
    expect(await brokenWords(page)).toEqual([]);
    const small = await page
      .locator('.fin :is(button, a, label):visible')
      .evaluateAll((controls) =>
        controls.filter((control) => control.clientHeight < 50).map(({ textContent }) => textContent),
      );
    expect(small).toEqual([]);
  });
});

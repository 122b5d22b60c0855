import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storage } from '#functions/data/clients.ts';
import { freshKey } from '../booking.ts';
import { eventually } from '../eventually.ts';
import { jpegPhoto, phonePhoto } from '../hostile-files.ts';
import { adminPage, book, dialog, noise, openLeads, timeline } from './admin-desk.ts';
import { objectsBelow } from './booking-visitor.ts';
import { findings } from './page-checks.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser();

/** Uploads photos; one that is undefined gets a path, but never arrives. */
async function upload(...photos: (Buffer | undefined)[]): Promise<string[]> {
  const tempId = freshKey();
  return Promise.all(
    photos.map(async (Body, index) => {
      const path = `incoming/${tempId}/${String(index).padEnd(22, 'A')}.jpg`;
      if (Body) await storage().send(new PutObjectCommand({ Bucket: 'photos', Key: path, Body }));
      return path;
    }),
  );
}

const thumbnail = (page: Page, number: number) =>
  dialog(page).getByRole('button', { name: `View photo ${number} large` });
/** Asked again until it is there: its address may change meanwhile, and below the screen it is not loaded. */
const sizeOf = (picture: Locator): Promise<number[]> =>
  eventually(async () => {
    await picture.scrollIntoViewIfNeeded();
    const size = await picture.evaluate((element) => {
      const { naturalWidth, naturalHeight } = element as HTMLImageElement; // each caller names one
      return [naturalWidth, naturalHeight];
    });
    expect(size).not.toContain(0);
    return size;
  });

test('a quarantined lead shows its checked photos, small and large, names what was rejected, and keeps them when restored', async () => {
  const fullName = 'Petra Holm';
  const photo_urls = await upload(await jpegPhoto(800, 600), await phonePhoto(800, 600), undefined);
  await eventually(async () => expect(await objectsBelow('incoming/')).toEqual([]));
  // Only while storage is down a booking is taken with a photo that is not there.
  site.product.setFaults({ storage: 'down' });
  await book(site.product.url, { fullName, hp_field: 'https://spam.example', photo_urls });
  site.product.setFaults({ storage: 'up' });

  const page = await adminPage(site, noise());
  await openLeads(page, '?quarantined=true');
  await page.getByRole('link', { name: `View ${fullName}` }).click();
  expect(await sizeOf(thumbnail(page, 1).locator('img'))).toEqual([320, 240]);
  expect(await sizeOf(thumbnail(page, 2).locator('img'))).toEqual([240, 320]);
  expect(await thumbnail(page, 3).count()).toBe(0);
  await dialog(page).getByText('One file can’t be shown: it isn’t a photo.').waitFor();
  expect(await findings(page)).toEqual([]);

  await thumbnail(page, 1).click();
  expect(await sizeOf(page.getByRole('img', { name: "The customer's boat" }))).toEqual([800, 600]);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Photo 2 of 2' }).waitFor();
  expect(await sizeOf(page.getByRole('img', { name: "The customer's boat" }))).toEqual([600, 800]);
  await page.keyboard.press('Escape');

  await dialog(page).getByRole('button', { name: 'Restore' }).click();
  await eventually(async () => expect(await objectsBelow('leads/')).toHaveLength(4));
  // The pictures are there before the lead names them, and the page does not look again by itself.
  await eventually(async () => {
    await page.reload();
    expect(await timeline(page)).toContain('Photos are missing');
  });
  expect(await sizeOf(thumbnail(page, 2).locator('img'))).toEqual([240, 320]);
  expect(await dialog(page).getByText('can’t be shown').count()).toBe(0);
});

test('a photo that is not checked yet is told of in words, and looked for again on demand; a large one whose address has ended gets a new one, as often as that happens', async () => {
  const fullName = 'Ivo Berg';
  const photo_urls = await upload(await jpegPhoto(400, 300));
  await book(site.product.url, { fullName, photo_urls });
  await eventually(async () => expect(await objectsBelow('incoming/')).toEqual([]));
  const page = await adminPage(site, noise('Failed to load resource'));
  await openLeads(page);
  await page.route(/\/api\/admin-leads\/\w{26}$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object;
    await route.fulfill({ response, json: { ...body, photos: [{ state: 'waiting', path: photo_urls[0] }] } });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await page.getByRole('link', { name: `View ${fullName}` }).click();
  await dialog(page).getByText('One photo is still being checked.').waitFor();
  expect(await findings(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Look again' }).click();
  expect(await sizeOf(thumbnail(page, 1).locator('img'))).toEqual([320, 240]);

  let ended = 1;
  let asked = 0;
  await page.route(/\/api\/admin-leads\/\w{26}$/, async (route) => {
    asked += 1;
    const response = await route.fetch();
    if (ended === 0) return route.fulfill({ response });
    ended -= 1;
    const body = (await response.json()) as { photos: object[] };
    const photos = body.photos.map((photo) => ({ ...photo, url: '/ended.jpg' }));
    return route.fulfill({ response, json: { ...body, photos } });
  });
  await page.reload();
  const large = page.getByRole('img', { name: "The customer's boat" });
  const isSeen = () => eventually(async () => expect(await sizeOf(large)).toEqual([400, 300]));
  await thumbnail(page, 1).click();
  await isSeen();
  ended = 1;
  const before = asked;
  // As on the return to the tab: an address that has ended again, then one that holds.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await eventually(() => expect(asked).toBeGreaterThanOrEqual(before + 2));
  await page.locator('img[src="/ended.jpg"]').waitFor({ state: 'detached' });
  await isSeen();
});

import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { removePause, storePause } from '#functions/data/settings/booking-pause.ts';
import { eventually } from '../eventually.ts';
import { adminPage, book } from './admin-desk.ts';
import {
  answers,
  aPhoto,
  arriveAtStatus,
  control,
  errorBox,
  fillIn,
  leadsOf,
  submitButton,
} from './booking-visitor.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser();
const refusedOnPurpose = { expectedNoise: /Failed to load resource.*409/ };
const sentence = 'We’re updating our booking system. Please try again in a few minutes.';
const pause = () => storePause({ since: new Date().toISOString() });

afterEach(removePause);

const noticeOf = (page: Page) => page.getByRole('status').getByText(sentence);

test('whoever types during a pause reads it at once, keeps everything, and after it sends one request', async () => {
  const email = 'dana.pause@example.com';
  await pause();
  const page = await site.open('/booking', refusedOnPurpose);
  await fillIn(page, { email });
  await noticeOf(page).waitFor();
  await control(page, 'photos').setInputFiles([await aPhoto('bow.jpg')]);
  await page.locator('.photo[data-state=uploaded]').waitFor();
  await submitButton(page).click();
  await errorBox(page).getByRole('heading', { name: sentence }).waitFor();
  await errorBox(page).getByText('What you typed is still here.').waitFor();
  expect(await noticeOf(page).count()).toBe(0);
  expect(await control(page, 'fullName').inputValue()).toBe(answers.fullName);
  expect(await control(page, 'address').inputValue()).toBe(answers.address);
  expect(await leadsOf(email)).toEqual([]);

  await removePause();
  await errorBox(page).getByRole('button', { name: 'Try again' }).click();
  await arriveAtStatus(page);
  expect(await leadsOf(email)).toMatchObject([{ photo_urls: [expect.any(String)] }]);
});

test('a pause that begins while somebody types meets them when they send, and they lose nothing', async () => {
  const email = 'dana.meanwhile@example.com';
  const page = await site.open('/booking', refusedOnPurpose);
  await fillIn(page, { email });
  await pause();
  const keys = new Set<unknown>();
  page.on('request', (request) => {
    if (request.url().endsWith('/api/lead-intake')) keys.add(request.postDataJSON().metaEventId);
  });
  await submitButton(page).click();
  await errorBox(page).getByRole('heading', { name: sentence }).waitFor();
  // The box says the same as before: only its answer tells that this one was refused too.
  const again = page.waitForResponse((response) => response.url().endsWith('/api/lead-intake'));
  await submitButton(page).and(page.locator(':enabled')).click();
  await again;
  await errorBox(page).getByRole('heading', { name: sentence }).waitFor();
  await removePause();
  await submitButton(page).and(page.locator(':enabled')).click();
  await arriveAtStatus(page);
  expect(await leadsOf(email)).toHaveLength(1);
  expect(keys.size).toBe(1);
});

test('the admin reads since when bookings are paused; a status page goes on', async () => {
  const slug = await book(site.product.url);
  await pause();
  const page = await adminPage(site);
  await page.goto('/adminka');
  await page
    .getByRole('status')
    .getByText(/Bookings have been paused since \d+:\d\d [AP]M/)
    .waitFor();
  const customer = await site.open(`/status/${slug}`);
  await eventually(async () => expect(await customer.getByRole('heading', { level: 1 }).count()).toBe(1));
});

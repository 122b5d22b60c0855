import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { intakeMessages } from '#domain/booking/intake-texts.ts';
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
  focused,
  leadsOf,
  objectsBelow,
  submitButton,
} from './booking-visitor.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser();
const brokenOnPurpose = { expectedNoise: /Failed to load resource|net::ERR|CORS policy/ };

const faults = (parts: Record<string, 'up' | 'down'>) =>
  fetch(`${site.product.url}/_local/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parts),
  });

afterEach(() => Promise.all([faults({ mail: 'up', storage: 'up', database: 'up' }), removePause()]));

const tile = (page: Page, state: string) => page.locator(`.photo[data-state=${state}]`);

test('storage down: the visitor is told, the booking goes through, the notes name the photo', async () => {
  const email = 'dana.storage@example.com';
  const page = await site.open('/booking', brokenOnPurpose);
  await fillIn(page, { email });
  await faults({ storage: 'down' });
  await control(page, 'photos').setInputFiles([await aPhoto('bow.jpg')]);
  await tile(page, 'failed').getByText('Upload failed.').waitFor();
  await submitButton(page).click();
  await arriveAtStatus(page);
  await page.getByText('not all of your photos. Missing: bow.jpg.').waitFor();
  expect(await leadsOf(email)).toMatchObject([{ notes: '[upload-error] bow.jpg', photo_urls: [] }]);
});

test('a form whose script does not arrive says so beside its button', async () => {
  const context = await site.visitor({ expectedNoise: /Failed to load resource|could not be loaded/ });
  await context.route('**/assets/hydrate*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/booking');
  await page.getByRole('alert').getByText('Check your connection, then reload the page.').waitFor();
  await context.unrouteAll();
  await page.reload();
  await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
  expect(await page.getByText('didn’t load completely').count()).toBe(0);
});

test('where the rules of the form do not arrive, the server judges the answers, and takes the booking', async () => {
  const email = 'dana.unchecked@example.com';
  const context = await site.visitor(brokenOnPurpose);
  await context.route('**/assets/issues*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/booking');
  await fillIn(page, { email, zip: '902' });
  await submitButton(page).click();
  await errorBox(page).getByText(intakeMessages.zip).first().waitFor();
  expect(await focused(page)).toBe('zip');
  await control(page, 'zip').fill(answers.zip);
  await submitButton(page).click();
  await arriveAtStatus(page);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('a photo whose upload fails because the line drops says that it waits, and arrives by itself when it is back', async () => {
  const email = 'dana.retry@example.com';
  const page = await site.open('/booking', brokenOnPurpose);
  await fillIn(page, { email });
  await page.context().setOffline(true);
  await control(page, 'photos').setInputFiles([await aPhoto('bow.jpg')]);
  await tile(page, 'failed').getByText('We’ll upload this photo when you’re back online.').waitFor();
  await page.context().setOffline(false);
  await tile(page, 'uploaded').waitFor();
  await submitButton(page).click();
  await arriveAtStatus(page);
  const [lead] = await eventually(async () => {
    const found = await leadsOf(email);
    expect(found[0]).not.toHaveProperty('owed');
    return found;
  });
  expect(lead).not.toHaveProperty('notes');
  const [photo = ''] = (await objectsBelow(`leads/${lead?.id}/`)).filter((key) => !key.includes('.thumb.'));
  expect(lead).toMatchObject({ photo_urls: [photo] });
});

test('storage that goes down in the midst of five uploads keeps what has arrived; the others arrive by Retry', async () => {
  const email = 'dana.midst@example.com';
  const page = await site.open('/booking', brokenOnPurpose);
  await fillIn(page, { email });
  let passed = 0;
  const { promise: isDown, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/incoming/**', async (route) => {
    passed += 1;
    if (passed > 2) await isDown;
    await route.continue();
  });
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
  await control(page, 'photos').setInputFiles(await Promise.all(names.map(aPhoto)));
  await tile(page, 'uploaded').nth(1).waitFor();
  await faults({ storage: 'down' });
  goOn();
  await tile(page, 'failed').nth(2).waitFor();
  expect(await tile(page, 'uploaded').count()).toBe(2);
  await faults({ storage: 'up' });
  for (const _ of [3, 2, 1]) {
    const failed = await tile(page, 'failed').count();
    await page
      .getByRole('button', { name: /^Retry / })
      .first()
      .click();
    expect(await page.locator('.photo__row :focus').count()).toBe(1);
    await eventually(async () => expect(await tile(page, 'failed').count()).toBeLessThan(failed));
  }
  await tile(page, 'uploaded').nth(4).waitFor();
  await submitButton(page).click();
  await arriveAtStatus(page);
  const [lead] = await leadsOf(email);
  expect(lead).not.toHaveProperty('notes');
  expect(lead?.photo_urls).toHaveLength(5);
});

test('a photo over 8 MB is shrunk, then judged', async () => {
  const page = await site.open('/booking');
  const huge = Buffer.concat([(await aPhoto('x')).buffer, Buffer.alloc(8 * 1024 * 1024)]);
  await submitButton(page).and(page.locator(':enabled')).waitFor();
  await control(page, 'photos').setInputFiles([{ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge }]);
  await tile(page, 'uploaded').getByRole('img', { name: 'huge.jpg' }).waitFor();
});

test('files that are no photos, too large or too many are refused with a sentence each', async () => {
  const page = await site.open('/booking');
  const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const tooLarge = Buffer.concat([jpegStart, Buffer.alloc(8 * 1024 * 1024)]);
  await submitButton(page).and(page.locator(':enabled')).waitFor();
  await control(page, 'photos').setInputFiles([
    { name: 'deck.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('....ftypheic....') },
    { name: 'large.jpg', mimeType: 'image/jpeg', buffer: tooLarge },
  ]);
  await tile(page, 'refused').getByText('Only JPEG, PNG, and WebP images are allowed').waitFor();
  await tile(page, 'refused').getByText('File must be smaller than 8MB').waitFor();
  const six = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => aPhoto(`${number}.jpg`)));
  await control(page, 'photos').setInputFiles(six);
  await page.getByText('Maximum 5 files allowed').waitFor();
  await tile(page, 'uploaded').nth(4).waitFor();
  await page.getByRole('button', { name: 'Remove 3.jpg' }).click();
  expect(await tile(page, 'uploaded').count()).toBe(4);
  await eventually(async () => expect(await page.getByText('Maximum 5 files allowed').count()).toBe(0));
});

test('photos still under way hold the request back, and a canceled one is left out', async () => {
  const email = 'dana.slow@example.com';
  const page = await site.open('/booking', brokenOnPurpose);
  await fillIn(page, { email });
  await page.route('**/incoming/**', () => {}); // the upload hangs
  await control(page, 'photos').setInputFiles([await aPhoto('bow.jpg')]);
  await tile(page, 'uploading').waitFor();
  await submitButton(page).click();
  await page.getByRole('button', { name: 'Uploading photos...' }).waitFor();
  await eventually(async () => expect(await submitButton(page).isDisabled()).toBe(true));
  await eventually(async () => expect(await submitButton(page).getAttribute('aria-busy')).toBe('true'));
  expect(await page.locator('[aria-busy]:focus').count()).toBe(1);
  await page.getByRole('button', { name: 'Cancel bow.jpg' }).click();
  await arriveAtStatus(page);
  const [lead] = await leadsOf(email);
  expect(lead).toMatchObject({ photo_urls: [] });
  expect(lead).not.toHaveProperty('notes');
});

test('database down: a clear message, nothing typed lost, and the retry succeeds', async () => {
  const email = 'dana.database@example.com';
  const page = await site.open('/booking', brokenOnPurpose);
  await fillIn(page, { email });
  await faults({ database: 'down' });
  await submitButton(page).click();
  await errorBox(page).getByText('Something went wrong on our side. Please try again.').waitFor();
  expect(await errorBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
  await eventually(async () => expect(await submitButton(page).isEnabled()).toBe(true));
  await eventually(async () => expect(await submitButton(page).textContent()).toBe('Submit Request'));
  await eventually(async () => expect(await control(page, 'fullName').inputValue()).toBe(answers.fullName));
  await eventually(async () => expect(await control(page, 'acceptedTerms').isChecked()).toBe(true));
  await faults({ database: 'up' });
  await errorBox(page).getByRole('button', { name: 'Try again' }).click();
  await arriveAtStatus(page);
  expect(await leadsOf(email)).toHaveLength(1);
});

/** The server acts, but its answer gets lost on the way. */
const loseNextAnswer = (page: Page) =>
  page.route(
    '**/api/lead-intake',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('a lost answer, then other answers: the first request stands, and the visitor is told', async () => {
  const email = 'dana.changed@example.com';
  const page = await site.open('/booking', brokenOnPurpose);
  await fillIn(page, { email });
  await loseNextAnswer(page);
  await submitButton(page).click();
  await errorBox(page).getByText('Network error. Please try again.').waitFor();
  await control(page, 'city').fill('Long Beach');
  await submitButton(page).click();
  await arriveAtStatus(page);
  await page.getByText('We already had this request').waitFor();
  expect(await leadsOf(email)).toMatchObject([{ city: answers.city }]);
});

test('a lost answer, then a reload: still one lead', async () => {
  const email = 'dana.reload@example.com';
  const page = await site.open('/booking', brokenOnPurpose);
  await fillIn(page, { email });
  await loseNextAnswer(page);
  await submitButton(page).click();
  await errorBox(page).getByText('Network error. Please try again.').waitFor();
  await page.reload();
  await submitButton(page).and(page.locator(':enabled')).waitFor();
  await page.getByText('We don’t keep contact details, the address or photos on this device').waitFor();
  await fillIn(page, { email });
  await submitButton(page).click();
  await arriveAtStatus(page);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('an answer without a slug is no success', async () => {
  const page = await site.open('/booking');
  await fillIn(page);
  await page.route('**/api/lead-intake', (route) => route.fulfill({ status: 200, json: {} }), { times: 1 });
  await submitButton(page).click();
  await errorBox(page).getByText('Failed to save your request.').waitFor();
});

test('"Try again" says that it sends, and keeps the focus until there is an answer', async () => {
  const email = 'dana.again@example.com';
  const page = await site.open('/booking', brokenOnPurpose);
  await fillIn(page, { email });
  await page.route('**/api/lead-intake', (route) => route.abort(), { times: 1 });
  await submitButton(page).click();
  const again = errorBox(page).getByRole('button');
  await again.getByText('Try again').waitFor();

  const { promise: arrival, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route('**/api/lead-intake', async (route) => {
    await arrival;
    await route.continue();
  });
  await again.click();
  await again.getByText('Submitting...').waitFor();
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
  await again.press('Enter');
  letArrive();
  await arriveAtStatus(page);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('offline is said before anything is sent, and what was typed stays', async () => {
  const page = await site.open('/booking', brokenOnPurpose);
  await fillIn(page);
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await submitButton(page).click();
  await errorBox(page).getByText('Network error. Please try again.').waitFor();
  await eventually(async () => expect(await control(page, 'address').inputValue()).toBe(answers.address));
  await page.context().setOffline(false);
  await page.getByText('You’re offline.').waitFor({ state: 'detached' });
});

const refusedOnPurpose = { expectedNoise: /Failed to load resource.*409/ };
const sentence = 'We’re updating our booking system. Please try again in a few minutes.';
const pause = () => storePause({ since: new Date().toISOString() });

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

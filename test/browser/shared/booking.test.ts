import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { thumbnailPath } from '#domain/photo/photos.ts';
import { eventually } from '../../eventually.ts';
import { book } from '../admin-desk.ts';
import {
  answers,
  aPhoto,
  arriveAtStatus,
  conditions,
  control,
  fillIn,
  focused,
  leadsOf,
  objectsBelow,
  radio,
  storedPhoto,
  submitButton,
  threePhotos,
} from '../booking-visitor.ts';
import { wake } from '../hydration.ts';
import { findings } from '../page-checks.ts';
import { phone, sharedProduct } from '../product.ts';

const site = sharedProduct();

const plans = [
  { level: 'basic', holds: 'A wash.', requested_service: 'wash', every_weeks: 4, rate_per_foot: 6.5 },
  {
    level: 'premium',
    holds: 'A coat of wax.',
    requested_service: 'exterior',
    every_weeks: 8,
    rate_per_foot: 13,
  },
];

/** What a booking with three photos must have left behind. */
async function expectBooked(email: string, slug: string) {
  const [lead, ...others] = await eventually(async () => {
    const found = await leadsOf(email);
    expect(found[0]).not.toHaveProperty('owed');
    return found;
  });
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    public_slug: slug,
    full_name: 'Dana Whitfield',
    phone_e164: '+13105550142',
    boat_type: 'Cruiser/Yacht',
    length_ft: 28,
    condition_level: 'Good',
    status: 'REQUEST_SENT',
    source: 'website',
  });
  const kept = await objectsBelow(`leads/${lead?.id}/`);
  const photos = kept.filter((key) => !key.endsWith('.thumb.jpg'));
  expect([...photos, ...photos.map(thumbnailPath)].sort()).toEqual(kept);
  expect(lead?.photo_urls).toEqual(expect.arrayContaining(photos));
  expect(photos).toHaveLength(3);

  const mails = await site.product.mails();
  const toCustomer = mails.filter(({ to }) => to.includes(email));
  const toOwner = mails.filter(({ to, text }) => !to.includes(email) && text.includes(email));
  expect([toCustomer.length, toOwner.length]).toEqual([1, 1]);
  const { url } = site.product;
  for (const text of [toCustomer[0]?.text, toCustomer[0]?.html])
    expect(text).toContain(`${url}/status/${slug}`);
  for (const text of [toOwner[0]?.text, toOwner[0]?.html])
    expect(text).toContain(`${url}/admin?lead=${lead?.id}`);
  return { lead, photos };
}

test('a visitor books with three photos and follows the request', async () => {
  const email = 'dana.mouse@example.com';
  const page = await site.open('/booking?package=restorer&utm_source=dock');
  // The owner has said what two of the plans are.
  await page.route('**/api/plans', (route) => route.fulfill({ json: { plans } }));
  await page.reload();
  await page.getByText('Exterior Only every 8 weeks, $13 a foot each visit, before tax.').waitFor();
  for (const title of ['Boat Wash', 'Restorer']) await page.locator('.opt', { hasText: title }).click();
  await control(page, 'photos').setInputFiles(await threePhotos());
  await fillIn(page, { email });
  await control(page, 'monthlyPlanInterest').nth(2).check();
  await control(page, 'notes').fill('Streaks on the port side.\nGate 12.');
  await page.getByText('Uploaded', { exact: true }).nth(2).waitFor();
  await submitButton(page).click();

  const { lead, photos } = await expectBooked(email, await arriveAtStatus(page));
  expect(lead).toMatchObject({
    requested_service: 'restorer',
    monthly_plan_interest: 'premium',
    notes: 'Streaks on the port side.\nGate 12.',
    utm: { package: 'restorer', utm_source: 'dock' },
  });
  const metadata = await Promise.all(photos.map(async (key) => sharp(await storedPhoto(key)).metadata()));
  expect(metadata.map(({ exif }) => exif)).toEqual([undefined, undefined, undefined]);
  expect(Math.max(...metadata.map(({ width }) => width))).toBe(2560);
});

/** Which text fields a phone asks for: the city is known by its ZIP code. */
const typedOnPhone = ['fullName', 'email', 'phone', 'address', 'zip', 'boatLengthFt'] as const;

test('on a phone it takes 17 taps and 6 typed fields from the home page to a request with two photos', async () => {
  const email = 'dana.taps@example.com';
  const page = await site.open('/', phone);
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.tap();
  };
  await tap(page.locator('.hero').getByRole('link', { name: 'Book Online' }));
  await submitButton(page).and(page.locator(':enabled')).waitFor();
  for (const name of typedOnPhone) {
    await tap(control(page, name));
    await page.keyboard.type(name === 'email' ? email : answers[name]);
  }
  await control(page, 'boatType').selectOption(answers.boatType);
  taps += 2; // the phone's own list: open it, choose
  const labelOf = (box: Locator) => page.locator('label').filter({ has: box });
  await tap(labelOf(radio(page, 'conditionLevel', 'Good')));
  const chooser = page.waitForEvent('filechooser');
  await tap(labelOf(control(page, 'photos')));
  await (await chooser).setFiles([await aPhoto('bow.jpg'), await aPhoto('stern.jpg')]);
  taps += 2; // one for each photo
  for (const name of conditions) await tap(control(page, name));
  await page.getByText('Uploaded', { exact: true }).nth(1).waitFor();
  await tap(submitButton(page));
  await arriveAtStatus(page);
  const [lead] = await leadsOf(email);
  expect(lead).toMatchObject({ city: 'Marina del Rey', photo_urls: [expect.anything(), expect.anything()] });
  expect(taps).toBe(17);
  expect(typedOnPhone).toHaveLength(6);
});

/** Goes on by Tab, as a keyboard does, until the control has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('a visitor books on a phone by keyboard alone', async () => {
  const email = 'dana.keys@example.com';
  const page = await site.open('/booking', phone);
  // Asked for early: the browser must know that the chooser is ours well before the key is pressed.
  const chooser = page.waitForEvent('filechooser', { timeout: 0 });
  await submitButton(page).and(page.locator(':enabled')).waitFor();

  await tabTo(page, 'packageId');
  await page.keyboard.press('ArrowDown');
  expect(await radio(page, 'packageId', 'exterior').isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  for (const name of ['fullName', 'email', 'phone', 'address', 'zip', 'city'] as const) {
    await tabTo(page, name);
    await page.keyboard.type(name === 'email' ? email : answers[name]);
  }
  await tabTo(page, 'boatType');
  await page.keyboard.type('Cruiser');
  await tabTo(page, 'boatLengthFt');
  await page.keyboard.type('28');
  await tabTo(page, 'conditionLevel');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'photos');
  await page.keyboard.press('Space');
  await (await chooser).setFiles(await threePhotos());
  for (const name of conditions) {
    await tabTo(page, name);
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Tab'); // the link to the terms
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Submit Request');
  await page.keyboard.press('Enter');

  const { lead } = await expectBooked(email, await arriveAtStatus(page));
  expect(lead).toMatchObject({ requested_service: 'exterior', services: ['deep-wash', 'protection'] });
});

test('two quick presses make one lead; Back from its page leads to what was sent, never to a second one', async () => {
  const page = await site.open('/booking');
  const email = 'dana.back@example.com';
  await fillIn(page, { email });
  await submitButton(page).dblclick();
  const slug = await arriveAtStatus(page);
  await page.goBack();
  await page.getByRole('heading', { name: 'You sent this.' }).waitFor();
  expect(await submitButton(page).count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'See it' }).click();
  await page.waitForURL(`**/status/${slug}`);
  await page.goto('/booking');
  await submitButton(page).waitFor();
  expect(await leadsOf(email)).toHaveLength(1);
});

test('what fills in the spam trap is answered like anyone, and put into quarantine', async () => {
  const email = 'dana.trap@example.com';
  const page = await site.open('/booking', { expectedNoise: /404/ });
  await fillIn(page, { email });
  await eventually(async () =>
    expect(await control(page, 'hp_field').boundingBox()).toMatchObject({ x: expect.any(Number) }),
  );
  await control(page, 'hp_field').fill('https://spam.example', { force: true });
  await submitButton(page).click();
  await page.waitForURL(/\/status\//);
  expect(await leadsOf(email)).toMatchObject([{ quarantined: true }]);
  // Leads are mailed of in their order: once a later one is, this one has been passed over.
  const honest = 'dana.after@example.com';
  await book(site.product.url, { email: honest });
  const mailsAbout = async (address: string) =>
    (await site.product.mails()).filter(({ text }) => text.includes(address));
  await eventually(async () => expect(await mailsAbout(honest)).not.toEqual([]));
  expect(await mailsAbout(email)).toEqual([]);
});

test('events go to the data layer, and none of them holds what the visitor typed', async () => {
  const email = 'dana.events@example.com';
  const page = await site.open('/booking');
  await wake(page);
  await page.evaluate(() => {
    addEventListener('pagehide', () => sessionStorage.setItem('events', JSON.stringify(window.dataLayer)));
  });
  await radio(page, 'packageId', 'wash').click();
  await fillIn(page, { email });
  await submitButton(page).click();
  await arriveAtStatus(page);
  const events = await page.evaluate(() => sessionStorage.getItem('events') ?? '[]');
  expect(JSON.parse(events)).toEqual([
    { event: 'booking_step_0_view' },
    { event: 'service_card_select', package: 'wash', services: ['deep-wash'] },
    { event: 'lead_submitted', package: 'wash' },
  ]);
});

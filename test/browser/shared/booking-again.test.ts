import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { documents } from '#functions/data/clients.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { freshKey } from '../../booking.ts';
import {
  arriveAtStatus,
  control,
  errorBox,
  fillIn,
  leadsOf,
  radio,
  submitButton,
} from '../booking-visitor.ts';
import { findings, sidewaysPixels } from '../page-checks.ts';
import { inEachWindow, phone, sharedProduct } from '../product.ts';

const site = sharedProduct();

let slug: string;
let email: string;

const put = (Item: object) => documents().send(new PutCommand({ TableName: 'Leads', Item }));

/** A finished request of Dana's, as it is stored. */
async function given(changes: Partial<Lead> = {}): Promise<void> {
  const id = '01JD3ZK8Q0000000000000000A';
  const lead = aLead({
    id,
    public_slug: slug,
    email,
    full_name: 'Dana Whitfield',
    status: 'COMPLETED',
    ...changes,
  });
  const { owed: _, owed_shard: __, owed_since: ___, tasks_added: ____, ...record } = leadRecord(lead);
  await put(record);
  await put({ id: pointerKey.slug(slug), lead_id: id });
}

beforeEach(() => {
  const key = freshKey();
  slug = `again-again-${key.replaceAll(/\W/g, '')}`.slice(0, 60);
  email = `${key}@example.com`;
});

const known = (page: Page) => page.getByRole('group', { name: 'Welcome back, Dana' });

async function openAgain(visit = {}): Promise<Page> {
  const page = await site.open(`/status/${slug}`, visit);
  await page.getByRole('link', { name: 'Book again' }).click();
  await known(page).waitFor();
  return page;
}

test('who books again types nothing but a date, and the next request is of the same person and boat', async () => {
  await given();
  const page = await openAgain(phone);
  expect(page.url()).not.toContain(slug);
  expect(await known(page).innerText()).toMatch(/Dana\s+Email\s+t•••@example\.com\s+Phone\s+ends in 42/);
  expect(await known(page).innerText()).toMatch(/Runabout, 24 ft\s+Where\s+Marina del Rey/);
  expect(await known(page).innerText()).toContain('Notes don’t carry over, so tell us again');
  expect(await page.locator('[name=fullName], [name=email], [name=phone], [name=address]').count()).toBe(0);
  expect(await radio(page, 'packageId', 'complete').isChecked()).toBe(true);
  await control(page, 'preferredDate').fill('2030-06-04');
  await control(page, 'acceptedTerms').check();
  await submitButton(page).click();
  const next = await arriveAtStatus(page);
  expect(next).not.toBe(slug);
  const leads = await leadsOf(email);
  const lead = leads.find(({ public_slug }) => public_slug === next);
  expect(lead).toMatchObject({
    ...{ full_name: 'Dana Whitfield', address: 'Basin C, slip 1204', length_ft: 24, source: 'repeat' },
    ...{ has_water: true, has_power: true, preferred_date: '2030-06-04', condition_level: 'Good' },
  });
  expect(lead?.terms_accepted_at).toBe(lead?.created_at);
});

test('the price of last time is not said of a boat in a worse condition', async () => {
  await given({ rate_per_foot: 28, record: aRecord() });
  const page = await openAgain();
  const price = known(page).getByText('Same as last time, about $1,000 before tax');
  await price.waitFor();
  await radio(page, 'conditionLevel', 'Heavy oxidation').check();
  await price.waitFor({ state: 'detached' });
  await radio(page, 'conditionLevel', 'Like new').check();
  await price.waitFor();
});

test('the slug is sent to the booking call alone, outlives a reload, and a booking from the menu starts empty', async () => {
  await given();
  const context = await site.visitor();
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/lead-status')) return;
    asked.push(`${request.url()} ${request.headers().referer ?? ''}`);
  });
  const page = await context.newPage();
  await page.goto(`/status/${slug}`);
  await page.getByRole('link', { name: 'Book again' }).waitFor();
  asked.length = 0;
  await page.getByRole('link', { name: 'Book again' }).click();
  await known(page).waitFor();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((text) => text.includes(slug))).toEqual([]);
  await page.reload();
  await known(page).waitFor();
  await page.goto('/booking');
  await submitButton(page).and(page.locator(':enabled')).waitFor();
  expect(await known(page).count()).toBe(0);
  expect(await control(page, 'fullName').inputValue()).toBe('');
});

test('somebody else starts fresh, with the whole form', async () => {
  await given();
  const page = await openAgain();
  expect(await control(page, 'hasWater').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Not you, or another boat? Start fresh' }).click();
  expect(await known(page).count()).toBe(0);
  expect(await control(page, 'again').count()).toBe(0);
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'fullName');
  for (const name of ['hasWater', 'hasPower']) expect(await control(page, name).isChecked()).toBe(false);
  expect(await control(page, 'boatLengthFt').inputValue()).toBe('');
  expect(await page.getByLabel('Your boat’s length').inputValue()).toBe('');
  const other = `${freshKey()}@example.com`;
  await fillIn(page, { email: other });
  await submitButton(page).click();
  await arriveAtStatus(page);
  expect(await leadsOf(other)).toMatchObject([{ source: 'website', length_ft: 28 }]);
});

test('a length that cannot be is corrected where it stands', async () => {
  await given();
  const page = await openAgain();
  const length = page.getByLabel('Your boat’s length');
  await length.fill('240');
  await control(page, 'acceptedTerms').check();
  await submitButton(page).click();
  await errorBox(page).getByText('Boat length must be between 10 and 100 feet.').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'lengthFt');
  await length.fill('26');
  expect(await errorBox(page).count()).toBe(0);
  expect(await known(page).innerText()).toContain('Runabout, 26 ft');
});

test('a request that is gone by then is told kindly, and the form asks for everything', async () => {
  await given();
  const page = await openAgain({ expectedNoise: /status of 400/ });
  await put({ id: pointerKey.slug(slug), lead_id: '01JD3ZK8Q0000000000000000Z' });
  await control(page, 'notes').fill('The gate is open.');
  await control(page, 'acceptedTerms').check();
  await submitButton(page).click();
  await errorBox(page).getByText('We couldn’t find your last request. Please fill in the form').waitFor();
  expect(await control(page, 'fullName').isVisible()).toBe(true);
  expect(await control(page, 'boatLengthFt').inputValue()).toBe('24');
  expect(await control(page, 'notes').inputValue()).toBe('The gate is open.');
  await fillIn(page, { email });
  await submitButton(page).click();
  await arriveAtStatus(page);
});

test('without water and power one asks anyway, and the request waits for a word about access', async () => {
  const page = await site.open('/booking', phone);
  await submitButton(page).and(page.locator(':enabled')).waitFor();
  await fillIn(page, { email });
  await control(page, 'hasWater').uncheck();
  await control(page, 'hasPower').uncheck();
  await submitButton(page).click();
  await errorBox(page).getByText('Missing required field: Water on site').waitFor();
  expect(await errorBox(page).getByRole('link').allInnerTexts()).toEqual(['Water on site', 'Power on site']);
  await page.getByLabel('There’s no water or power at the boat. Ask us anyway').check();
  expect(await errorBox(page).count()).toBe(0);
  expect(await page.locator('#hasWater-problem, #hasPower-problem').count()).toBe(0);
  expect(await control(page, 'hasWater').getAttribute('required')).toBeNull();
  await page.reload();
  await submitButton(page).and(page.locator(':enabled')).waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=accessReview]')?.checked);
  await fillIn(page, { email });
  await submitButton(page).click();
  await errorBox(page).getByText('Please uncheck this, or the water or power').waitFor();
  await control(page, 'hasPower').uncheck();
  expect(await errorBox(page).count()).toBe(0);
  await submitButton(page).click();
  await arriveAtStatus(page);
  await page.getByRole('heading', { level: 1, name: 'Dana, we’re checking access to your boat.' }).waitFor();
  expect(await leadsOf(email)).toMatchObject([
    { status: 'NEEDS_ACCESS_REVIEW', has_water: true, has_power: false },
  ]);
});

test('the known person has no finding on a phone, and fits in each window', async () => {
  await given({ has_power: false });
  const page = await openAgain(phone);
  expect(await findings(page)).toEqual([]);
  await inEachWindow(page, async () => expect(await sidewaysPixels(page)).toBe(0));
  expect(await control(page, 'accessReview').isChecked()).toBe(true);
});

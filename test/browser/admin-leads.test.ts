import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import {
  adminPage,
  book,
  dialog,
  fillSignIn,
  nextDownload,
  noise,
  openLead,
  openLeads,
  rows,
  toast,
} from './admin-desk.ts';
import { findings, sidewaysPixels } from './page-checks.ts';
import { phone, productInBrowser, tablet } from './product.ts';

const site = productInBrowser();

/** 23 leads, the newest last: more than one page. */
const cities = ['Malibu', 'Long Beach', 'Marina del Rey'] as const;
beforeAll(async () => {
  for (let number = 1; number <= 20; number += 1) {
    const fullName = `Guest Number ${String(number).padStart(2, '0')}`;
    await book(site.product.url, { fullName, email: `guest${number}@example.com`, city: cities[number % 3] });
  }
  const { url } = site.product;
  await book(url, {
    fullName: 'José Núñez',
    email: 'jose@example.com',
    city: 'San Pedro',
    boatType: 'Pontoon',
  });
  await book(url, {
    fullName: '=Formula',
    email: 'sheet@example.com',
    phone: '+13105550199',
    monthlyPlanInterest: 'luxury',
  });
  await book(url, { fullName: 'Newest of All', email: 'newest@example.com', boatType: 'Sailboat' });
  await book(url, { fullName: 'Cheap Links', email: 'bot@example.com', hp_field: 'I am a program' });
}, 120_000);

afterEach(() => site.product.setFaults({ database: 'up' }));

const names = (page: Page) => rows(page).locator('.who__name').allTextContents();
const namesBecome = (page: Page, ...expected: string[]) =>
  eventually(async () => expect(await names(page)).toEqual(expected));
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search leads' });
const queryOf = (page: Page) => new URL(page.url()).search;

test('twenty a page, newest first, with the figures of the page and of all; the next page begins at its top', async () => {
  const page = await adminPage(site);
  await openLeads(page);
  expect(await rows(page).count()).toBe(20);
  expect((await names(page))[0]).toBe('Newest of All');
  expect(await page.locator('thead th').allTextContents()).toEqual([
    'Name',
    'Email',
    'City',
    'Boat Type',
    'Status',
    'Created',
    'Appointment',
    'Actions',
  ]);
  const figures = await page.locator('.sum').allTextContents();
  expect(figures).toEqual([
    'Total Leads2320 on this page, all time',
    'Scheduled0on this page, 0 all time',
    'Completed0on this page, 0 all time',
    'Est. Revenue$0on this page, $0 all time',
  ]);
  await page.getByRole('button', { name: 'Next' }).click();
  await namesBecome(page, 'Guest Number 03', 'Guest Number 02', 'Guest Number 01');
  expect(queryOf(page)).toBe('?page=2');
  await page.getByText('21 to 23 of 23').waitFor();
  await page.goBack();
  await page.getByText('1 to 20 of 23').waitFor();

  const next = page.getByRole('button', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await page.getByText('21 to', { exact: false }).waitFor();
  await eventually(async () => {
    const top = await page.locator('.desk__list').evaluate((list) => list.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(700);
  });
});

test('a search by part of a name ignores case and accents and is one step for Back; a rest between two words keeps the blank', async () => {
  const page = await adminPage(site);
  await openLeads(page, '?page=2');
  await search(page).pressSequentially('NUNE', { delay: 30 });
  await namesBecome(page, 'José Núñez');
  expect(queryOf(page)).toBe('?q=NUNE');
  await search(page).pressSequentially('Z', { delay: 30 });
  await eventually(() => expect(queryOf(page)).toBe('?q=NUNEZ'));
  await page.goBack();
  await page.getByText('21 to 23 of 23').waitFor();
  await eventually(async () => expect(await search(page).inputValue()).toBe(''));

  await search(page).pressSequentially('guest');
  await eventually(() => expect(queryOf(page)).toBe('?q=guest'));
  await page.keyboard.press('Space');
  await page.keyboard.type('number 03');
  await namesBecome(page, 'Guest Number 03');
  await page.keyboard.press('Space');
  await page.goBack();
  await eventually(async () => expect(await search(page).inputValue()).toBe(''));
  await page.goForward();
  await eventually(async () => expect(await search(page).inputValue()).toBe('guest number 03'));
});

test('filters stand in the address; those that change in quick succession ask the list once', async () => {
  const page = await adminPage(site);
  await openLeads(page);
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await chip('Scheduled').click();
  await page.getByText('No leads match these filters.').waitFor();
  await chip('Request sent').click();
  await page.getByText('1 to 20 of 23').waitFor();
  expect(new URL(page.url()).searchParams.get('statuses')).toBe('SCHEDULED,REQUEST_SENT');
  await eventually(async () => expect(await chip('Request sent').getAttribute('aria-pressed')).toBe('true'));
  await eventually(async () => expect(await chip('Request sent').textContent()).toMatch(/23$/));

  await page.getByLabel('Plan interest').selectOption('Has plan');
  await namesBecome(page, '=FormulaL');
  await page.getByLabel('Plan interest').selectOption('Any plan');
  await page.getByLabel('Sort').selectOption('City A-Z');
  await eventually(async () => expect((await names(page))[0]).toMatch(/^Guest/));
  expect(new URL(page.url()).searchParams.get('sortBy')).toBe('city');

  await page.getByRole('button', { name: 'Created any time' }).click();
  const to = page.getByLabel('To', { exact: true });
  await to.pressSequentially('01312020');
  await page.getByText('No leads match these filters.').waitFor();
  expect(await to.inputValue()).toBe('2020-01-31');
  await page.goBack();
  await page.getByText('1 to 20 of 23').waitFor();
  expect(await to.inputValue()).toBe('');
  await page.goForward();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('1 to 20 of 23').waitFor();
  expect(queryOf(page)).toBe('?sortBy=city&sortDir=asc');

  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/admin-leads') asked.push(url.searchParams.get('statuses'));
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const name of [/^Scheduled/, /^Completed/]) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name, pressed: true }).waitFor();
    await page.clock.runFor(290);
  }
  expect(asked).toEqual([]);
  await page.clock.resume();
  await page.getByText('No leads match these filters.').waitFor();
  expect(asked).toEqual(['SCHEDULED,COMPLETED']);
});

test('the quarantine is a view of its own; Restore makes a lead of it', async () => {
  const page = await adminPage(site);
  await openLeads(page);
  await page.getByRole('button', { name: 'Quarantine', exact: true }).click();
  await namesBecome(page, 'Cheap Links');
  await page.getByRole('link', { name: 'View Cheap Links' }).click();
  await dialog(page).getByText('In quarantine.').waitFor();
  await eventually(async () =>
    expect(await dialog(page).getByRole('button', { name: 'Send Offer Email' }).count()).toBe(0),
  );
  await page.keyboard.press('Escape');
  await rows(page).getByRole('button', { name: 'Restore Cheap Links' }).click();
  await toast(page, 'Lead Updated').waitFor();
  await page.getByText('Quarantine is empty.').waitFor();
  await page.getByRole('button', { name: 'Quarantine', exact: true }).click();
  await eventually(async () => expect(await names(page)).toContain('Cheap Links'));
  await eventually(async () =>
    expect((await site.product.mails()).map(({ to }) => to[0])).toContain('bot@example.com'),
  );
});

test('Back closes a lead, its address opens it, and keys walk the list and from one lead to the next', async () => {
  const page = await adminPage(site);
  await openLeads(page);
  await page.getByRole('link', { name: 'View Newest of All' }).click();
  await dialog(page).waitFor();
  const address = page.url();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  await page.goto(address);
  await dialog(page).getByRole('heading', { name: 'Newest of All' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(queryOf(page)).toBe('');

  await openLeads(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('/');
  expect(await focused(), 'a letter alone does nothing outside the list').not.toBe('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('/');
  await page.keyboard.type('number 1');
  await eventually(async () => expect((await names(page))[0]).toBe('Guest Number 19'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await eventually(async () => expect(await focused()).toBe('View Guest Number 18'));
  await page.keyboard.press('ArrowUp');
  await eventually(async () => expect(await focused()).toBe('View Guest Number 19'));
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('heading', { name: 'Guest Number 19' }).waitFor();
  expect(queryOf(page)).toMatch(/lead=/);
  await eventually(async () =>
    expect(await dialog(page).evaluate((el) => el.contains(document.activeElement))).toBe(true),
  );
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await eventually(async () => expect(await focused()).toBe('View Guest Number 19'));
  expect(queryOf(page)).toBe('?q=number+1');

  await openLeads(page, '?q=guest');
  await openLead(page, 'Guest Number 20');
  expect(
    await dialog(page).getByRole('button', { name: 'Previous lead' }).getAttribute('aria-disabled'),
  ).toBe('true');
  await dialog(page).getByRole('button', { name: 'Next lead' }).click();
  await dialog(page).getByRole('heading', { name: 'Guest Number 19' }).waitFor();
  await dialog(page).getByText('Guest Number 19, lead 2 of 20 on this page').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByRole('heading', { name: 'Guest Number 18' }).waitFor();
  await dialog(page).getByLabel('Min price').focus();
  await page.keyboard.press('ArrowLeft');
  await dialog(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('ArrowLeft');
  await dialog(page).getByRole('heading', { name: 'Guest Number 19' }).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
});

test('a bookmarked view opens as it was; the export downloads every match in a new tab', async () => {
  const page = await adminPage(site);
  await openLeads(page, '?q=guest&statuses=REQUEST_SENT&sortBy=created_at&sortDir=asc&page=1');
  expect((await names(page))[0]).toBe('Guest Number 01');
  await eventually(async () => expect(await search(page).inputValue()).toBe('guest'));
  await eventually(async () => expect(await page.getByLabel('Sort').inputValue()).toBe('Oldest first'));

  const download = () =>
    nextDownload(page.context(), () => page.getByRole('button', { name: 'Export CSV' }).click());
  await openLeads(page, '?q=guest&sortBy=created_at&sortDir=asc&pageSize=10');
  const guests = (await download()).trimEnd().split('\r\n');
  expect(guests).toHaveLength(1 + 20);
  expect(guests[1]).toContain('Guest Number 01');
  expect(guests[20]).toContain('Guest Number 20');

  await openLeads(page);
  const all = await download();
  expect(all.startsWith('\uFEFF')).toBe(true);
  expect(all.trimEnd().split('\r\n').length).toBeGreaterThan(23);
  expect(all).toContain("'=Formula");
  expect(all).toContain('José Núñez');
});

test('the simple panel shows what it should, copies the status address and opens a lead; axe finds nothing in it and in the list on a laptop', async () => {
  const page = await adminPage(site);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/adminka');
  await page.getByRole('row', { name: 'Newest of All' }).waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await page.locator('thead th').allTextContents()).toEqual([
    'Date',
    'Name',
    'Boat',
    'Service',
    'Contact',
    'Status',
    'Copy Link',
  ]);
  await page.getByRole('button', { name: 'Copy Link of Newest of All' }).click();
  await toast(page, 'Link copied to clipboard').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/status\/[\w-]{22,}$/);
  await eventually(async () => expect(await page.getByText(/Sailboat, 24\sft/).count()).toBe(1));

  await page.getByRole('link', { name: 'Newest of All' }).click();
  await dialog(page).getByRole('heading', { name: 'Newest of All' }).waitFor();
  await openLeads(page);
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize(tablet.viewport);
  expect(await sidewaysPixels(page)).toBe(0);
});

test('no answer is told and tried again, a failed export closes its tab, a slow answer keeps the table’s place and is explained', async () => {
  const page = await adminPage(site, noise('Failed to'));
  site.product.setFaults({ database: 'down' });
  await page.goto('/admin');
  await toast(page, 'Error', 'Failed to fetch leads').waitFor();
  await page.getByRole('alert').getByText('Couldn’t load your leads.').waitFor();
  site.product.setFaults({ database: 'up' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await rows(page).first().waitFor();

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/admin-leads?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.route('**/api/admin-leads', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/admin');
  await page.locator('.leads--skeleton').waitFor();
  await page.getByText('Still loading.').waitFor();
  answer.resolve();
  await rows(page).first().waitFor();
  await page.getByText('Still loading.').waitFor({ state: 'detached' });

  await page.route('**/api/admin-leads-export*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await toast(page, 'Error', 'Failed to export leads').waitFor();
  await eventually(() => expect(page.context().pages()).toHaveLength(1));

  await page.unrouteAll();

  await page.route('**/api/admin-leads?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/adminka');
  await toast(page, 'Error', 'Failed to load leads').waitFor();
});

test('on a phone no field is so small that iOS zooms in on it, axe finds nothing, the first lead is within 400 px, one button shows what is set, and text may grow', async () => {
  const page = await site.open('/adminka/login', { ...noise(), ...phone });
  const controls = page.locator(':is(input, select, textarea):not([type="checkbox"], [type="file"])');
  const smallest = async () =>
    Math.min(
      ...(await controls.evaluateAll((all) =>
        all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      )),
    );
  await controls.first().waitFor();
  expect(await smallest()).toBe(16);
  await fillSignIn(page, site.product.admin.email, site.product.admin.password);
  await page.waitForURL('**/adminka');
  await page.getByRole('row', { name: 'Newest of All' }).waitFor();
  await toast(page, 'Logged in').getByRole('button').click();
  await toast(page, 'Logged in').waitFor({ state: 'detached' });
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Show all \d+$/ }).press('Enter');
  await page.locator('.recent tbody tr:nth-child(6) a:focus').waitFor();
  await openLeads(page);
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
  await openLead(page, 'Newest of All');
  await dialog(page).getByRole('button', { name: 'Add Event' }).click();
  expect(await smallest()).toBe(16);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });

  await openLeads(page, '?statuses=REQUEST_SENT');
  const top = await rows(page)
    .first()
    .evaluate((row) => row.getBoundingClientRect().top);
  expect(top).toBeLessThan(400);
  await page.getByRole('button', { name: 'Filters: Request sent' }).click();
  const chip = page.getByRole('button', { name: /^Request sent/, pressed: true });
  await chip.waitFor();
  const box = await chip.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await rows(page).first().getByText('Created').waitFor();
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  expect(await sidewaysPixels(page)).toBe(0);
});

test('several leads go to quarantine at once, after one question', async () => {
  const { url } = site.product;
  for (const number of [1, 2]) {
    await book(url, { fullName: `Spam Wave ${number}`, email: `wave${number}@example.com` });
  }
  const page = await adminPage(site);
  await openLeads(page, '?q=spam+wave');
  await page.getByRole('button', { name: 'Select leads to quarantine' }).click();
  await page.getByLabel('Select Spam Wave 1').check();
  await page.getByLabel('Select Spam Wave 2').check();
  await page.getByRole('button', { name: 'Move to quarantine' }).click();
  await page.getByText('Move 2 leads to quarantine?').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move 2 leads' }).click();
  await toast(page, 'Leads Updated', '2 leads moved to quarantine').waitFor();
  await page.getByText('No leads match these filters.').waitFor();
});

import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { leadIdOfSlug } from '#functions/data/lead/leads.ts';
import { callsTo } from '../call-over-http.ts';
import { adminPage, book, dialog, noise, openLead, openLeads, toast } from './admin-desk.ts';
import { findings, sidewaysPixels } from './page-checks.ts';
import { inEachWindow, phone, productInBrowser } from './product.ts';

const site = productInBrowser();
afterEach(() => site.product.setFaults({ database: 'up' }));

/** Books as a customer of its own and opens their page. */
async function customerPage(fullName: string, visit = noise()): Promise<Page> {
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const slug = await book(site.product.url, { fullName, email, boatLengthFt: 32 });
  const call = await callsTo(site.product.url);
  const { customer } = (await call('admin-lead', { id: await leadIdOfSlug(slug) })).body;
  const page = await adminPage(site, visit);
  await page.goto(`/admin/customers/${customer.id}`);
  await page.getByRole('heading', { level: 1, name: fullName }).waitFor();
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const editBoat = (page: Page) => page.getByRole('button', { name: /^Edit boat/ }).first();

test('boat and berth are edited in place; the list finds the lead by its slip, and the lead leads back', async () => {
  const page = await customerPage('Bea Berth');
  await editBoat(page).click();
  await page.getByLabel('Name', { exact: true }).fill('Second Wind');
  await page.getByLabel('Marina').fill('Holiday Basin');
  await page.getByLabel('Slip').fill('C-1204');
  await page.getByLabel('Gate code').fill('4417 #');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Second Wind' });
  await card.getByText('C-1204').waitFor();
  expect(await card.textContent()).not.toContain('4417');

  // A second edit that leaves the code empty keeps it.
  await editBoat(page).click();
  expect(await page.getByLabel('New gate code').inputValue()).toBe('');
  await page.getByLabel('Parking').fill('Lot 8');
  const sold = page.getByRole('checkbox', { name: /^No longer theirs/ });
  await sold.check();
  await page.getByText('Still open for this boat:').waitFor();
  await page.getByRole('link', { name: /, not booked yet$/ }).waitFor();
  await sold.uncheck();
  await page.getByRole('button', { name: 'Save boat' }).click();
  await card.getByText('Lot 8').waitFor();
  await card.getByText('Gate', { exact: true }).waitFor();

  await openLeads(page, '?q=C-1204');
  await openLead(page, 'Bea Berth');
  await dialog(page).getByRole('link', { name: '1st job, 1 boat' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bea Berth' }).waitFor();
});

test('a wrong number is said beside its field and the focus comes back to the button; another boat is added; in each window everything is in reach and axe finds nothing', async () => {
  const page = await customerPage('Two Boats');
  await editBoat(page).click();
  await page.getByLabel('Length (ft)').fill('long');
  await page.getByRole('button', { name: 'Save boat' }).click();
  await page.getByText('Enter a number.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await focused(page)).toContain('Edit boat');

  await page.getByRole('button', { name: 'Add a boat' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Little One');
  await page.getByLabel('Length (ft)').fill('17');
  await page.getByRole('button', { name: 'Save boat' }).click();
  await page.getByRole('article', { name: 'Little One' }).waitFor();
  await page.getByText('New customer, 2 boats').waitFor();

  expect(await findings(page)).toEqual([]);
  await editBoat(page).click();
  await page.getByRole('button', { name: 'Edit contact' }).click();
  await inEachWindow(page, async () => expect(await sidewaysPixels(page)).toBe(0));
  await page.setViewportSize(phone.viewport);
  expect(await findings(page)).toEqual([]);
});

test('a plan is added, changed and removed, and the focus never leaves its section', async () => {
  const page = await customerPage('Pia Plan');
  const plans = page.getByRole('region', { name: 'Plans' });
  await plans.getByRole('button', { name: 'Add a plan' }).click();
  await expect
    .poll(() => plans.getByLabel('Boat').evaluate((it) => it === document.activeElement))
    .toBe(true);
  await plans.getByLabel('Weeks apart').fill('6');
  await plans.getByRole('button', { name: 'Save plan' }).dblclick();
  await plans.getByText('every 6 weeks', { exact: false }).waitFor();
  await expect.poll(() => focused(page)).toBe('Add a plan');
  await plans.getByRole('button', { name: /^Edit/ }).click();
  await plans.getByLabel('Weeks apart').fill('8');
  await plans.getByRole('button', { name: 'Save plan' }).click();
  await plans.getByText('every 8 weeks', { exact: false }).waitFor();
  await expect.poll(() => focused(page)).toContain('Edit the plan');
  await plans.getByRole('button', { name: /^Remove/ }).click();
  await plans.getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(() => focused(page)).toContain('Remove the plan for');
  await plans.getByRole('button', { name: /^Remove/ }).click();
  await plans.getByRole('button', { name: 'Remove the plan', exact: true }).click();
  await plans.getByText('No plan.', { exact: false }).waitFor();
  await expect.poll(() => focused(page)).toBe('Add a plan');
});

test('emails, phones and the note are saved as lines; a wrong email is refused; jobs lead to the lead, and New visit to a lead that is linked already', async () => {
  const page = await customerPage('Contact Lines');
  await page.getByRole('button', { name: 'Edit contact' }).click();
  const emails = page.getByLabel('Emails');
  await emails.fill('contact.lines@example.com\nnot an address');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await page.getByText('Please enter a valid email address.').waitFor();
  await emails.fill('contact.lines@example.com\nsecond@example.com');
  await page.getByLabel('Phones').fill('(310) 555-0118');
  await page.getByLabel('Private note', { exact: true }).fill('Prefers mornings.');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await page.getByRole('link', { name: 'second@example.com' }).waitFor();
  await page.reload();
  await page.getByText('Prefers mornings.').waitFor();

  const jobs = page.getByRole('region', { name: 'Jobs' });
  await jobs.getByRole('link').first().waitFor();
  await page.getByRole('link', { name: 'New visit', exact: true }).click();
  await page.getByText('Linked.').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Contact Lines');
  expect(await page.getByLabel('Length').inputValue()).toBe('32');
});

test('two admins who edit a customer at once keep each other’s parts; the same part asks', async () => {
  const first = await customerPage('Both Edit', noise('409'));
  const second = await adminPage(site, noise('409'));
  await second.goto(new URL(first.url()).pathname);
  await second.getByRole('button', { name: 'Edit contact' }).click();
  await editBoat(first).click();
  await first.getByLabel('Slip').fill('A-1');
  await first.getByRole('button', { name: 'Save boat' }).click();
  await toast(first, 'Customer saved').waitFor();
  await second.getByLabel('Private note', { exact: true }).fill('Has a dog.');
  await second.getByRole('button', { name: 'Save contact' }).click();
  await second.getByText('Has a dog.').waitFor();
  await second.getByText('A-1').waitFor();

  await editBoat(second).click();
  await editBoat(first).click();
  await first.getByLabel('Slip').fill('A-2');
  await first.getByRole('button', { name: 'Save boat' }).click();
  await first.getByText('A-2').waitFor();
  await second.getByLabel('Slip').fill('B-9');
  await second.getByRole('button', { name: 'Save boat' }).click();
  await second.getByText('This was changed in another tab or on another device.').waitFor();
  expect(await second.getByLabel('Slip').inputValue()).toBe('B-9');
  await second.getByRole('button', { name: 'Show what’s saved' }).click();
  expect(await second.getByLabel('Slip').inputValue()).toBe('A-2');
}, 40_000);

test('an unknown customer and a failing load are each said in the page', async () => {
  const page = await adminPage(site, noise('404', '500', '503', 'Couldn’t load this customer'));
  await page.goto('/admin/customers/01JD0000000000000000000000');
  await page.getByRole('heading', { level: 1, name: 'Customer not found' }).waitFor();
  await site.product.setFaults({ database: 'down' });
  await page.goto('/admin/customers/01JD0000000000000000000001');
  await page.getByText('Couldn’t load this customer.', { exact: true }).waitFor();
});

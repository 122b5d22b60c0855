import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leadIdOfSlug } from '#functions/data/lead/leads.ts';
import { callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { book, button, dialog, field, leadOnDesk, noise, openLead, openLeads, toast } from './admin-desk.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser({ quotes: true });

/** Types an event and a first quote line, and saves neither. */
async function typeDrafts(page: Page): Promise<void> {
  await button(page, 'Add Event').click();
  await dialog(page).getByLabel('Event status').fill('Parts ordered');
  await dialog(page).getByLabel('Show to the customer').check();
  await dialog(page).getByLabel('Description').fill('Wash and wax');
  await dialog(page).getByLabel('Unit price').fill('40');
}

test('an unsaved event and quote wait for the lead to be opened again, until they are saved or given up', async () => {
  const other = 'Dora Other';
  await book(site.product.url, { fullName: other });
  const { page } = await leadOnDesk(site, 'Dora Draft');
  await openLeads(page, '?q=Dora');
  await openLead(page, 'Dora Draft');
  await typeDrafts(page);
  await openLead(page, other);
  expect(await dialog(page).getByLabel('Description').inputValue()).toBe('');
  expect(await dialog(page).getByLabel('Event status').count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await openLead(page, 'Dora Draft');
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.locator('.veil').waitFor();
  await eventually(async () =>
    expect(await dialog(page).getByLabel('Description').inputValue()).toBe('Wash and wax'),
  );
  expect(await dialog(page).getByLabel('Event status').inputValue()).toBe('Parts ordered');
  expect(await dialog(page).getByLabel('Show to the customer').isChecked()).toBe(true);

  await button(page, 'Save Quote').click();
  await toast(page, 'Quote Created').waitFor();
  await dialog(page).locator('.add-event').getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await button(page, 'Revise').waitFor();
  await button(page, 'Add Event').click();
  expect(await dialog(page).getByLabel('Event status').inputValue()).toBe('');
});

test('a quote that was saved by somebody else while its draft waited, or was typed, is shown before it is replaced; nothing typed is lost', async () => {
  const { page } = await leadOnDesk(
    site,
    'Wanda Waiting',
    noise('Failed to create quote', 'Failed to load resource'),
  );
  const other = await page.context().newPage();
  await other.goto(page.url());
  await typeDrafts(page);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await typeDrafts(other);
  await button(other, 'Save Quote').click();
  await toast(other, 'Quote Created').waitFor();
  await openLead(page, 'Wanda Waiting');
  await dialog(page).getByText('This quote was saved in another tab or on another device.').waitFor();
  expect(await dialog(page).getByLabel('Unit price').inputValue()).toBe('40');
  await button(page, 'Keep the old one').click();

  for (const [desk, price] of [
    [page, '100'],
    [other, '200'],
  ] as const) {
    await button(desk, 'Revise').click();
    await dialog(desk).getByLabel('Unit price').fill(price);
  }
  await button(other, 'Save Quote').click();
  await button(other, 'Revise').waitFor();
  await button(page, 'Save Quote').click();
  await toast(page, 'Error', 'This quote was changed in the meantime.').waitFor();
  await dialog(page).getByText('This quote was saved in another tab or on another device.').waitFor();
  const total = dialog(page).locator('.sheet tfoot td').last();
  expect(await total.textContent()).toBe('$219.00');
  expect(await dialog(page).getByLabel('Unit price').inputValue()).toBe('100');
  await button(page, 'Save Quote').click();
  await toast(page, 'Quote Created').waitFor();
  await eventually(async () => expect(await total.textContent()).toBe('$109.50'));
});

test('the focus of a control that goes stays in its place', async () => {
  const { page } = await leadOnDesk(site, 'Foca Focus');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  // Lost, it would be the dialog's or the page's, whose texts begin otherwise.
  const becomes = (text: string) =>
    eventually(async () => expect(await focused()).toMatch(RegExp(`^${text}`)));
  await typeDrafts(page);
  await press('Save Event');
  await button(page, 'Save Event').waitFor({ state: 'detached' });
  await becomes('Timeline Events');
  await press('Save Quote');
  await button(page, 'Revise').waitFor();
  await becomes('Quote');
  await press('Revise');
  await button(page, 'Save Quote').waitFor();
  await becomes('Quote');
  await press('Add line');
  await press('Remove line 1');
  await button(page, 'Remove line 1').waitFor({ state: 'detached' });
  await becomes('Line 1');
  await press('Use this range');
  await button(page, 'Use this range').waitFor({ state: 'detached' });
  await becomes('Suggested');
  await field(page, 'status').selectOption('CONTACTED');
  await press('Undo Status');
  await button(page, 'Undo Status').waitFor({ state: 'detached' });
  await becomes('Status');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('status');
});

test('a quote: its rules, its cents, read-only afterwards, revised, and locked once accepted', async () => {
  const { page } = await leadOnDesk(
    site,
    'Quinn Quote',
    noise('Failed to create quote', 'Failed to load resource'),
  );
  const save = button(page, 'Save Quote');
  await save.click();
  await dialog(page).getByText('Please fill all line items with valid values.').waitFor();
  await dialog(page).getByLabel('Description').fill('Wash and wax');
  await dialog(page).getByLabel('Quantity').fill('3');
  await dialog(page).getByLabel('Unit price').fill('33.33');
  await button(page, 'Add line').click();
  await dialog(page).getByLabel('Description').nth(1).fill('Travel');
  await dialog(page).getByLabel('Unit price').nth(1).fill('20');
  await dialog(page).getByLabel('Taxable').nth(1).uncheck();
  const sums = () => dialog(page).locator('.quote-form__sums dd').allTextContents();
  expect(await sums()).toEqual(['$119.99', '$9.50', '$129.49']);

  await page.route('**/quote', (route) => route.fulfill({ status: 400, json: {} }));
  await save.click();
  await toast(page, 'Error', 'Failed to create quote').waitFor();
  await page.unroute('**/quote');
  await save.click();
  await toast(page, 'Quote Created', 'Quote has been saved').waitFor();
  const sheet = dialog(page).locator('.sheet');
  expect(await sheet.locator('tfoot td').allTextContents()).toEqual(['$119.99', '$9.50', '$129.49']);
  await eventually(async () => expect(await dialog(page).getByLabel('Unit price').count()).toBe(0));

  await button(page, 'Revise').click();
  await dialog(page).getByLabel('Quantity').first().fill('2');
  await save.click();
  await sheet.getByText('$66.66').first().waitFor();

  const slug = await dialog(page).getByLabel('Customer Status URL').inputValue();
  const customer = await site.open(new URL(slug).pathname);
  await customer.getByRole('link', { name: /quote/i }).click();
  await customer.getByRole('button', { name: 'Accept' }).click();
  await customer.getByRole('button', { name: 'Yes, accept' }).click();
  await customer.getByText('Accepted').first().waitFor();
  await page.reload();
  await dialog(page).getByText('It can no longer be changed.').waitFor();
  await eventually(async () => expect(await button(page, 'Revise').count()).toBe(0));
});

test('a quote that was declined cannot be accepted, and says what to do', async () => {
  const call = await callsTo(site.product.url);
  const slug = await book(site.product.url, { fullName: 'Dana Decline' });
  const line_items = [{ description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true }];
  await call('admin-quote-save', { id: await leadIdOfSlug(slug), line_items });
  const customer = await site.open(`/status/${slug}`);
  await customer.getByRole('link', { name: /quote/i }).click();
  await customer.getByRole('button', { name: 'Decline' }).click();
  await customer.getByRole('button', { name: 'Yes, decline' }).click();
  await customer.getByText('Changed your mind? Reply to any of our emails.').waitFor();
  expect(await customer.getByRole('button', { name: /Accept|Decline/ }).count()).toBe(0);
  await customer.getByText('Declined').first().waitFor();
});

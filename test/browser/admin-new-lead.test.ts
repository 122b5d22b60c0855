import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adminPage, book, dialog, noise } from './admin-desk.ts';
import { findings, sidewaysPixels } from './page-checks.ts';
import { desktop, phone, productInBrowser, tablet } from './product.ts';

const site = productInBrowser();

const leadOpens = (page: Page, name: string) =>
  dialog(page).getByRole('heading', { level: 2, name }).waitFor();
const head = (page: Page) => page.getByRole('region', { name: 'Customer and boat' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save lead' });

async function openNewLead(visit = noise(), query = ''): Promise<Page> {
  const page = await adminPage(site, visit);
  await page.goto(`/admin/new-lead${query}`);
  await saveButton(page).waitFor();
  return page;
}

test('a lead by phone takes two taps and four fields, and opens with its link to text', async () => {
  const page = await adminPage(site, { ...noise(), ...phone });
  await page.goto('/adminka');
  const counts = { taps: 0, fields: 0 };
  const tap = async (role: 'link' | 'button', name: string) => {
    counts.taps += 1;
    await page.getByRole(role, { name, exact: true }).first().click();
  };
  const type = async (text: string) => {
    counts.fields += 1;
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await tap('link', 'New lead');
  await saveButton(page).waitFor();
  for (const text of ['Paula Phone', '(310) 555-0171', '28', 'Marina del Rey']) await type(text);
  await page.getByText('No email: nothing will be emailed; text the link instead.').waitFor();
  await tap('button', 'Save lead');
  await leadOpens(page, 'Paula Phone');
  expect(counts).toEqual({ taps: 2, fields: 4 });

  const text = head(page).getByRole('link', { name: 'Text the status link' });
  const href = decodeURIComponent((await text.getAttribute('href')) ?? '');
  expect(href).toContain('sms:+13105550171');
  expect(href).toMatch(/\/status\/[\w-]{22,}/);
});

test('nobody has accepted the terms, and with an email nothing is said to be missing', async () => {
  const page = await openNewLead();
  await page.getByLabel('Name', { exact: true }).fill('Erin Email');
  await page.getByLabel('Phone or email').fill('erin@example.com');
  await page.getByText('Nothing goes out yet.').waitFor();
  await page.getByLabel('At the dock').check();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/admin-leads'),
  );
  await saveButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    fullName: 'Erin Email',
    email: 'erin@example.com',
    source: 'dock',
  });
  expect((await sent).postDataJSON()).not.toHaveProperty('acceptedTerms');
  await leadOpens(page, 'Erin Email');
});

test('without a way to reach them nothing is saved, and the sentence stands beside the field', async () => {
  const page = await openNewLead();
  await page.getByLabel('Name', { exact: true }).fill('No Way');
  await page.keyboard.press('Enter');
  await page.getByText('Enter an email or a phone number.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact');
});

test('a known customer is suggested while typing; Link fills in boat and contact, and can be undone', async () => {
  await book(site.product.url, {
    fullName: 'Ana Linkedin',
    email: 'ana.linkedin@example.com',
    phone: '(310) 555-0133',
    boatLengthFt: 34,
  });
  const page = await openNewLead();
  await page.getByLabel('Name', { exact: true }).pressSequentially('ana linked');
  await page.getByText('May be Ana Linkedin, 1 boat').waitFor();
  await page.getByRole('button', { name: 'Link to Ana Linkedin' }).click();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ana Linkedin');
  expect(await page.getByLabel('Phone or email').inputValue()).toBe('(310) 555-0133');
  expect(await page.getByLabel('Length').inputValue()).toBe('34');

  await page.getByRole('button', { name: 'Undo the link' }).click();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('ana linked');
  expect(await page.getByLabel('Phone or email').inputValue()).toBe('');
  // Turned down, nobody is suggested again.
  expect(await page.getByText('May be').count()).toBe(0);

  await page.goto('/admin/new-lead');
  await page.getByLabel('Phone or email').fill('(310) 555-0133');
  await page.getByRole('button', { name: 'Link to Ana Linkedin' }).click();
  await saveButton(page).click();
  await leadOpens(page, 'Ana Linkedin');
  await head(page).getByRole('link', { name: '1st job, 1 boat' }).waitFor();
});

test('the lead says who it may be from; Link and Unlink can each be undone', async () => {
  const { url } = site.product;
  await book(url, { fullName: 'Olga Original', email: 'olga@example.com', phone: '(310) 555-0144' });
  const page = await openNewLead();
  await page.getByLabel('Name', { exact: true }).fill('O. Husband');
  await page.getByLabel('Phone or email').fill('(310) 555-0144');
  await saveButton(page).click();
  await leadOpens(page, 'O. Husband');
  await head(page).getByText('May be Olga Original, 1 boat. Same phone.').waitFor();
  await head(page).getByRole('button', { name: 'Link to Olga Original' }).click();
  await head(page).getByText('Linked to Olga Original.').waitFor();
  await head(page).getByRole('button', { name: 'Undo' }).click();
  await head(page).getByText('May be Olga Original, 1 boat. Same phone.').waitFor();

  await head(page).getByRole('button', { name: 'Link to Olga Original' }).click();
  await head(page).getByText('Linked to Olga Original.').waitFor();
  await page.reload();
  await head(page).getByRole('button', { name: 'Unlink from Olga Original' }).click();
  await head(page).getByText('Unlinked: now a customer of its own.').waitFor();
  await head(page).getByRole('button', { name: 'Undo' }).click();
  await head(page)
    .getByRole('link', { name: /^Olga Original: 1st job/ })
    .waitFor();
}, 40_000);

test('a lost answer makes no second lead', async () => {
  const page = await openNewLead(noise('Failed to save the lead', 'ERR_'));
  await page.getByLabel('Name', { exact: true }).fill('Once Only');
  await page.getByLabel('Phone or email').fill('once@example.com');
  let calls = 0;
  await page.route('**/api/admin-leads', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    const answer = await route.fetch();
    return calls === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await saveButton(page).click();
  await page.getByText('Failed to save the lead').first().waitFor();
  await saveButton(page).click();
  await leadOpens(page, 'Once Only');
  await page.goto('/admin?q=Once+Only');
  await page.getByRole('link', { name: 'View Once Only' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'View Once Only' }).count()).toBe(1);
});

test.each([
  ['phone', phone],
  ['tablet', tablet],
  ['laptop', desktop],
])('on a %s everything is in reach and axe finds nothing', async (_, window) => {
  const page = await openNewLead({ ...noise(), ...window });
  await page.getByText('More', { exact: true }).first().click();
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
});

import { expect, test } from 'vitest';
import { wake } from '../hydration.ts';
import { findings } from '../page-checks.ts';
import { phone, sharedProduct } from '../product.ts';

const site = sharedProduct();

test.each(['/my-link', '/status/unknown-unknown-unknown1'])(
  'on %s one field and one press have the link emailed, known or not',
  async (path) => {
    const page = await site.open(path, { ...phone, expectedNoise: /status of 40[04]/ });
    const field = page.getByRole('textbox', { name: 'Your email' });
    const press = page.getByRole('button', { name: 'Email me my link' });
    await field.fill('nobody at all');
    await press.tap();
    await page.getByRole('alert').filter({ hasText: 'email' }).waitFor();
    expect(await field.inputValue()).toBe('nobody at all');
    await field.fill('nobody@example.com');
    await press.tap();
    await page.getByText('If you’ve booked with that address, your link is on its way.').waitFor();
    expect(await findings(page)).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  },
);

test('the menu of a phone leads there; a likely slip in the domain is asked about, and put right by the keyboard', async () => {
  const page = await site.open('/', phone);
  await page.getByText('Menu', { exact: true }).tap();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Email me my link' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Find your request' }).waitFor();
  await wake(page);
  const field = page.getByRole('textbox', { name: 'Your email' });
  await field.fill('ana@gmial.com');
  await page.keyboard.press('Tab');
  const asked = page.getByRole('status').filter({ hasText: 'Did you mean ana@gmail.com?' });
  await asked.waitFor();
  expect(await findings(page)).toEqual([]);
  await asked.getByRole('button', { name: 'ana@gmail.com' }).press('Enter');
  expect(await field.inputValue()).toBe('ana@gmail.com');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.getByText('Did you mean').count()).toBe(0);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storedLengthKey } from '#domain/price/estimates.ts';
import { wake } from '../hydration.ts';
import { desktop, phone, sharedProduct } from '../product.ts';

const site = sharedProduct();

const length = (page: Page) => page.getByLabel('Your boat’s length');
const estimates = (page: Page) => page.locator('.estimator tbody td:not(:last-child)').allTextContents();
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storedLengthKey);

const for24Feet = ['~$672', '~$336', '~$336', 'from $720', '~$168'];

test('typing a length shows all five estimates at once, without a reload', async () => {
  const page = await site.open('/services/restorer', phone);
  await wake(page);
  expect(await estimates(page)).toHaveLength(5 * 4);
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await length(page).pressSequentially('24');
  expect(await estimates(page)).toEqual(for24Feet);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});

test('a unit that was typed too goes when the field is left', async () => {
  const page = await site.open('/services/restorer', phone);
  await wake(page);
  await length(page).fill('24ft');
  await length(page).blur();
  expect(await length(page).inputValue()).toBe('24');
  expect(await estimates(page)).toEqual(for24Feet);

  await page.goto('/booking');
  await wake(page);
  const field = page.locator('[name="boatLengthFt"]');
  await field.fill('26\' 6"');
  await field.blur();
  expect(await field.inputValue()).toBe('26.5');
  expect(await length(page).inputValue()).toBe('26.5');
});

test('the length is remembered on the next page, and in the booking', async () => {
  const context = await site.visitor(desktop);
  const page = await context.newPage();
  await page.goto('/locations/castaic-lake');
  await wake(page);
  await length(page).fill('24');
  expect(await stored(page)).toBe('24');

  await page.goto('/services/interior-only');
  await wake(page);
  expect(await length(page).inputValue()).toBe('24');
  expect(await estimates(page)).toEqual(for24Feet);

  await page.goto('/booking');
  await wake(page);
  expect(await page.locator('[name="boatLengthFt"]').inputValue()).toBe('24');
});

test('a length typed while the script is on its way counts, before the remembered one', async () => {
  const context = await site.visitor(desktop);
  const page = await context.newPage();
  await page.goto('/services/restorer');
  await page.evaluate((key) => localStorage.setItem(key, '40'), storedLengthKey);

  const { promise: arrival, resolve: letScriptsArrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/services/restorer', { waitUntil: 'commit' });
  await length(page).pressSequentially('24');
  letScriptsArrive();
  await wake(page);
  await expect.poll(() => estimates(page)).toEqual(for24Feet);
  expect(await length(page).inputValue()).toBe('24');
});

test('a length that is none, too small or too large is refused in words, and not remembered', async () => {
  const page = await site.open('/locations/malibu');
  await wake(page);
  for (const text of ['9', '101', 'abc']) {
    await length(page).fill('');
    await page.getByText('Boat length must be between 10 and 100 feet.').waitFor({ state: 'detached' });
    await length(page).fill(text);
    await page.getByText('Boat length must be between 10 and 100 feet.').waitFor();
    expect(await estimates(page), text).toHaveLength(5 * 4);
    expect(await stored(page), text).toBeNull();
  }
});

test('an area’s booking links carry the package and the area', async () => {
  const page = await site.open('/locations/malibu');
  await page.locator('.estimator').getByRole('link', { name: 'Book Boat Wash' }).click();
  await page.waitForURL('**/booking?package=wash&area=malibu');
  await wake(page);
  expect(await page.locator('[name="packageId"]:checked').inputValue()).toBe('wash');
});

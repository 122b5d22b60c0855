import { expect, test } from 'vitest';
import { aBooking } from '../booking.ts';
import { type CallOverHttp, callsTo } from '../call-over-http.ts';
import { findings } from './page-checks.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser({ quotes: true });

/** A lead and its quote over `dollars`. */
async function aQuote(call: CallOverHttp, dollars: number) {
  const { slug } = (await call('lead-intake', aBooking())).body;
  const { leads } = (await call('admin-leads', { pageSize: '100' })).body;
  const { id } = leads.find((lead: { public_slug: string }) => lead.public_slug === slug);
  const line_items = [{ description: 'Wash', quantity: 1, unit_price: dollars * 100 }];
  return { id, slug, quote: (await call('admin-quote-save', { id, line_items })).body };
}

test('a quote that was revised while it was open is shown anew before it can be accepted', async () => {
  const call = await callsTo(site.product.url);
  const { id, quote } = await aQuote(call, 100);
  const page = await site.open(`/quote/${quote.id}`, { expectedNoise: /409/ });
  await page.getByText('$100.00').first().waitFor();
  const line_items = [{ description: 'Wash', quantity: 1, unit_price: 20000 }];
  await call('admin-quote-save', { id, line_items, updated_at: quote.updated_at });

  await page.getByRole('button', { name: 'Accept $109.50 with tax, 9.5%' }).click();
  await page.getByRole('button', { name: 'Yes, accept' }).click();
  await page.getByText('$200.00').first().waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('changed in the meantime');
  await page.getByRole('button', { name: 'Accept $219.00 with tax, 9.5%' }).click();
  await page.getByRole('button', { name: 'Yes, accept' }).click();
  await page.getByText('Accepted').first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('the quote of a canceled request says so, and cannot be answered', async () => {
  const call = await callsTo(site.product.url);
  const { id, quote } = await aQuote(call, 100);
  await call('admin-lead-update', { id, status: 'CANCELED' });
  const page = await site.open(`/quote/${quote.id}`);
  await page.getByText('This request was canceled').waitFor();
  expect(await page.getByRole('button', { name: /Accept|Decline/ }).count()).toBe(0);
});

test('a question comes before the decision, and after it the way back to the request', async () => {
  const call = await callsTo(site.product.url);
  const { quote, slug } = await aQuote(call, 100);
  const page = await site.open(`/status/${slug}`);
  await page.getByRole('link', { name: 'See your quote' }).first().click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Not yet' }).click();
  expect((await call('quote', { quoteId: quote.id })).body.decision).toBeUndefined();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Yes, decline' }).click();
  await page.getByText('Declined').first().waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to your request' }).click();
  await page.waitForURL(`**/status/${slug}`);
});

test('a saved estimate keeps its “from”, names the tax and is booked with its length', async () => {
  const call = await callsTo(site.product.url);
  const { quoteId } = (await call('quote-create', { packageId: 'restorer', lengthFt: 32 })).body;
  const page = await site.open(`/quote/${quoteId}`);
  await page.getByRole('row', { name: 'Subtotal before tax from $960.00' }).waitFor();
  await page.getByRole('row', { name: 'Total with tax, 9.5% from $1,051.20' }).waitFor();
  await page.getByRole('link', { name: 'Book this' }).click();
  await page.waitForURL('**/booking?package=restorer&length=32#step-2');
});

test('settings that do not load are no missing page: Try again asks for them again', async () => {
  const context = await site.visitor({ expectedNoise: /Failed to load resource/ });
  await context.route('/config.json', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/quotes/new');
  const alert = page.getByRole('alert');
  await alert.getByRole('heading', { level: 1, name: 'We can’t reach the server.' }).waitFor();
  await context.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Save an estimate' }).waitFor();
});

test('a saved estimate, its length typed as people write it, is booked with package and length on any device', async () => {
  const page = await site.open('/quotes/new');
  await page.getByRole('combobox', { name: 'Service' }).selectOption('restorer');
  await page.getByRole('textbox', { name: 'Length' }).fill('24’6"');
  await page.getByRole('button', { name: 'Save estimate' }).click();
  await page.waitForURL(/\/quote\//);
  const elsewhere = await site.open(new URL(page.url()).pathname);
  await elsewhere.getByRole('link', { name: 'Book this' }).click();
  await elsewhere.waitForURL('**/booking?package=restorer&length=24.5#step-2');
  await elsewhere.locator('button[aria-busy]:enabled').waitFor();
  expect(await elsewhere.locator('[name=boatLengthFt]').inputValue()).toBe('24.5');
});

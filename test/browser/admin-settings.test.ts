import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { SettingsVersion } from '#domain/settings.ts';
import { callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { adminPage, noise, toast } from './admin-desk.ts';
import { findings, sidewaysPixels } from './page-checks.ts';
import { inEachWindow, phone } from './product.ts';
import { siteOfToday } from './status-lead.ts';

const site = siteOfToday();
afterEach(() => site.product.setFaults({ database: 'up' }));

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save settings' });

async function openSettings(visit = noise()): Promise<Page> {
  const page = await adminPage(site, visit);
  await page.goto('/admin/settings');
  await saveButton(page).waitFor();
  return page;
}

/** Saves, and answers what the server has stored. */
async function save(page: Page): Promise<SettingsVersion> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await saveButton(page).click();
  return (await (await answer).json()) as SettingsVersion;
}

test('hours, starts, rules and time off are saved together and are there again', async () => {
  const call = await callsTo(site.product.url);
  const { lead } = (await call('admin-lead-create', { fullName: 'Olga Off', phone: '3105550142' })).body;
  await call('admin-schedule', { leadId: lead.id, scheduled_at: '2027-07-04T17:00:00.000Z' });
  const page = await openSettings();
  await page.getByRole('checkbox', { name: 'Saturday' }).uncheck();
  await page.getByRole('checkbox', { name: 'Sunday' }).check();
  await page.getByLabel('Sunday from').fill('09:30');
  await page.getByRole('button', { name: 'Remove 3:00 PM' }).click();
  await page.getByLabel('Another start time').fill('07:30');
  await page.keyboard.press('Enter');
  await page.getByLabel('Gap between visits').fill('45');
  await page.getByLabel('Moves wait for you').check();
  await page.getByRole('button', { name: 'Add time off' }).click();
  await page.getByLabel('First day').fill('2027-07-03');
  expect(await page.getByLabel('Last day').inputValue()).toBe('2027-07-03');
  await page.getByLabel('Last day').fill('2027-07-05');
  await page.getByLabel('Note').fill('Family');
  await page.keyboard.press('Enter');
  await page.getByText('Jul 3, 2027 to Jul 5, 2027').first().waitFor();
  const met = page.getByText('Already booked visits stay: Olga Off', { exact: false });
  await met.waitFor();

  const { settings } = await save(page);
  await toast(page, 'Settings saved').waitFor();
  await met.waitFor();
  expect(settings).toMatchObject({
    week: { sat: null, sun: { from: '09:30', to: '17:00' } },
    starts: ['07:30', '08:00', '10:00', '13:00'],
    gap_minutes: 45,
    confirm_moves: true,
    time_off: [{ from: '2027-07-03T07:00:00.000Z', to: '2027-07-06T07:00:00.000Z', note: 'Family' }],
  });
  await page.getByText('Not saved yet').waitFor({ state: 'detached' });
  // The toast has said it.
  expect(await page.locator('.settings__bar p').textContent()).toBe('');

  await page.reload();
  expect(await page.getByRole('checkbox', { name: 'Saturday' }).isChecked()).toBe(false);
  expect(await page.getByLabel('Gap between visits').inputValue()).toBe('45');
  await page.getByRole('button', { name: 'Remove Jul 3, 2027 to Jul 5, 2027' }).click();
  expect((await save(page)).settings.time_off).toEqual([]);
});

test('what receipts and ways to pay say is saved with the rest, and an address is tried before', async () => {
  const page = await openSettings();
  await page.getByLabel('Address on receipts').fill('1 Dock Street\nMarina del Rey, CA 90292');
  await page.getByLabel('Mailing address').fill('Joe');
  const doubt = page.getByText('There’s no ZIP code in it.');
  await doubt.waitFor();
  await page.getByLabel('Mailing address').fill('P.O. Box 9\nMarina del Rey, CA 90292');
  await doubt.waitFor({ state: 'detached' });
  await page.getByLabel('Sales tax').fill('10.25');
  await page.getByRole('button', { name: 'Add a way to pay' }).click();
  await page.keyboard.type('PayPal');
  await page.keyboard.press('Tab');
  await page.keyboard.type('paypal.me/bdla/{amount}');
  await saveButton(page).click();
  await page.getByText('An address begins with https://').waitFor();
  await page.getByLabel('Address, or words').fill('https://paypal.me/bdla/{amount}');
  await page.getByText('https://paypal.me/bdla/1049.50').waitFor();
  await page.getByRole('button', { name: 'Add a way to pay' }).click();
  await page.keyboard.type('Zelle');
  await page.keyboard.press('Tab');
  await page.keyboard.type('{amount} to pay@bdla.example');
  await page.getByText('For $1,049.50: Zelle: $1,049.50 to pay@bdla.example').waitFor();
  const { settings } = await save(page);
  expect(settings).toMatchObject({
    receipt: { address: '1 Dock Street\nMarina del Rey, CA 90292' },
    tax_percent: 10.25,
    pay_links: [
      { name: 'PayPal', url: 'https://paypal.me/bdla/{amount}' },
      { name: 'Zelle', text: '{amount} to pay@bdla.example' },
    ],
  });
  await page.reload();
  await page.getByRole('button', { name: 'Remove Zelle' }).click();
  await page.getByLabel('Sales tax').fill('9.5');
  expect((await save(page)).settings.pay_links).toHaveLength(1);
});

test('a plan that is taken out can be put back until that is saved; what is changed meanwhile stays', async () => {
  const page = await openSettings();
  const basic = page.getByRole('checkbox', { name: 'Basic' });
  const removal = page.getByText('Basic is removed once you save.');
  await basic.check();
  await page.getByLabel('What’s included in Basic').fill('A wash every month.');
  expect((await save(page)).settings.plans.basic).toMatchObject({ holds: 'A wash every month.' });
  await page.getByText('Not saved yet').waitFor({ state: 'detached' });
  await basic.uncheck();
  await removal.waitFor();
  const typed = Promise.withResolvers<void>();
  await page.route('**/admin-settings', async (route) => {
    if (route.request().method() === 'PUT') await typed.promise;
    await route.continue();
  });
  const saving = save(page);
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  await page.getByLabel('Gap between visits').fill('35');
  typed.resolve();
  expect((await saving).settings.plans.basic).toBeNull();
  await removal.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Gap between visits').inputValue()).toBe('35');
  await page.getByText('Not saved yet').waitFor();
  expect((await save(page)).settings.gap_minutes).toBe(35);
});

test('without the database the page says so and tries again; an impossible setting is refused beside its field, of which the first gets the focus, and nothing is sent', async () => {
  const page = await adminPage(site, noise('Couldn’t load your settings', '500', '503'));
  await site.product.setFaults({ database: 'down' });
  await page.goto('/admin/settings');
  await page.getByText('Couldn’t load your settings.', { exact: true }).waitFor();
  await site.product.setFaults({ database: 'up' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await saveButton(page).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await page.getByLabel('Gap between visits').fill('999');
  await page.getByLabel('How far ahead').fill('');
  await page.getByLabel('Monday to', { exact: true }).fill('07:00');
  await saveButton(page).click();
  await page.getByText('A day ends after it starts.').waitFor();
  await page.getByText('At most 240.').waitFor();
  await page.getByText('Enter a whole number.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Monday to');

  await page.getByLabel('Monday to', { exact: true }).fill('17:00');
  await page.getByLabel('When you usually answer').fill('');
  await saveButton(page).click();
  await page.getByText('This can’t be empty.').waitFor();
  await page.locator('#gap_minutes:focus').waitFor();
  expect(sent).toEqual([]);
});

test('of two admins who change settings at once, the second sees what is new and keeps their own on top', async () => {
  const [first, second] = [await openSettings(noise('409')), await openSettings(noise('409'))];
  await first.getByLabel('How far ahead').fill('90');
  const theirs = await save(first);
  await second.getByLabel('An offer is good for').fill('21');
  await saveButton(second).click();
  const notice = second.getByRole('alert').filter({ hasText: 'The settings were changed in the meantime' });
  await notice.getByText('How far ahead: 90 days, was 60 days').waitFor();
  await notice.getByRole('button', { name: 'Keep my changes on top' }).click();
  expect(await second.getByLabel('How far ahead').inputValue()).toBe('90');
  const { version, settings } = await save(second);
  expect({ version, ahead: settings.days_ahead, offer: settings.offer_days }).toEqual({
    version: theirs.version + 1,
    ahead: 90,
    offer: 21,
  });

  await first.getByLabel('How far ahead').fill('30');
  await saveButton(first).click();
  await first.getByRole('button', { name: 'Take the newer settings' }).click();
  await first.getByText('Not saved yet').waitFor({ state: 'detached' });
  expect(await first.getByLabel('How far ahead').inputValue()).toBe('90');
  expect(await first.getByLabel('An offer is good for').inputValue()).toBe('21');
}, 30_000);

test('changes that are not saved survive a look at another page', async () => {
  const page = await openSettings();
  await page.getByLabel('Gap between visits').fill('55');
  const basic = page.getByRole('checkbox', { name: 'Basic' });
  await basic.check();
  await page.getByLabel('What’s included in Basic').fill('A wash');
  await basic.uncheck();
  await page.getByRole('button', { name: 'Undo removing Basic' }).click();
  await expect.poll(() => page.locator(':focus').inputValue()).toBe('A wash');
  await basic.uncheck();
  await page.getByRole('link', { name: 'Calendar', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await page.getByText('Not saved yet').waitFor();
  expect(await page.getByLabel('Gap between visits').inputValue()).toBe('55');
});

test('the calendar’s address is shown on demand; a new one ends the old one, after a question; in each window everything is in reach and axe finds nothing', async () => {
  const page = await openSettings();
  await page.getByRole('button', { name: 'Show the address' }).click();
  const address = page.getByLabel('Calendar address');
  const before = await address.inputValue();
  expect((await fetch(before)).headers.get('content-type')).toContain('text/calendar');
  expect(await page.getByRole('link', { name: 'Add to this device’s calendar' }).getAttribute('href')).toBe(
    before.replace('http:', 'webcal:'),
  );
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('button', { name: 'Keep the old one' }).click();
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('button', { name: 'Make it' }).click();
  await eventually(async () => expect(await address.inputValue()).not.toBe(before));
  expect((await fetch(before)).status).toBe(404);
  await page.getByRole('button', { name: 'Add time off' }).click();
  await inEachWindow(page, async () => expect(await sidewaysPixels(page)).toBe(0));
  await page.setViewportSize(phone.viewport);
  expect(await findings(page)).toEqual([]);
});

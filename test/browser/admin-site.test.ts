import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { injections, marker } from '../hostile-texts.ts';
import { adminPage, noise } from './admin-desk.ts';
import { findings, sidewaysPixels } from './page-checks.ts';
import { desktop, inEachWindow, phone, productInBrowser } from './product.ts';

const site = productInBrowser();
afterEach(() => site.product.setFaults({ database: 'up' }));

const price = (page: Page) => page.getByLabel('Complete Detail, dollars per foot');
const type = async (page: Page, dollars: string) => {
  await price(page).fill(dollars);
  await price(page).press('Enter');
};
const publish = async (page: Page) => {
  await page.getByRole('link', { name: 'See what changes' }).click();
  await page.getByRole('button', { name: /^Publish \d/ }).click();
  await page.getByText('Published', { exact: true }).waitFor();
};
const served = async (text: string, path = '/services/complete-detail') =>
  eventually(async () => expect(await (await fetch(new URL(path, site.product.url))).text()).toContain(text));

async function openSite(visit = noise()): Promise<Page> {
  const page = await adminPage(site, visit);
  await page.goto('/admin/site/prices');
  await price(page).waitFor();
  return page;
}

test('on a phone a price is live in seven taps or less from Today, and can be taken back with two', async () => {
  const page = await adminPage(site, { ...noise(), ...phone });
  await page.goto('/adminka');
  await page.evaluate(() => {
    document.body.dataset.taps = '0';
    addEventListener(
      'click',
      () => (document.body.dataset.taps = `${Number(document.body.dataset.taps) + 1}`),
      true,
    );
  });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Your site' }).click();
  await page.getByRole('link', { name: 'Prices' }).click();
  await page.getByRole('button', { name: '50 cents more' }).click();
  await page.getByText('Complete Detail: $28 to $28.50 per foot').waitFor();
  await served('From $28/ft');
  await publish(page);
  expect(Number(await page.evaluate(() => document.body.dataset.taps))).toBeLessThanOrEqual(7);
  await served('From $28.50/ft');
  await served('"complete":28.5', '/booking');
  const visitor = await site.open('/booking', noise());
  await visitor.getByText('$28.50/ft').first().waitFor();

  await page.goto('/admin/site/prices');
  await price(page).fill('31');
  await page.getByText('Complete Detail: $28.50 to $31 per foot').waitFor();
  await page.getByText('Boat Wash').first().click();
  await page.getByLabel('Boat Wash, dollars per foot').fill('8');
  await page.getByLabel('Boat Wash, dollars per foot').press('Enter');
  await page.getByText('Boat Wash: $7 to $8 per foot').waitFor();
  await page.getByRole('link', { name: 'Your site' }).first().click();
  await page.getByRole('button', { name: 'Drop Complete Detail' }).click();
  await page.getByText('Dropped: Complete Detail').waitFor();
  await page.getByRole('button', { name: /^Undo this:/ }).click();
  await page.getByText('It takes the place of your draft: Boat Wash: $7 to $8').waitFor();
  await page.getByText('puts back what stood there before: Complete Detail: $28.50 to $28').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Publish the earlier state');
  await page.keyboard.press('Enter');
  await page.getByText('Complete Detail: $28.50 to $28').first().waitFor();
  await page.getByText('Published', { exact: true }).waitFor();
  await served('From $28/ft');
  await page.getByRole('button', { name: 'Put it back' }).click();
  const dropWash = page.getByRole('button', { name: 'Drop Boat Wash' });
  await dropWash.waitFor();
  const drop = page.getByRole('button', { name: 'Drop Complete Detail' });
  expect(await drop.count()).toBe(0);
  await dropWash.click();
  await dropWash.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Compare line by line: Complete Detail: $28 to $28.50' }).click();
  await page.getByText('No longer on the site.').waitFor();
  await page.getByRole('button', { name: 'Compare line by line: Complete Detail: $28.50 to $28 ' }).click();
  await page.getByRole('button', { name: 'Take this back: Complete Detail: $28.50 to $28 ' }).click();
  await page.getByText('Taken back in your draft.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Taken back');
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
  await page.getByText('Complete Detail: $28 to $28.50 per foot').first().waitFor();
  await drop.click();
  await drop.waitFor({ state: 'detached' });
}, 120_000);

test('what is typed while somebody else saves stays in its field, through a reload too, until one is chosen', async () => {
  const [page, other] = [await openSite(noise('409')), await openSite()];
  await type(other, '30');
  await other.getByText('Complete Detail: $28 to $30 per foot').waitFor();
  await type(page, '29');
  await page.getByText('Changed elsewhere by you just now: $30.00.').waitFor();
  expect(await price(page).inputValue()).toBe('$29.00');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText('Complete Detail: $28 to $29 per foot').waitFor();
  const email = (of: Page) => of.getByLabel('Email', { exact: true });
  await Promise.all([page, other].map((one) => one.goto('/admin/site/contact')));
  await email(page).waitFor();
  await email(other).fill('theirs@example.com');
  await other.getByText('theirs@example.com').first().waitFor();
  await email(page).fill('mine@example.com');
  const notice = page.locator('.field', { has: email(page) }).getByText('“theirs@example.com”');
  await notice.waitFor();
  await email(page).pressSequentially('.au');
  await page.reload();
  await notice.waitFor();
  expect(await email(page).inputValue()).toBe('mine@example.com.au');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take the other' }).click();
  await notice.waitFor({ state: 'detached' });
  expect(await email(page).inputValue()).toBe('theirs@example.com');
  const drops = page.getByRole('button', { name: /^Drop/ });
  for (let left = await drops.count(); left > 0; left -= 1) {
    await drops.first().click();
    await drops.nth(left - 1).waitFor({ state: 'detached' });
  }
  await page.getByText('not published').waitFor({ state: 'detached' });
});

test('a slip of the finger is refused, a large change asked about, and a change dropped again', async () => {
  const page = await openSite();
  await type(page, '280');
  await page.getByText('$280 a foot is ten times $28 or more.').waitFor();
  await type(page, '70');
  await page.getByText('A 30 ft boat would cost $2,100 instead of $840.').waitFor();
  await page.getByText('not published').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Keep $70.00' }).click();
  await page.getByText('Complete Detail: $28 to $70 per foot').waitFor();
  await page.reload();
  await page.getByText('Complete Detail: $28 to $70 per foot').waitFor();
  const drop = page.getByRole('button', { name: 'Drop Complete Detail' });
  await drop.click();
  await drop.waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await drop.waitFor();
  await drop.click();
  await drop.waitFor({ state: 'detached' });
  expect(await price(page).inputValue()).toBe('$28.00');
});

test('without the database nothing that was typed is lost, and the page says that it is not saved', async () => {
  const page = await openSite(noise('500', '503', 'ERR_INTERNET_DISCONNECTED', 'NotSent: Offline'));
  await site.product.setFaults({ database: 'down' });
  await type(page, '29');
  await page.getByText('Not saved').first().waitFor();
  expect(await price(page).inputValue()).toBe('$29.00');
  await site.product.setFaults({ database: 'up' });
  await price(page).press('Enter');
  await page.getByText('Complete Detail: $28 to $29 per foot').waitFor();
  await page.context().setOffline(true);
  await type(page, '30');
  await page.getByText('Not everything is saved yet.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Complete Detail: $28 to $30 per foot').waitFor();
  await site.product.setFaults({ database: 'down' });
  await type(page, '31');
  await page.getByText('Not everything is saved yet').waitFor();
  await site.product.setFaults({ database: 'up' });
  await page.reload();
  await page.getByText('Complete Detail: $28 to $31 per foot').waitFor();
  await page.getByText('Not everything is saved yet').waitFor({ state: 'detached' });
});

test('Publish waits for the check, and goes on without one that can’t be had', async () => {
  const page = await openSite(noise('503', 'ERR_INTERNET_DISCONNECTED', 'NotSent: Offline'));
  await type(page, '29');
  await page.getByText('Complete Detail: $28 to $29 per foot').waitFor();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin-site-changes', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { message: 'Service Unavailable' } });
  });
  await page.getByRole('link', { name: 'See what changes' }).click();
  await page.getByText('You can publish once that’s done.').waitFor();
  const publishOne = page.getByRole('button', { name: 'Publish 1 change' });
  expect(await publishOne.isDisabled()).toBe(true);
  await publishOne.press('Enter');
  expect(await findings(page)).toEqual([]);
  answer();
  await page.getByText('couldn’t be checked').waitFor();
  expect(await page.getByRole('button', { name: 'Publish unchecked' }).isEnabled()).toBe(true);
  await page.unroute('**/api/admin-site-changes');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('Every link leads somewhere').waitFor();
  await page.getByText('Prices: draft last saved by you').waitFor();
  await page.context().setOffline(true);
  await page.getByText('the check goes on once it’s back').waitFor();
  expect(await publishOne.isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await eventually(async () => expect(await publishOne.isEnabled()).toBe(true));
  await page.getByRole('button', { name: 'Drop Complete Detail' }).click();
  await page.getByText('There’s nothing to publish.').waitFor();
});

const isInSight = async (element: Locator): Promise<boolean> => {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= phone.viewport.height;
};

test('on a phone a question is added, moved up and removed, and comes back', async () => {
  const page = await openSite({ ...noise(), ...phone });
  await page.goto('/admin/site/questions');
  const add = page.getByRole('button', { name: 'Add a question' });
  await add.waitFor();
  expect(await isInSight(add)).toBe(true);
  await page.locator('.pen-list > li').last().scrollIntoViewIfNeeded();
  expect(await isInSight(add)).toBe(true);
  await add.click();
  await page.getByText('New question').first().waitFor();
  expect(await page.locator('.err').count()).toBe(0);
  await page.keyboard.type('Do you do {{trailers}}?');
  await page.getByText('In double braces only a price').waitFor();
  const item = page.locator('.pen-list li', { has: page.locator('[open]') }).last();
  await item.getByLabel('Question').fill('Do you do trailers?');
  await page.getByText('The new question is kept. It can go on the site once it has all it needs.').waitFor();
  await page.getByText(/^Changed by you/).waitFor();
  const elsewhere = await adminPage(site);
  await Promise.all([page, elsewhere].map((one) => one.goto('/admin/site/changes')));
  await elsewhere.getByText('1 change isn’t finished, so it stays out:').waitFor();
  await page.getByRole('link', { name: 'Finish it: New question: “Do you do trailers?”' }).click();
  await page.getByText('Not finished', { exact: true }).waitFor();
  await item.getByLabel('Answer').fill('Yes, from {{rate wash}} a foot.');
  await page.getByText('New question: “Do you do trailers?”').waitFor();
  await page.getByRole('button', { name: 'Move up: Do you do trailers?' }).click();
  await page.locator('.pen-list li', { hasText: 'Do you do trailers?' }).locator('.pen-grip').hover();
  await page.mouse.down();
  await page
    .locator('.pen-list li')
    .first()
    .hover({ position: { x: 40, y: 2 } });
  await page.mouse.up();
  await page.locator('.pen-list li').first().getByText('Do you do trailers?').waitFor();
  await page.getByRole('button', { name: 'Remove: Do you do trailers?' }).click();
  await page.getByText('New question').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await page.getByText('New question: “Do you do trailers?”').waitFor();
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Drop New question' }).click();
  await item.getByText('Do you do trailers?').waitFor({ state: 'detached' });

  await page.goto('/admin/site/steps');
  await page.getByRole('heading', { name: 'Protection' }).click();
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.keyboard.type('Buff once more.');
  await page.getByText('Protection, new step: “Buff once more.”').waitFor();
  const step = page.getByRole('listitem').filter({ hasText: 'Buff once more.' });
  await step.getByRole('button', { name: 'Move up' }).click();
  await step.getByRole('button', { name: 'Move to the top' }).click();
  await page.locator('.pen-list > li:first-child :focus').waitFor();
  await page
    .getByRole('button', { name: 'Remove: Leave non-skid' })
    .locator('..')
    .waitFor({ state: 'hidden' });
  await page.getByText('Leave non-skid').first().click();
  await page.getByRole('button', { name: 'Remove: Leave non-skid' }).click();
  await page.getByText('Protection, step removed: “Leave non-skid').waitFor();
  expect(await sidewaysPixels(page)).toBe(0);
  await page.getByRole('link', { name: 'See it on the page: Protection, new step' }).click();
  const steps = page.frameLocator('iframe').locator('#steps > div', { hasText: 'Protection' });
  await steps.locator('[data-draft]', { hasText: 'Buff once more.' }).waitFor();
  expect(await steps.getByRole('listitem').last().textContent()).toMatch(/^Tell you when it’s due/);
});

test('in each window everything is in reach and axe finds nothing', async () => {
  const page = await openSite();
  const bears = async () => {
    await inEachWindow(page, async () => expect(await sidewaysPixels(page)).toBe(0));
    await page.setViewportSize(phone.viewport);
    // At the page's end the bar has a place of its own and cuts no row in two.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(desktop.viewport);
  };
  await page.getByText('Boat Wash').first().click();
  await type(page, '29');
  await page.getByText('For 30 ft, estimates say “~$870”, since this isn’t a minimum price.').waitFor();
  await page
    .getByText('For 30 ft, estimates say “from $900”, since this is a minimum price.')
    .waitFor({ state: 'attached' });
  await bears();
  await page.getByRole('link', { name: 'Your site' }).first().click();
  await page.getByRole('link', { name: 'Price suggestion' }).click();
  const most = page.getByRole('group', { name: 'Condition fair' }).getByLabel('At most');
  await most.fill('9');
  await page.getByText('This must not be below “At least”.').waitFor();
  await most.fill('45');
  await page.getByText('On $1,000 that adds $450 instead of $200.').waitFor();
  await bears();
  await page.reload();
  await page.getByRole('button', { name: 'Keep 45%' }).click();
  await page.getByText('Condition fair: suggest 10 to 45% more instead of 10 to 20%').waitFor();
  await page.getByRole('link', { name: 'Your site' }).first().click();
  await page.getByRole('link', { name: 'Services' }).click();
  await page.getByText('Boat Wash').first().click();
  await page.getByRole('textbox', { name: 'Badge' }).fill('{{rate gold}}');
  await page.getByText('In double braces only a price').waitFor();
  await page.getByText('for 30 ft, estimates say “from $870”, not “~$870”').waitFor({ state: 'attached' });
  await bears();
  await page.getByRole('textbox', { name: 'Badge' }).fill('From {{rate wash}}');
  await page.getByText('Boat Wash: “Badge” changed').waitFor();
  await page.getByRole('link', { name: 'See it on the page: Complete Detail' }).click();
  const preview = page.frameLocator('iframe');
  await preview.locator('[data-draft]', { hasText: '$29' }).first().waitFor();
  await page.getByText(/^Dashes mark what changes/).waitFor();
  await page.getByRole('link', { name: 'Skip the preview' }).press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Publish/);
  await page.getByRole('radio', { name: 'Laptop' }).check();
  await page.getByText('Every link leads somewhere').waitFor();
  await bears();

  await page.goto('/admin/site/questions');
  await page.getByRole('button', { name: 'Add a question' }).click();
  const item = page.locator('.pen-list > li').last();
  await item.getByLabel('Question', { exact: true }).fill(injections.image);
  await item.getByLabel('Answer').fill(`We answer within one hour. ${injections.script}`);
  await page.getByRole('link', { name: 'See it on the page: New question' }).click();
  await preview.getByText(injections.script).waitFor();
  expect(await preview.locator('[onerror], script').count()).toBe(0);
  expect(await Promise.all(page.frames().map((frame) => frame.title()))).not.toContain(marker);

  await page.getByRole('link', { name: 'Mend it' }).last().click();
  await item.getByLabel('Answer').waitFor();
  expect(await item.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

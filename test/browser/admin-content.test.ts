import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { adminPage, noise, toast } from './admin-desk.ts';
import { findings, sidewaysPixels } from './page-checks.ts';
import { phone, productInBrowser } from './product.ts';

const site = productInBrowser();
afterEach(() => site.product.setFaults({ database: 'up', storage: 'up' }));

async function openEditor(kind: string, visit = noise()): Promise<Page> {
  const page = await adminPage(site, { ...visit, ...phone });
  await page.goto(`/admin/site/${kind}`);
  await page.locator('.pen-last').waitFor();
  return page;
}

test('a field of the announcement, or of what is added, is wrong once it was left, not before', async () => {
  const page = await openEditor('announcement');
  const errors = page.locator('.err');
  await page.getByLabel('Text', { exact: true }).fill('Closed for a week.');
  await page
    .getByText('The announcement is kept. It can go on the site once it has its words and an end.')
    .waitFor();
  await page.getByText('Changed by you').waitFor();
  expect(await errors.count()).toBe(0);
  // A phone's keyboard is put away.
  await page.getByLabel('Text', { exact: true }).blur();
  expect(await errors.count()).toBe(0);
  const end = page.getByLabel('Comes down by itself');
  await end.focus();
  await page.getByLabel('Words of the link').focus();
  await page.getByText('Choose when it comes down.').waitFor();
  await page.getByRole('button', { name: 'Back to what’s on the site' }).click();
  await page.getByText('Not everything is saved yet').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Text', { exact: true }).inputValue()).toBe('');
  expect(await errors.count()).toBe(0);
  await page.getByLabel('Text', { exact: true }).fill('Closed for a week.');
  await end.fill('2099-01-01T08:00');
  await page.getByText('Announcement on every page: “Closed for a week.”').waitFor();
  await page.getByLabel('Words of the link').fill('Book');
  expect(await errors.count()).toBe(0);
  await page.getByLabel('Where the link leads').focus();
  await page.getByLabel('Text', { exact: true }).focus();
  await errors.first().waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Where the link leads').fill('/booking');
  await errors.first().waitFor({ state: 'detached' });
  await page.getByText('Changed by you').waitFor();
  await page.getByRole('button', { name: 'Drop Announcement' }).click();
  await page.getByText('Dropped: Announcement').waitFor();

  await page.goto('/admin/site/reviews');
  await page.getByRole('button', { name: 'Add a review' }).click();
  await page.getByLabel('Their words').fill('It shines.');
  await page.getByLabel('Their words').blur();
  await page.getByText('The new review is kept. It can go on the site once it has all it needs.').waitFor();
  expect(await page.locator('.err').count()).toBe(0);
  await page.getByLabel('Name', { exact: true }).focus();
  await page.getByLabel('Name', { exact: true }).blur();
  await page.getByText('Enter a text.').waitFor();
  expect(await page.locator('.err').count()).toBe(2);
  expect(
    await page.getByRole('navigation').getByRole('button', { name: 'More' }).getAttribute('aria-current'),
  ).toBe('true');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('Not everything is saved yet').waitFor({ state: 'detached' });
});

test('on a phone a change is seen on its page as often as its link is pressed, and only a price says that offers keep theirs', async () => {
  const page = await openEditor('prices');
  await page.getByRole('button', { name: '50 cents more' }).click();
  const see = page.getByRole('link', { name: 'See it on the page' });
  await see.click();
  await page.getByText('Sent offers keep their prices.').waitFor();
  const isInSight = () =>
    eventually(async () => {
      const top = (await page.locator('iframe').boundingBox())?.y ?? Infinity;
      expect(top).toBeLessThan(phone.viewport.height / 2);
    });
  await page.getByText(/^Dashes mark what changes/).waitFor();
  await isInSight();
  await see.click();
  await isInSight();
  expect(await sidewaysPixels(page)).toBe(0);
  await page.getByRole('button', { name: 'Drop Complete Detail' }).click();
  await page.getByText('There’s nothing to publish.').waitFor();
  await page.goto('/admin/site/contact');
  await page.getByLabel('Email', { exact: true }).fill('new@example.com');
  await page.getByRole('link', { name: 'See what changes' }).click();
  await page.getByText('Takes about 10 seconds.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Drop Email' }).click();
  await page.getByText('There’s nothing to publish.').waitFor();
});

test('a line that can’t be dropped alone says so, and what to do', async () => {
  const page = await openEditor('terms', noise('400'));
  await page.getByText('Beginning').first().click();
  await page.getByLabel('Heading').first().fill('First things');
  await page.getByRole('button', { name: 'Move down: First things' }).click();
  await page.getByText('Terms, sections in another order').waitFor();
  await page.getByRole('link', { name: 'See what changes' }).click();
  await page.getByRole('button', { name: 'Drop Terms, section changed: “First things”' }).click();
  await toast(page, 'Not dropped', 'To drop only this, first mend what’s left: Enter a heading.').waitFor();
  for (const line of ['Terms, sections in another order', 'Terms, section changed']) {
    const drop = page.getByRole('button', { name: `Drop ${line}` });
    await drop.click();
    await drop.waitFor({ state: 'detached' });
  }
  const undo = page.getByRole('button', { name: /^Undo: Terms/ });
  const bothWait = () => eventually(async () => expect(await undo.count()).toBe(2));
  await bothWait();
  await page.getByRole('button', { name: 'Undo: Terms, section changed' }).click();
  await page.getByRole('button', { name: 'Drop Terms, section changed' }).click();
  await bothWait();
  expect(await findings(page)).toEqual([]);
});

const kept = 'Not everything is saved yet. What isn’t is kept on this device until it is.';
const lineDown = noise('500', '503', 'ERR_INTERNET_DISCONNECTED', 'NotSent: Offline');

test('what was typed without a line is marked on the way back, and saves itself even where the line came back during a try', async () => {
  const page = await openEditor('contact', lineDown);
  const email = page.getByLabel('Email', { exact: true });
  await page.context().setOffline(true);
  await email.fill('typed@example.com');
  await page.getByText(kept).waitFor();
  await page.getByRole('link', { name: 'Your site' }).first().click();
  await page.getByRole('link', { name: /^Email.*Not saved yet/ }).click();
  await page.getByText(kept).waitFor();
  expect(await email.inputValue()).toBe('typed@example.com');
  await page.context().setOffline(false);
  await page.getByText('typed@example.com').first().waitFor();
  let isDown = true;
  await page.route('**/api/admin-content/contact', (route) =>
    isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await email.fill('again@example.com');
  await page.getByText('Saving', { exact: true }).first().waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText(kept).waitFor();
  isDown = false;
  await page.getByText('again@example.com').first().waitFor();
  await page.getByRole('button', { name: 'Drop Email' }).click();
  await page.getByText('Dropped: Email').waitFor();
});

test('what our side could not save is saved by a press', async () => {
  const page = await openEditor('links', lineDown);
  await page.getByText('Facebook').first().click();
  await site.product.setFaults({ database: 'down' });
  await page.getByLabel('Name', { exact: true }).first().fill('Our page');
  await page.getByRole('button', { name: 'Save now' }).waitFor();
  // A toast is readable in large letters, too, and covers no more than the head of the page.
  for (const size of ['200%', '']) {
    await page.evaluate(
      (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
      size,
    );
    await eventually(async () => {
      const box = await toast(page, 'Error', 'Not saved.').boundingBox();
      expect(box?.width).toBeGreaterThan(phone.viewport.width * 0.7);
      expect(box?.height).toBeLessThan(phone.viewport.height / 3);
    });
  }
  expect(await findings(page)).toEqual([]);
  await site.product.setFaults({ database: 'up' });
  await page.getByRole('button', { name: 'Save now' }).click();
  await page.getByText('Link changed: “Our page”').waitFor();
  await page.getByRole('button', { name: 'Drop Link changed' }).click();
  await page.getByText('Dropped: Link changed').waitFor();
  await page.getByLabel('Name', { exact: true }).first().fill('');
  await page.getByText(kept).waitFor();
  await page.route('**/api/admin-content', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByText('What you typed is kept on this device, and shows once').waitFor();
});

test('a publish that failed says so in the history, and a second one goes through', async () => {
  const page = await openEditor('reasons');
  await page.locator('.pen-list summary').first().click();
  await page.getByLabel('Title').first().fill('We come to you');
  await page.getByRole('link', { name: 'See what changes' }).click();
  await page.getByText('Every link leads somewhere').waitFor();
  await site.product.setFaults({ storage: 'down' });
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await page.getByText('The site is as it was, and your drafts are safe.').waitFor();
  await site.product.setFaults({ storage: 'up' });
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await page.getByText('Published', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'earlier changes' }).click();
  await page.getByText('Published by you').first().waitFor();
  await page.getByText('Tried by you').waitFor();
  expect(await sidewaysPixels(page)).toBe(0);
}, 120_000);

import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dayOf, instantOf, shiftDay } from '#domain/los-angeles.ts';
import { type CallOverHttp, callsTo } from '../../call-over-http.ts';
import { eventually } from '../../eventually.ts';
import { book, button, dialog, field, leadOnDesk, noise, setField, toast, turnAway } from '../admin-desk.ts';
import { findings } from '../page-checks.ts';
import { sharedProduct } from '../product.ts';

const site = sharedProduct();
let call: CallOverHttp;
beforeAll(async () => {
  call = await callsTo(site.product.url);
});

/** Days that no other file books, another one for each test. */
let ahead = 107;
function freshDay(): string {
  ahead += 3;
  return shiftDay(dayOf(new Date().toISOString()), ahead);
}

async function booked(fullName: string, start: string): Promise<void> {
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`;
  await book(site.product.url, { fullName, email });
  const { body } = await call('admin-leads', { q: fullName });
  const [lead] = (body as { leads: { id: string }[] }).leads; // as the operation answers
  expect(await call('admin-schedule', { leadId: lead?.id, scheduled_at: start })).toMatchObject({
    status: 200,
  });
}

test('the field shows what the day holds and what overlaps; booking anyway is a second press', async () => {
  const day = freshDay();
  await booked('Mark Cole', instantOf(`${day}T09:00`));
  const { page } = await leadOnDesk(site, 'Olive Over', noise('409'));
  await setField(page, 'scheduled_at', `${day}T10:00`);
  await dialog(page).getByText('Overlaps Mark Cole, 9:00 AM to 12:00 PM').first().waitFor();
  await dialog(page).getByRole('list', { name: 'Also that day:' }).getByText('Mark Cole').waitFor();
  await button(page, 'Confirm Schedule Email').click();
  await dialog(page).getByText('This time overlaps Mark Cole, 9:00 AM to 12:00 PM. Book anyway?').waitFor();
  await button(page, 'Book anyway').click();
  await toast(page, 'Appointment Scheduled').waitFor();
  await field(page, 'status').getByText('Scheduled').first().waitFor({ state: 'attached' });
});

test('a day with nothing else says so, and a booking what its customer will know of the price', async () => {
  const { page } = await leadOnDesk(site, 'Sol Solo');
  await setField(page, 'scheduled_at', `${freshDay()}T10:00`);
  await dialog(page).getByText('Nothing else is booked that day.').waitFor();
  await dialog(page).getByText('No price has been sent. Their page has the ballpark').first().waitFor();
  await setField(page, 'est_price_max', '400');
  await dialog(page).getByText('They’ll read your price with it: $400 before tax.').first().waitFor();
});

test('a lead gets a second day, which is canceled by itself', async () => {
  const day = freshDay();
  const { page } = await leadOnDesk(site, 'Dee Days');
  await setField(page, 'scheduled_at', `${day}T08:00`);
  await button(page, 'Confirm Schedule Email').click();
  const visits = dialog(page).getByRole('list', { name: 'Visits' }).getByRole('listitem');
  await visits.first().waitFor();
  await button(page, 'Add a day').click();
  const added = dialog(page).getByLabel('One more day, Los Angeles time');
  await added.fill(`${shiftDay(day, 1)}T20:00`);
  await dialog(page).getByText('It ends after sunset').waitFor();
  await added.fill(`${shiftDay(day, 1)}T08:00`);
  await button(page, 'Book this day and send email').click();
  await visits.filter({ hasText: 'Day 2' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await button(page, 'Cancel Day 2').click();
  await dialog(page)
    .getByText(/^Cancel .+M\? Dee Days gets an email\./)
    .waitFor();
  await button(page, 'Cancel it').click();
  await toast(page, 'Visit Updated').waitFor();
  await visits.filter({ hasText: 'Canceled' }).waitFor();
  expect(await visits.allTextContents()).toEqual([
    expect.stringMatching(/^Visit|^Day 1/),
    expect.stringContaining('Canceled.'),
  ]);
});

test('a past visit is marked as missed after a question, can be undone for ten seconds, and its next act is to find another time', async () => {
  const { page } = await leadOnDesk(site, 'Mia Missed');
  await setField(page, 'scheduled_at', `${shiftDay(freshDay(), -365)}T08:00`);
  await button(page, 'Confirm Schedule Email').click();
  await button(page, 'Book anyway').click();
  await toast(page, 'Appointment Scheduled').waitFor();
  await dialog(page).getByRole('button', { name: 'Missed Visit' }).click();
  await dialog(page).getByText('Nobody there, no boat, or no way in? Mia Missed gets an email.').waitFor();
  await button(page, 'Mark as missed').click();
  const undo = dialog(page).getByRole('button', { name: 'Undo Visit' });
  const isFocused = (one: Locator) => one.evaluate((own) => own === document.activeElement);
  await expect.poll(() => isFocused(undo)).toBe(true);
  await eventually(async () => {
    if (await undo.isVisible()) await undo.click();
    expect(await undo.count()).toBe(0);
  });
  await dialog(page)
    .getByRole('region', { name: 'Next step' })
    .getByRole('button', { name: 'Missed' })
    .click();
  const told = dialog(page).getByText(/^Emails Mia in \d+ seconds?: we couldn’t get to the boat\./);
  await expect.poll(() => told.count()).toBe(2);
  expect(await page.getByRole('region', { name: 'Missed, Mia Missed' }).count()).toBe(0);
  await turnAway(page);
  await toast(page, 'Visit Updated').waitFor();
  await dialog(page).getByRole('link', { name: 'Set the time' }).click();
  await page.getByRole('heading', { name: 'Find a time for Mia Missed' }).waitFor();
});

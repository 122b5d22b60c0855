import { expect, test } from 'vitest';
import { linkHash, type PageLink } from '#domain/status/page-parts.ts';
import {
  aBookedLead,
  anOffer,
  givenLead,
  heading,
  leadNow,
  offeredTimes,
  siteOfToday,
  thumb,
  touch,
} from './status-lead.ts';

/** What a customer's way costs in taps, the one on the email's link among them. */
const site = siteOfToday();

async function byLink(slug: string, link: PageLink) {
  const page = await site.open(`/status/${slug}${linkHash(link)}`, touch);
  return { page, ...thumb(page) };
}

/** The middle of the filled button, as a part of the window's height. */
const reach = (page: Awaited<ReturnType<typeof byLink>>['page']): Promise<number> =>
  page.evaluate(() => {
    const box = document.querySelector('.stage .btn--main')?.getBoundingClientRect();
    return box ? (box.top + box.height / 2) / innerHeight : 0;
  });

test('a time that the offer’s email names is booked in two', async () => {
  await givenLead('taps-offer-taps-offer-11', anOffer({ times: offeredTimes(3) }));
  const [, wednesday] = offeredTimes(3);
  const { page, tap, taps } = await byLink('taps-offer-taps-offer-11', { part: 'yes', start: wednesday });
  await page.getByRole('heading', heading('Ana, it’s $760 to $840.')).waitFor();
  await page.getByRole('button', { name: /^Yes, book Wed, Dec 23, 8:00.AM$/ }).waitFor();
  expect(await leadNow('taps-offer-taps-offer-11')).not.toMatchObject({ visits: expect.anything() });
  expect(await reach(page), 'within the thumb’s reach').toBeGreaterThan(0.5);
  await tap('button', /^Yes, book Wed, Dec 23, 8:00.AM$/);
  await page.getByRole('heading', heading('Ana, you’re booked.')).waitFor();
  expect(taps()).toBe(2);
});

test('a time that is gone is not chosen, and said to be', async () => {
  await givenLead('taps-gone-taps-gone-1111', anOffer({ times: offeredTimes(4) }));
  const gone = '2026-11-24T18:00:00.000Z';
  const { page } = await byLink('taps-gone-taps-gone-1111', { part: 'yes', start: gone });
  await page.getByText('Tue, Nov 24, 10:00 AM is taken.').waitFor();
  expect(await page.getByRole('button', { name: 'Pick a time to book it' }).count()).toBe(1);
});

test('a move to another day than the first takes three', async () => {
  const start = '2027-01-12T18:00:00.000Z';
  await givenLead('taps-move-taps-move-1111', aBookedLead(80, { start }));
  const { page, tap, taps } = await byLink('taps-move-taps-move-1111', { part: 'move', start });
  await page.getByRole('dialog', { name: 'Move your appointment' }).waitFor();
  await tap('radio', /^Friday, November 27/);
  const move = page.getByRole('dialog').getByRole('button', { name: /^Move to Fri, Nov 27/ });
  await move.tap();
  await page.getByText(/^Moved to Fri, Nov 27/).waitFor();
  expect(taps() + 1, 'with the tap in the sheet').toBe(3);
});

test('of several appointments the email’s own is moved', async () => {
  const [first, second] = ['2027-01-18T18:00:00.000Z', '2027-01-19T18:00:00.000Z'];
  const booked = aBookedLead(81, { start: first });
  const visits = [...(booked.visits ?? []), ...(aBookedLead(82, { start: second }).visits ?? [])];
  await givenLead('taps-second-taps-second1', { ...booked, visits });
  const { page } = await byLink('taps-second-taps-second1', { part: 'move', start: second });
  await page.getByRole('dialog').getByText('Tue, Jan 19, 2027, 10:00 AM stays yours').waitFor();
});

test('a late cancellation takes two, and nothing typed', async () => {
  const start = '2026-11-26T16:00:00.000Z';
  await givenLead('taps-cancel-taps-cancel1', aBookedLead(83, { start }));
  const { page, tap, taps } = await byLink('taps-cancel-taps-cancel1', { part: 'cancel', start });
  await page.getByRole('heading', { name: 'Need to cancel? Send us a note' }).waitFor();
  await tap('button', /^Send$/);
  await page
    .locator('.said__text')
    .getByText(/I need to cancel it\.$/)
    .waitFor();
  expect(taps()).toBe(2);
});

test('an appointment ahead is canceled in two, and the cancel button is the one that is filled', async () => {
  const start = '2027-01-26T18:00:00.000Z';
  await givenLead('taps-in-time-taps-in-tim', aBookedLead(84, { start }));
  const { page, tap, taps } = await byLink('taps-in-time-taps-in-tim', { part: 'cancel', start });
  const cancel = page.getByRole('button', { name: 'Cancel appointment' });
  await cancel.waitFor();
  expect(await page.locator('.stage .btn--main').allTextContents()).toEqual(['Cancel appointment']);
  await tap('button', 'Cancel appointment');
  await page.getByRole('heading', heading('Ana, your appointment is canceled.')).waitFor();
  expect(taps()).toBe(2);
});

import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import { linkHash, type PageLink } from '#domain/status/page-parts.ts';
import { storeSettings } from '#functions/data/settings/settings.ts';
import { offerMail } from '#functions/mail/offer-mail.ts';
import { aJobPhoto } from '../a-job-photo.ts';
import { aRecord } from '../a-record.ts';
import { eventually } from '../eventually.ts';
import { leadsOf } from './booking-visitor.ts';
import { brokenWords, findings, hiddenFocus, sidewaysPixels } from './page-checks.ts';
import { desktop, phone } from './product.ts';
import {
  aBookedLead,
  anOffer,
  focusedText,
  givenLead,
  heading,
  heldUp,
  leadNow,
  offeredTimes,
  reach,
  siteOfToday,
  thumb,
  today,
} from './status-lead.ts';

/** What a customer's way costs in taps, the one on the email's link among them. */
const site = siteOfToday();

async function byLink(slug: string, link: PageLink) {
  const page = await site.open(`/status/${slug}${linkHash(link)}`, phone);
  return { page, ...thumb(page) };
}

test('a time that the offer’s email names is booked in two', async () => {
  const offer = anOffer({ times: offeredTimes(3) });
  const lead = await givenLead('taps-offer-taps-offer-11', offer);
  const links = offerMail(lead, offer.offer_sent).text.match(/\S+#yes=\d+/g) ?? [];
  expect(links).toHaveLength(3);
  const page = await site.open(links[1] ?? '', phone);
  const { tap, taps } = thumb(page);
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
  await page.getByText('Tue, Nov 24, 10:00 AM is no longer open.').waitFor();
  expect(await page.getByRole('button', { name: 'Pick a time to book it' }).count()).toBe(1);
});

test('a move to another day than the first takes three', async () => {
  const start = '2027-01-12T18:00:00.000Z';
  await givenLead('taps-move-taps-move-1111', aBookedLead(80, { start }));
  const { page, tap, taps } = await byLink('taps-move-taps-move-1111', { part: 'move', start });
  await page.getByRole('dialog', { name: 'Move your appointment' }).waitFor();
  await tap('radio', /^Wednesday, January 13/);
  const move = page.getByRole('dialog').getByRole('button', { name: /^Move to Wed, Jan 13/ });
  await move.tap();
  await page.getByText(/^Moved to Wed, Jan 13/).waitFor();
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
    .getByText(/I need to cancel my appointment on .*\.$/)
    .waitFor();
  expect(taps()).toBe(2);
  await page.getByRole('heading', heading('Ana, we got your note.')).waitFor();
});

test('an appointment ahead is canceled in two, and the cancel button is the one that is filled', async () => {
  const start = '2027-01-26T18:00:00.000Z';
  await givenLead('taps-in-time-taps-in-tim', aBookedLead(84, { start }));
  const { page, tap, taps } = await byLink('taps-in-time-taps-in-tim', { part: 'cancel', start });
  const cancel = page.getByRole('button', { name: 'Cancel appointment' });
  await cancel.waitFor();
  expect(await page.locator('.stage .btn--main').allTextContents()).toEqual(['Cancel appointment']);
  expect(await page.locator('form .two button').allTextContents()).toEqual(['Cancel appointment', 'Keep it']);
  await tap('button', 'Cancel appointment');
  await page.getByRole('heading', heading('Ana, your appointment is canceled.')).waitFor();
  expect(taps()).toBe(2);
});

const doneAt = '2026-11-24T20:00:00.000Z';
const finished: Partial<Lead> = {
  status: 'COMPLETED',
  completed_at: doneAt,
  record: aRecord({ done_at: doneAt, made_at: doneAt, claims_until: '2026-11-25T20:00:00.000Z' }),
};

test('a receipt is paid in two, the second on the page that the owner named', async () => {
  const pay_links = [{ name: 'Card', url: 'https://pay.example.com/{number}?amount={amount}' }];
  await storeSettings({ version: 1, saved_at: doneAt, settings: { ...initialSettings, pay_links } });
  await givenLead('taps-pay-taps-pay-taps-p', finished);
  const { page, tap, taps } = await byLink('taps-pay-taps-pay-taps-p', { part: 'pay' });
  await page.route('https://pay.example.com/**', (route) => route.fulfill({ body: 'Paid' }));
  await page.getByRole('link', { name: 'Pay $1,095.00' }).waitFor();
  expect(await page.locator('.stage .btn--main').allTextContents()).toEqual(['Pay $1,095.00']);
  await tap('link', 'Pay $1,095.00');
  await page.waitForURL('https://pay.example.com/2026-0001?amount=1095.00');
  expect(taps()).toBe(2);
});

test('a review takes three, and nothing typed', async () => {
  await givenLead('taps-review-taps-review1', finished);
  const { page, tap, taps } = await byLink('taps-review-taps-review1', { part: 'review' });
  await page.getByRole('heading', { name: 'How did we do?' }).waitFor();
  await tap('radio', '4 stars');
  const answered = await heldUp(page, '**/review');
  await tap('button', 'Send review');
  const words = page.getByLabel('In your words, if you like');
  await eventually(async () => expect(await words.isEditable()).toBe(false));
  answered();
  await page.getByRole('heading', { name: 'Your review' }).waitFor();
  expect(taps()).toBe(3);
  const { review } = (await leadNow('taps-review-taps-review1')) ?? {};
  expect(review).toMatchObject({ rating: 4 });
  expect(review?.consent).toBeUndefined();
  await tap('button', 'Change your review');
  expect(await focusedText(page)).toContain('How did we do?');
  await tap('radio', '1 star');
  await words.fill('Not what I meant');
  await tap('button', 'Cancel');
  expect(await focusedText(page)).toContain('Your review');
  await tap('button', 'Change your review');
  expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
  expect(await words.inputValue()).toBe('');
});

test('a pair of photos may be shown by one more', async () => {
  const job_photos = [aJobPhoto(91), aJobPhoto(92, { kind: 'after' })];
  await givenLead('taps-consent-taps-consen', { ...finished, job_photos });
  const page = await site.open('/status/taps-consent-taps-consen', phone);
  await thumb(page).tap('checkbox', /^Transom/);
  await page.getByText('Allowed, saved').waitFor();
  const stored = (await leadNow('taps-consent-taps-consen'))?.job_photos ?? [];
  expect(stored.map(({ consent }) => consent?.publish)).toEqual([true, true]);
});

test('the same work is booked again from the record in three, for the time that the wax email names', async () => {
  await givenLead('taps-again-taps-again-11', { ...finished, email: 'taps-again@example.com' });
  const [start = today] = offeredTimes(1);
  const { page } = await byLink('taps-again-taps-again-11', { part: 'again', start });
  await page.getByText(/^You picked /).waitFor();
  const taps = [
    () => page.getByRole('link', { name: 'Book again' }),
    () => page.locator('[name="acceptedTerms"]'),
    () => page.getByRole('button', { name: 'Submit Request' }),
  ];
  for (const next of taps) await next().tap();
  await page.waitForURL((url) => /^\/status\/(?!taps)/.test(url.pathname));
  expect(taps).toHaveLength(3);
  const leads = await leadsOf('taps-again@example.com');
  expect(leads.map(({ preferred_date }) => preferred_date)).toContain(dayOf(start));
});

test('a record’s page asks how it went before it offers to write, and at twice the text size breaks no word', async () => {
  const job_photos = [aJobPhoto(93), aJobPhoto(94, { kind: 'after' })];
  const told = [{ status: 'REQUEST_SENT' }, { status: 'SCHEDULED' }, { status: 'COMPLETED' }] as const;
  await givenLead('look-record-look-record1', { ...finished, job_photos }, told);
  const page = await site.open('/status/look-record-look-record1', phone);
  await page.getByText('May we show these?').waitFor();
  const parts = page.getByText(/^(How did we do\?|May we show these\?|Message us|Updates)$/);
  const read = await page.getByRole('main').locator(parts).allTextContents();
  expect(read.slice(-4)).toEqual(['How did we do?', 'May we show these?', 'Message us', 'Updates']);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await brokenWords(page)).toEqual([]);
});

test('however many photos a job has, its bill is in a laptop’s first window', async () => {
  const job_photos = Array.from({ length: 14 }, (_, place) =>
    aJobPhoto(100 + place, { pair: `Spot ${place >> 1}`, ...(place % 2 === 1 && { kind: 'after' }) }),
  );
  await givenLead('look-many-look-many-lo1', { ...finished, job_photos });
  const page = await site.open('/status/look-many-look-many-lo1');
  await page.getByText('7 of 7').waitFor();
  const bill = await page.getByRole('heading', { name: 'What we did' }).boundingBox();
  expect(bill?.y).toBeLessThan(desktop.viewport.height);
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
  expect(await hiddenFocus(page)).toEqual([]);
});

test('a receipt of several sheets says its total once, behind its lines', async () => {
  await givenLead('look-sheets-look-sheet1', finished);
  const page = await site.open('/status/look-sheets-look-sheet1');
  await page.getByText('What we did').waitFor();
  await page.emulateMedia({ media: 'print' });
  const displays = await page
    .locator('.receipt')
    .evaluate((receipt) =>
      [receipt, ...receipt.querySelectorAll('tfoot')].map((part) => getComputedStyle(part).display),
    );
  // Browsers print a table's footer on each sheet, and what follows it in a grid across it.
  expect(displays).toEqual(['block', 'table-row-group']);
});

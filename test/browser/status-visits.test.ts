import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import { aJobPhoto } from '../a-job-photo.ts';
import { callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { setProductClock } from '../product-clock.ts';
import { aPhoto } from './booking-visitor.ts';
import { findings, lostInForcedColors, sidewaysPixels } from './page-checks.ts';
import { phone } from './product.ts';
import {
  aBookedLead,
  anOffer,
  focusedText,
  givenLead,
  heading,
  heldUp,
  keysOf,
  leadNow,
  reach,
  sentTo,
  siteOfToday,
  thumb,
  today,
  withSettings,
} from './status-lead.ts';

const site = siteOfToday();

/** Tomorrow at 8 AM: too late to change, and time to say that the boat is ready. */
const soon = '2026-11-26T16:00:00.000Z';
const evening = '2026-11-26T01:00:00.000Z';

test('moved in three taps, and the old time stays until then', async () => {
  await givenLead('moved-moved-moved-moved', aBookedLead(10));
  const page = await site.open('/status/moved-moved-moved-moved', phone);
  const { tap, taps } = thumb(page);
  await tap('button', /^Move/);
  const sheet = page.getByRole('dialog', { name: 'Move your appointment' });
  await sheet.getByText('Tue, Dec 1, 10:00 AM stays yours until the new time is booked.').waitFor();
  expect(await findings(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Move to/ }).tap();
  await sheet.waitFor({ state: 'detached' });
  expect(taps() + 1, 'with the tap in the sheet').toBe(3);
  expect(await focusedText(page)).toMatch(/^Moved to Tue, Dec 1, 8:00 AM\./);
  const lead = await leadNow('moved-moved-moved-moved');
  expect(lead?.visits).toMatchObject([{ start: '2026-12-01T16:00:00.000Z', moves: 1 }]);
});

test('a move whose answer is lost is asked about with its key, and shown', async () => {
  await givenLead('lost-answer-lost-answer', aBookedLead(11, { start: '2026-12-03T18:00:00.000Z' }));
  const page = await site.open('/status/lost-answer-lost-answer#move', {
    ...phone,
    expectedNoise: /ERR_FAILED|Failed to load/,
  });
  const posts = sentTo(page, '/visit-move');
  await page.route('**/visit-move', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /^Friday, November 27/ }).check({ force: true });
  await sheet.getByRole('button', { name: /^Move to/ }).click();
  await sheet.getByText('We don’t know yet if that was saved. Checking.').waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await sheet.waitFor({ state: 'detached' });
  const keys = await keysOf(posts);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect((await leadNow('lost-answer-lost-answer'))?.visits).toMatchObject([{ moves: 1 }]);

  const line = Promise.withResolvers<void>();
  await page.route('**/visit-move', async (route) => {
    await line.promise;
    await route.fulfill({ status: 409, json: { error: 'It’s taken.', reason: 'not-open', days: [] } });
  });
  await page.getByRole('button', { name: /^Move/ }).click();
  await sheet.getByRole('button', { name: /^Move to/ }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  line.resolve();
  await page.getByText('Nothing has been booked or changed yet.', { exact: true }).waitFor();
});

test('canceled with one question, and another time chosen without typing', async () => {
  await givenLead('called-off-called-off-1', aBookedLead(12, { start: '2026-12-08T18:00:00.000Z' }));
  const page = await site.open('/status/called-off-called-off-1', phone);
  const { tap } = thumb(page);
  await tap('button', /^Cancel/);
  expect(await focusedText(page)).toBe('Cancel Tue, Dec 8, 10:00 AM?');
  const why = page.getByLabel('Why (optional)');
  await why.fill('Out of town');
  const answered = await heldUp(page, '**/visit-cancel');
  await tap('button', 'Cancel appointment');
  await eventually(async () => expect(await why.isEditable()).toBe(false));
  await page.getByRole('button', { name: 'Keep it' }).tap({ force: true });
  expect(await why.count(), 'it is being canceled').toBe(1);
  answered();
  await page.getByRole('heading', heading('Ana, your appointment is canceled.')).waitFor();
  expect(await leadNow('called-off-called-off-1')).toMatchObject({
    status: 'CANCELED',
    visits: [{ status: 'canceled', canceled_by: 'customer' }],
  });
  await page.getByRole('heading', { level: 2, name: 'Want another day?' }).waitFor();
  expect(await findings(page)).toEqual([]);
  const times = page.getByRole('radio');
  await times.first().waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await times.first().check();
  await tap('button', /^Book /);
  await page.getByRole('heading', heading('Ana, you’re booked.')).waitFor();
  expect((await leadNow('called-off-called-off-1'))?.status).toBe('SCHEDULED');
});

test('canceled with no move left, another day takes a message', async () => {
  const start = '2026-12-10T18:00:00.000Z';
  await givenLead('no-move-left-no-move-left', aBookedLead(30, { moves: 3, start }));
  const page = await site.open('/status/no-move-left-no-move-left', phone);
  const { tap } = thumb(page);
  await tap('button', /^Cancel/);
  await tap('button', 'Cancel appointment');
  await page.getByRole('heading', heading('Ana, your appointment is canceled.')).waitFor();
  await page.getByRole('link', { name: 'Ask us for another day' }).tap();
  await page.getByLabel('Your message').fill('Could we come back to this in spring?');
  expect(await page.getByRole('button', { name: /^Book |^Pick a time/ }).count()).toBe(0);
});

test.each([
  ['too late', { start: soon }, /It’s less than.24 hours out, so a trip fee may apply/],
  [
    'moved three times',
    { moves: 3, start: '2026-12-09T18:00:00.000Z' },
    /You’ve used all your moves for this appointment/,
  ],
] as const)('%s, a move becomes a message', async (name, visit, why) => {
  const slug = `message-${name.replaceAll(' ', '-')}-00000000`;
  await givenLead(slug, aBookedLead(name.length, visit));
  const page = await site.open(`/status/${slug}`, phone);
  const move = page.getByRole('button', { name: /^Move/ });
  await move.tap();
  await page.getByText(why).waitFor();
  await page.getByRole('button', { name: 'Never mind' }).tap();
  expect(await focusedText(page)).toBe('Move');
  await move.tap();
  await page.getByLabel('Your message').first().fill('They moved us to another dock.');
  await page.getByRole('button', { name: 'Send', exact: true }).first().tap();
  await page
    .locator('.said__text')
    .getByText(/I need to move my appointment on [^.]+\. They moved us to another dock\./)
    .waitFor();
  expect((await leadNow(slug))?.visits).toMatchObject([{ status: 'planned', start: visit.start }]);
});

test('who asked to cancel late reads that it waits for us, with no fee beside it, and can take it back', async () => {
  const slug = 'take-back-take-back-take';
  const at = addHours(today, -1);
  await givenLead(slug, {
    ...aBookedLead(32, { start: addHours(soon, 24 * 7), booked_at: at, cancel_wish: { at } }),
    unanswered: { at, text: 'I need to cancel it.' },
  });
  await setProductClock(site.product.url, addHours(soon, 24 * 7 - 2));
  const page = await site.open(`/status/${slug}`, phone);
  const note = page.locator('.note');
  await note.getByRole('heading', { name: 'You asked to cancel.' }).waitFor();
  await note.getByText(/We usually answer .*Until then it’s still on\./).waitFor();
  expect(await page.getByRole('button', { name: /^(Move|Cancel)/ }).count()).toBe(0);
  expect(await page.getByText('trip fee').count()).toBe(0);
  expect(await page.locator('.stage .btn--main').allTextContents()).toEqual(['Keep my appointment']);
  await page.getByRole('button', { name: 'Keep my appointment' }).tap();
  await page.getByRole('heading', { name: /^It stays/ }).waitFor();
  await page.getByRole('button', { name: /^Cancel/ }).waitFor();
  expect(await leadNow(slug)).not.toHaveProperty('unanswered');
  await setProductClock(site.product.url, today);
});

test('ready in two taps, each tick saved on its own', async () => {
  await setProductClock(site.product.url, evening);
  await givenLead('ready-ready-ready-ready', aBookedLead(13, { start: soon }));
  const page = await site.open('/status/ready-ready-ready-ready#ready', phone);
  const { tap, taps } = thumb(page);
  await expect.poll(() => reach(page)).toBeGreaterThan(0.5);
  const box = await page.getByRole('button', { name: 'All ready' }).boundingBox();
  await tap('button', 'All ready');
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.getByRole('heading', heading('Ana, you’re all set.')).waitFor();
  expect(taps()).toBe(2);
  expect(await focusedText(page)).toContain('Thanks, got it.');
  expect((await leadNow('ready-ready-ready-ready'))?.visits).toMatchObject([
    { ready: { water: true, power: true, access: true, boat: true } },
  ]);

  await page.getByRole('checkbox', { name: 'Power’s on' }).uncheck();
  await eventually(async () =>
    expect((await leadNow('ready-ready-ready-ready'))?.visits).toMatchObject([
      { ready: { water: true, power: false } },
    ]),
  );
  expect(await findings(page)).toEqual([]);
  await setProductClock(site.product.url, today);
});

test('quick ticks one after another are all saved, and thanked for once they are', async () => {
  await setProductClock(site.product.url, evening);
  await givenLead('ticks-ticks-ticks-ticks', aBookedLead(14, { start: soon }));
  const page = await site.open('/status/ticks-ticks-ticks-ticks', phone);
  const answered = await heldUp(page, '**/ready-check');
  for (const name of ['Water’s on', 'Power’s on', /We can get in/]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await page.getByRole('button', { name: 'All ready' }).tap();
  await page.getByText('Saving…').waitFor();
  expect(await page.getByText('Thanks, got it.').count()).toBe(0);
  answered();
  await page.getByText('Thanks, got it.').waitFor();
  await page.getByRole('heading', heading('Ana, you’re all set.')).waitFor();
  await eventually(async () =>
    expect((await leadNow('ticks-ticks-ticks-ticks'))?.visits).toMatchObject([
      { ready: { water: true, power: true, access: true, boat: true } },
    ]),
  );
  await setProductClock(site.product.url, today);
});

test('something that is not right is saved and told', async () => {
  await setProductClock(site.product.url, evening);
  const [booked, later] = [aBookedLead(15, { start: soon }), aBookedLead(16, { start: addHours(soon, 5) })];
  const visits = [booked, later].flatMap((lead) => lead.visits ?? []);
  await givenLead('not-right-not-right-111', { ...booked, visits });
  const page = await site.open('/status/not-right-not-right-111', phone);
  const wrong = page.getByRole('button', { name: 'Something’s not right' }).first();
  await wrong.tap();
  await page.getByRole('button', { name: 'Back to the list' }).tap();
  expect(await focusedText(page)).toBe('Something’s not right');
  await wrong.tap();
  await page.getByRole('checkbox', { name: 'Power', exact: true }).check();
  await page.getByLabel('Your message').first().fill('The pedestal is dead.');
  await page.getByRole('button', { name: 'Something’s not right' }).tap();
  expect(await page.getByLabel('Your message').nth(1).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Back to the list' }).last().tap();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send', exact: true }).first().tap();
  await page.locator('.said__text').getByText('Not ready (Power): The pedestal is dead.').waitFor();
  await page.getByRole('heading', heading('Ana, thanks for the heads-up.')).waitFor();
  expect((await leadNow('not-right-not-right-111'))?.visits).toMatchObject([
    { ready: { water: null, power: false, access: null, boat: null } },
    {},
  ]);
  await setProductClock(site.product.url, today);
});

const rain = (start: string) => ({
  start,
  move_offer: { times: ['2026-12-17T18:00:00.000Z'], why: 'Rain is forecast.', at: today },
});

test('a day that we took off can’t be kept and asks no ready check, until it’s open again', async () => {
  const { start, move_offer } = rain('2026-12-15T18:00:00.000Z');
  const off = { start, move_offer: { ...move_offer, why: 'We can’t come then.', is_off: true as const } };
  await givenLead('sick-day-sick-day-11111', aBookedLead(43, off));
  await setProductClock(site.product.url, '2026-12-15T14:00:00.000Z');
  const page = await site.open('/', phone);
  const time_off = [{ from: '2026-12-15T08:00:00.000Z', to: '2026-12-16T08:00:00.000Z' }];
  await withSettings(site, { time_off }, async () => {
    await page.goto('/status/sick-day-sick-day-11111#move');
    await page.getByRole('heading', heading('Ana, we need another day.')).waitFor();
    expect(await page.getByRole('button', { name: /^Keep|ready|calendar/i }).count()).toBe(0);
    expect(await findings(page)).toEqual([]);
  });
  await page.reload();
  await page.getByText('We can come after all.').waitFor();
  await page.getByRole('button', { name: /^Keep Tue, Dec 15, 10:00.AM$/ }).waitFor();
  await setProductClock(site.product.url, today);
});

test('a rain day says why, and the time may stay', async () => {
  await givenLead('rain-keep-rain-keep-111', aBookedLead(16, rain('2026-12-15T18:00:00.000Z')));
  const page = await site.open('/status/rain-keep-rain-keep-111#move', {
    ...phone,
    expectedNoise: /INTERNET_DISCONNECTED|Failed to load/,
  });
  await page.getByText('Rain is forecast.').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Keep Tue, Dec 15, 10:00.AM$/ }).tap();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.context().setOffline(false);
  await again.tap();
  await page.getByText('It stays Tue, Dec 15, 10:00 AM.').waitFor();
  const lead = await leadNow('rain-keep-rain-keep-111');
  expect(lead?.visits?.[0]).toMatchObject({ start: '2026-12-15T18:00:00.000Z' });
  expect(lead?.visits?.[0]?.move_offer).toBeUndefined();
});

test('a rain day’s other time is taken in one tap and does not count', async () => {
  await givenLead('rain-move-rain-move-111', aBookedLead(17, rain('2026-12-16T18:00:00.000Z')));
  const page = await site.open('/', phone);
  const weather = [{ start: '2026-12-17T18:00:00.000Z', why: 'Wind, 24 mph' }];
  await page.route('**/open-times*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), weather } });
  });
  await page.goto('/status/rain-move-rain-move-111#move');
  await page.getByText('Wind, 24 mph').waitFor();
  await page.getByRole('button', { name: /^Move to Thu, Dec 17, 10:00.AM$/ }).tap();
  await page.getByText('Moved to Thu, Dec 17, 10:00 AM.').waitFor();
  expect((await leadNow('rain-move-rain-move-111'))?.visits).toMatchObject([
    { start: '2026-12-17T18:00:00.000Z', moves: 0 },
  ]);
});

test('each of several visits has its own acts', async () => {
  const [first] = aBookedLead(18, { start: '2026-12-21T18:00:00.000Z' }).visits ?? [];
  const second = aBookedLead(19, { start: '2026-12-22T18:00:00.000Z' });
  await givenLead('several-visits-several-', {
    ...second,
    visits: [first, ...(second.visits ?? [])].flatMap((visit) => visit ?? []),
  });
  const page = await site.open('/status/several-visits-several-', phone);
  const why = page.getByLabel('Why (optional)');
  await page.getByRole('button', { name: 'Cancel Mon, Dec 21, 10:00 AM' }).tap();
  await why.fill('Out of town');
  await page.getByRole('button', { name: 'Keep it' }).tap();
  expect(await focusedText(page)).toBe('Cancel Mon, Dec 21, 10:00 AM');
  await page.getByRole('button', { name: 'Cancel Tue, Dec 22, 10:00 AM' }).tap();
  expect(await why.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Cancel appointment' }).tap();
  await page.getByText('Tue, Dec 22, 10:00 AM is canceled.').waitFor();
  expect((await leadNow('several-visits-several-'))?.visits).toMatchObject([
    { status: 'planned' },
    { status: 'canceled' },
  ]);
  expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(1);
});

test('extra work is approved with its price, and the total follows', async () => {
  const [visit] = aBookedLead(20).visits ?? [];
  const extra = {
    id: '01JD3ZK8Q0000000000000000X',
    version: 1,
    line: 'Oxidation on the transom',
    amount: 12_000,
    sent_at: today,
  };
  await givenLead('extra-work-extra-work-1', {
    ...aBookedLead(20),
    status: 'IN_PROGRESS',
    visits: visit ? [{ ...visit, status: 'underway', started_at: today }] : [],
    extras: [extra],
    job_photos: [1, 2, 3, 4].map((number) => aJobPhoto(110 + number, { pair: `Spot ${number}` })),
  });
  const page = await site.open('/status/extra-work-extra-work-1#extras', phone);
  await page.getByText('If you say yes, it’s $963 to $1,052 with tax.').waitFor();
  expect(await page.locator('.bill tfoot').textContent()).toContain('$832 to $920');
  await expect.poll(() => reach(page)).toBeGreaterThan(0.5);
  expect(await reach(page)).toBeLessThan(1);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve $131.40' }).tap();
  await eventually(async () =>
    expect(await page.locator('.bill tfoot').textContent()).toContain('$963 to $1,052'),
  );
  expect(await focusedText(page)).toContain('Approved, thanks.');
  await page.getByRole('button', { name: 'Show all 4' }).tap();
  expect(await page.locator(':focus img').getAttribute('alt')).toBe('Open the photo of Spot 4');
  expect((await leadNow('extra-work-extra-work-1'))?.extras).toMatchObject([{ answer: 'approve' }]);
});

test('of extra work and other times for the visit one is asked first, in headline and filled button', async () => {
  const extra = {
    id: '01JD3ZK8Q0000000000000000Y',
    version: 1,
    line: 'Streaks below the rub rail',
    amount: 12_000,
    sent_at: today,
  };
  const start = '2026-12-14T18:00:00.000Z';
  const times = ['2026-12-18T18:00:00.000Z'];
  const booked = aBookedLead(34, { start, move_offer: { times, why: 'Rain is forecast.', at: today } });
  await givenLead('extra-rain-extra-rain-1', { ...booked, extras: [extra] });
  const page = await site.open('/status/extra-rain-extra-rain-1', phone);
  const filled = page.locator('.stage .btn--main');
  await page.getByRole('heading', heading('Ana, we found something.')).waitFor();
  expect(await filled.allTextContents()).toEqual(['Approve $131.40']);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Leave it' }).tap();
  await page.getByRole('heading', heading('Ana, could we move your appointment?')).waitFor();
  expect(await filled.allTextContents()).toEqual([
    expect.stringMatching(/^Move to Fri,\sDec\s18,\s10:00\sAM$/),
  ]);
});

test('a message goes with its photo and stands in the thread', async () => {
  const { id } = await givenLead(
    'with-photo-with-photo-1',
    aBookedLead(21, { start: '2026-12-23T18:00:00.000Z' }),
  );
  const page = await site.open('/status/with-photo-with-photo-1#write');
  await page.getByLabel('Your message').fill('The hose bib is across the dock.');
  await page.locator('#write input[type=file]').setInputFiles([await aPhoto('dock.jpg')]);
  await page.locator('#write').getByText('Uploaded', { exact: true }).waitFor();
  const answered = await heldUp(page, '**/messages');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByLabel('Your message').fill('It’s the green one.');
  answered();
  const said = page.locator('.said');
  await said.getByText('The hose bib is across the dock.').waitFor();
  await said.getByText('With 1 photo').or(said.getByAltText('Your photo 1 of 1')).waitFor();
  expect(await focusedText(page)).toContain('Sent.');
  expect(await page.getByLabel('Your message').inputValue()).toBe('It’s the green one.');
  const call = await callsTo(site.product.url);
  expect((await call('admin-message', { id, message: 'Found it, thanks.' })).status).toBe(200);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await said.getByText('Found it, thanks.').waitFor();
  await page.getByText('Sent.', { exact: true }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await said.getByText('It’s the green one.').waitFor();
  expect(await page.getByLabel('Your message').inputValue()).toBe('');
});

test('photos are thanked for once all of them went up', async () => {
  await givenLead('some-photos-some-photos', { status: 'REQUEST_SENT' });
  const page = await site.open('/status/some-photos-some-photos', {
    expectedNoise: /Failed to load|ERR_FAILED/,
  });
  const isUpload = (url: URL) => url.pathname.startsWith('/photos/');
  const photos = page.locator('.photos-first input[type=file]');
  await photos.setInputFiles([await aPhoto('bow.jpg')]);
  await page.getByText('Uploaded', { exact: true }).waitFor();
  await givenLead('some-photos-some-photos', anOffer());
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('button', { name: /^Yes, book / }).waitFor();
  await page.getByRole('heading', { name: 'Your photos aren’t sent yet' }).waitFor();
  await page.route(isUpload, (route) => route.abort());
  await photos.setInputFiles([await aPhoto('stern.jpg')]);
  await page.getByText('Upload failed. Retry, or remove it.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send 2 photos' }).click();
  await page.getByRole('alert').getByText('Some photos didn’t upload.').waitFor();
  await page.unroute(isUpload);
  await page.getByRole('button', { name: 'Send 2 photos' }).click();
  await page.getByText('Thanks, your photos are here.').waitFor();
  expect((await leadNow('some-photos-some-photos'))?.photo_urls).toHaveLength(2);
});

test('phone and berth are corrected without being shown to whoever has the link', async () => {
  await givenLead('correct-correct-correct', aBookedLead(22, { start: '2026-12-24T18:00:00.000Z' }));
  const page = await site.open('/status/correct-correct-correct#correct');
  const email = page.getByLabel('New email');
  await eventually(async () =>
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true),
  );
  await page.getByLabel('New mobile number').fill('(310) 555-0177');
  await page.getByLabel('Where your boat is').fill('Dock 9, slip 907');
  const answered = await heldUp(page, '**/correction');
  await page.getByRole('button', { name: 'Send correction' }).click();
  await email.fill('ana.new@example.com');
  answered();
  await page.getByText('ending in 77').waitFor();
  await page.getByText('Thanks, we’ve got it.').waitFor();
  expect(await email.inputValue()).toBe('ana.new@example.com');
  expect(await page.getByLabel('New mobile number').inputValue()).toBe('');
  for (const secret of ['555-0177', 'slip 907']) expect(await page.content()).not.toContain(secret);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/555-?0177/);
});

test('my data are asked for with a code that was emailed first', async () => {
  await givenLead('my-data-my-data-my-data', {
    ...aBookedLead(23, { start: '2026-12-28T18:00:00.000Z' }),
    email: 'mydata@example.com',
  });
  const page = await site.open('/status/my-data-my-data-my-data#my-data', {
    expectedNoise: /400|ERR_FAILED/,
  });
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByText('m•••@example.com').last().waitFor();
  const newestCode = async (count: number): Promise<string> => {
    const mails = (await site.product.mails()).filter(({ to }) => to.includes('mydata@example.com'));
    const codes = mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
    expect(codes).toHaveLength(count);
    return codes[0] ?? '';
  };
  await eventually(() => newestCode(1));
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await page.getByText('We emailed a new code to').waitFor();
  expect(await focusedText(page)).toBe('Send a new code');
  const code = await eventually(() => newestCode(2));
  await page.getByLabel('The six digits').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('That code isn’t right or has expired.').waitFor();
  await page.getByLabel('The six digits').fill(code);
  await page.getByRole('radio', { name: 'Delete it' }).check();
  expect(await findings(page)).toEqual([]);
  await page.route('**/api/lead-status/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('Your appointment on Mon, Dec 28, 10:00 AM stays on').first().waitFor();
  await page.getByText('We’ve got your request.').waitFor();
  expect(await focusedText(page)).toContain('You asked for your data deleted.');
  await page.unrouteAll();
  await page.reload();
  await page.locator('#my-data > summary').waitFor();
  await page.getByText('We’ve got your request.').waitFor();
  expect((await leadNow('my-data-my-data-my-data'))?.data_request).toMatchObject({ wish: 'deletion' });
});

const ready = { water: true, power: true, access: true, boat: true, at: addHours(today, -2) };
const found = {
  id: '01JD3ZK8Q0000000000000000Z',
  version: 1,
  line: 'Oxidation on the transom',
  amount: 12_000,
  sent_at: addHours(today, -0.5),
};
const approved = { ...found, answer: 'approve', answered_at: today } as const;
const late = { about: addHours(today, 0.5), why: 'The bridge is up.', at: addHours(today, -0.5) };

/** From the morning of the visit to the day after it: hours from now to its start, what is known, the act. */
const ofTheDay: readonly (readonly [
  headline: string,
  act: string | RegExp,
  visit: Parameters<typeof aBookedLead>[1],
  lead?: Partial<Lead>,
])[] = [
  ['is your boat ready?', 'All ready', { start: addHours(today, 5) }],
  ['you’re all set.', 'Add to calendar', { start: addHours(today, 5), ready }],
  ['we’re on our way.', 'Message us', { start: addHours(today, 1), ready, on_my_way_at: today }],
  ['make that 10:30 AM.', 'Message us', { start: addHours(today, -0.25), ready, late }],
  ['we may be running late.', 'Message us', { start: addHours(today, -0.25), ready }],
  ['we’re catching up on our notes.', 'Message us', { start: addHours(today, -26), ready }],
];
const atWork = { start: addHours(today, -1), status: 'underway', started_at: addHours(today, -1) } as const;
const whileWeWork: typeof ofTheDay = [
  ['we’re working on your boat.', 'Message us', atWork],
  ['we found something.', 'Approve $131.40', atWork, { extras: [found] }],
  ['we’re working on your boat.', 'Message us', atWork, { extras: [approved] }],
  [
    'we’re working on your boat.',
    'Message us',
    atWork,
    { extras: [{ ...found, answer_by: addHours(today, -0.1) }] },
  ],
];

test('on the day each state has its act in the lower half of a phone’s first screen, a new start on the plate, and no barrier', async () => {
  const page = await (await site.visitor(phone)).newPage();
  const session = await page.context().newCDPSession(page);
  // What can be pressed is the same for all states of one act.
  const seen = new Set<string | RegExp>();
  for (const [place, [headline, act, visit, changes]] of [...ofTheDay, ...whileWeWork].entries()) {
    const slug = `day-${place}-day-day-day-day-day`;
    const status = visit?.status === 'underway' ? ('IN_PROGRESS' as const) : ('SCHEDULED' as const);
    await givenLead(slug, { ...aBookedLead(40 + place, visit), status, ...changes });
    await page.goto(`/status/${slug}`);
    await page.getByRole('heading', heading(`Ana, ${headline}`)).waitFor();
    const at = `${headline} ${act}`;
    expect.soft(await page.locator('.stage .btn--main').allTextContents(), at).toEqual([act]);
    expect.soft(await reach(page), `${at}: reach`).toBeGreaterThan(0.5);
    expect.soft(await reach(page), `${at}: reach`).toBeLessThan(1);
    if (visit?.late) {
      await page
        .locator('.plate')
        .getByText(/About.10:30.AM/)
        .waitFor();
      await page
        .locator('.plate')
        .getByText(/Planned.9:45.AM/)
        .waitFor();
    }
    if (!seen.has(act)) {
      expect.soft(await findings(page), `${at}: axe`).toEqual([]);
      expect.soft(await lostInForcedColors(page), `${at}: forced colors`).toEqual([]);
    }
    seen.add(act);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    expect.soft(await sidewaysPixels(page), `${at}: at 200 % text`).toBe(0);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  }
});

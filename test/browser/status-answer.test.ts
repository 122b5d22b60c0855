import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { eventually } from '../eventually.ts';
import { setProductClock } from '../product-clock.ts';
import { aPhoto } from './booking-visitor.ts';
import { findings } from './page-checks.ts';
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
  offeredTimes,
  sentTo,
  siteOfToday,
  thumb,
  today,
  withSettings,
} from './status-lead.ts';

const site = siteOfToday();

test('from the email to booked in three taps, with another time than the first', async () => {
  await givenLead('three-taps-three-taps-1', anOffer());
  const page = await site.open('/status/three-taps-three-taps-1#yes', phone);
  const { tap, taps } = thumb(page);
  await tap('radio', /Wed, Dec 2, 8:00.AM/);
  await tap('button', /^Yes, book Wed, Dec 2, 8:00.AM$/);
  await page.getByRole('heading', heading('Ana, you’re booked.')).waitFor();
  expect(taps()).toBe(3);
  expect(await focusedText(page)).toContain('You’re booked: Wed, Dec 2, 8:00 AM.');
  const lead = await leadNow('three-taps-three-taps-1');
  expect(lead).toMatchObject({
    status: 'SCHEDULED',
    visits: [{ start: offeredTimes()[1], status: 'planned' }],
  });
});

test('a double press books once, presses nothing that took the button’s place, and follows no failed naming of days', async () => {
  const times = offeredTimes(1);
  await givenLead('double-press-double-pr1', anOffer({ times }));
  const page = await site.open('/status/double-press-double-pr1', { expectedNoise: /INTERNET_DISCONNECTED/ });
  await page.getByRole('button', { name: 'More times' }).click();
  await page.getByRole('button', { name: 'None of these work?' }).click();
  await page.getByRole('checkbox').first().check({ force: true });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Yes, and send this day' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await again.count(), 'it would book a time').toBe(0);
  await page.getByRole('button', { name: 'Back' }).click();
  const posts = sentTo(page, '/offer-answer');
  const downloads: unknown[] = [];
  page.on('download', (download) => downloads.push(download));
  await page.getByRole('button', { name: /^Yes, book/ }).dblclick();
  await page.getByRole('heading', heading('Ana, you’re booked.')).waitFor();
  expect(posts).toHaveLength(1);
  expect(downloads).toEqual([]);
});

test('a time that somebody else just took leaves nothing chosen, and others to pick', async () => {
  const times = ['2026-11-27T18:00:00.000Z'];
  await givenLead('quicker-quicker-quicker', anOffer({ times }));
  await givenLead('slower-slower-slower-11', { ...anOffer({ times }), preferred_date: '2026-11-27' });
  const slower = await site.open('/status/slower-slower-slower-11', { ...phone, expectedNoise: /409/ });
  await slower.getByRole('button', { name: /^Yes, book Fri, Nov 27/ }).waitFor();
  const quicker = await site.open('/status/quicker-quicker-quicker');
  await quicker.getByRole('button', { name: /^Yes, book Fri, Nov 27/ }).click();
  await quicker.getByRole('heading', heading('Ana, you’re booked.')).waitFor();

  const posts = sentTo(slower, '/offer-answer');
  await slower.getByRole('button', { name: /^Yes, book Fri, Nov 27/ }).click();
  await slower.getByRole('alert').getByText('That time was just taken.').waitFor();
  expect(await slower.getByRole('radio', { name: 'Not the day you asked for' }).count()).toBe(0);
  const waits = slower.getByRole('button', { name: 'Pick a time to book it' });
  expect(await slower.getByRole('radio', { checked: true }).count()).toBe(0);
  await waits.click({ force: true });
  expect(posts).toHaveLength(1);
  expect((await leadNow('slower-slower-slower-11'))?.visits ?? []).toEqual([]);
  expect(await findings(slower)).toEqual([]);

  const { tap } = thumb(slower);
  await tap('radio', /Nov \d/);
  await tap('button', /^Yes, book/);
  await slower.getByRole('heading', heading('Ana, you’re booked.')).waitFor();
});

test('a time that somebody else takes leaves a page that is looked at', async () => {
  const offer_answer = { answer: 'yes' as const, days: ['2026-12-07'], at: today };
  await givenLead('looks-on-looks-on-looks1', { ...anOffer({ times: undefined }), offer_answer });
  const page = await site.open('/status/looks-on-looks-on-looks1');
  const first = page.locator('.row', { hasText: /Dec.7, 8:00/ });
  await first.waitFor();
  await givenLead('got-it-got-it-got-it-11', aBookedLead(12, { start: '2026-12-07T16:00:00.000Z' }));
  await setProductClock(site.product.url, addHours(today, 1 / 20));
  try {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await first.waitFor({ state: 'detached' });
  } finally {
    await setProductClock(site.product.url, today);
  }
});

test('an offered time that somebody else takes leaves the button of a page that stays open', async () => {
  const start = '2026-12-17T18:00:00.000Z';
  await givenLead('stays-open-stays-open-1', anOffer({ times: [start] }));
  const page = await site.open('/status/stays-open-stays-open-1');
  const chosen = page.getByRole('button', { name: /^Yes, book Thu, Dec 17/ });
  await chosen.waitFor();
  await page.locator('.row small', { hasText: /^to\s/ }).waitFor();
  await givenLead('took-it-took-it-took-it', aBookedLead(13, { start }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('Thu, Dec 17, 10:00 AM is no longer open.').waitFor();
  expect(await chosen.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Pick a time to book it' }).count()).toBe(1);
});

test('without offered times the best open ones are shown soonest first, and all of them by days', async () => {
  const offer_answer = { answer: 'yes' as const, days: ['2026-11-30', '2026-12-04'], at: today };
  await givenLead('open-times-open-times-1', { ...anOffer({ times: undefined }), offer_answer });
  const page = await site.open('/status/open-times-open-times-1', phone);
  const { tap } = thumb(page);
  await page.getByRole('button', { name: /^Book Mon, Nov 30, 8/ }).waitFor();
  expect(await page.locator('.row b').allInnerTexts()).toEqual([
    expect.stringMatching(/^Mon, Nov.30, 8:00/),
    expect.stringMatching(/^Mon, Nov.30, 10:00/),
    expect.stringMatching(/^Fri, Dec.4, 8:00/),
  ]);
  const isTimes = (url: URL) => url.pathname.endsWith('/open-times');
  await page.route(isTimes, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, suggested: answer.suggested.toReversed() } });
  });
  await page.reload();
  await page.getByRole('button', { name: /^Book Mon, Nov 30, 8/ }).waitFor();
  await page.unroute(isTimes);
  await tap('button', 'More times');
  await tap('button', 'Two weeks later');
  await tap('radio', /^Wednesday, December 9, \d open$/);
  await tap('radio', /^1:00.PM/);
  expect(await findings(page)).toEqual([]);
  await tap('button', /^Book Wed, Dec 9, 1:00.PM$/);
  await page.getByRole('heading', heading('Ana, you’re booked.')).waitFor();
});

test('where customers can book half a year ahead, More times goes on to the last day', () =>
  withSettings(site, { days_ahead: 180 }, async () => {
    await givenLead('far-ahead-far-ahead-far', anOffer({ times: undefined }));
    const page = await site.open('/status/far-ahead-far-ahead-far', phone);
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/open-times')) asked.push(searchParams.get('from'));
    });
    const { tap } = thumb(page);
    await tap('button', 'More times');
    await page.getByText('Nov 23 to Dec 5').waitFor();
    expect(asked).not.toContain('2027-01-26');
    const later = page.getByRole('button', { name: 'Two weeks later' });
    while (!(await page.getByRole('radio', { name: /^Monday, May 24, 2027/ }).count())) await later.tap();
    expect(new Set(asked)).toEqual(new Set(['2026-11-25', '2027-01-26', '2027-03-29']));
    expect(await later.isDisabled()).toBe(true);
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Two weeks later');
    expect(await findings(page)).toEqual([]);
    await tap('radio', /^Monday, May 24, 2027/);
    await tap('button', /^Yes, book Mon, May 24, 2027/);
    await page.getByRole('heading', heading('Ana, you’re booked.')).waitFor();
    expect((await leadNow('far-ahead-far-ahead-far'))?.visits?.[0]?.start).toMatch(/^2027-05-24/);
  }));

test('a season off is passed over to the first open day after it', () => {
  const time_off = [{ from: '2026-11-25T08:00:00.000Z', to: '2027-02-08T08:00:00.000Z' }];
  return withSettings(site, { days_ahead: 180, time_off }, async () => {
    await givenLead('season-off-season-off-1', anOffer({ times: undefined }));
    const page = await site.open('/status/season-off-season-off-1', phone);
    await page.getByRole('button', { name: /^Yes, book Mon, Feb 8, 2027/ }).waitFor();
  });
});

test('a question survives a failed send and a reload, goes once, and leaves the yes possible', async () => {
  await givenLead('question-question-quest', anOffer({ times: offeredTimes(4) }));
  const page = await site.open('/status/question-question-quest#question', {
    ...phone,
    expectedNoise: /ERR_FAILED|Failed to load/,
  });
  const posts = sentTo(page, '/offer-answer');
  // The server acts, but its answer is lost.
  await page.route('**/offer-answer', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel('Your question').fill('Does that include the canvas?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await page.getByRole('alert').getByText('We don’t know yet if that was saved. Checking.').waitFor();
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(await page.getByLabel('Your question').inputValue()).toBe('Does that include the canvas?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await page.getByRole('heading', heading('Ana, we got your question.')).waitFor();
  expect(await page.locator('.said__text').allTextContents()).toContain('Does that include the canvas?');
  expect(await page.locator('.thread .said').count()).toBe(1);
  const keys = await keysOf(posts);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await page.getByRole('button', { name: /^Yes, book/ }).click();
  await page.getByRole('heading', heading('Ana, you’re booked.')).waitFor();
});

test('a question goes with its photo, and needs its words all the same', async () => {
  await givenLead('asked-with-photo-asked1', anOffer({ times: offeredTimes(8) }));
  const page = await site.open('/status/asked-with-photo-asked1#question', phone);
  const form = page.locator('#question');
  await form.locator('input[type=file]').setInputFiles([await aPhoto('rust.jpg')]);
  await form.getByText('Uploaded', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send question' }).click();
  await form.getByText('Write your question.').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Your question').fill('Does this come off?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await page.getByRole('heading', heading('Ana, we got your question.')).waitFor();
  const said = page.locator('.said');
  await said.getByText('With 1 photo').or(said.getByAltText('Your photo 1 of 1')).waitFor();
  expect(await form.getByText('Uploaded', { exact: true }).count()).toBe(0);
  const lead = await leadNow('asked-with-photo-asked1');
  expect(lead).toMatchObject({ offer_answer: { answer: 'question', message: 'Does this come off?' } });
  expect(lead?.photo_urls).toHaveLength(1);
});

test('a no with a reason is taken kindly, and a yes stays possible', async () => {
  await givenLead('declined-declined-declin', anOffer({ times: offeredTimes(5) }));
  const page = await site.open('/status/declined-declined-declin#no', phone);
  const reason = page.getByLabel('Your reason (optional)');
  await reason.fill('Too early in the season');
  const answered = await heldUp(page, '**/offer-answer');
  await page.getByRole('button', { name: 'Decline this price' }).click();
  await eventually(async () => expect(await reason.isEditable()).toBe(false));
  answered();
  await page.getByRole('heading', heading('Ana, okay, no problem.')).waitFor();
  expect(await focusedText(page)).toContain('Thanks for telling us');
  expect(await leadNow('declined-declined-declin')).toMatchObject({
    status: 'OFFER_SENT',
    offer_answer: { answer: 'no', message: 'Too early in the season' },
  });
  expect(await page.getByRole('button', { name: /^Yes, book/ }).isVisible()).toBe(true);
});

test('an expired price is asked for afresh in one tap', async () => {
  await givenLead('expired-expired-expired1', anOffer({ valid_until: '2026-11-24T22:05:00.000Z' }));
  const page = await site.open('/status/expired-expired-expired1', phone);
  await page.getByRole('button', { name: 'Ask for a fresh price' }).tap();
  await page.getByRole('heading', heading('Ana, we’re working on your new price.')).waitFor();
  await page.reload();
  await page.getByRole('heading', heading('Ana, we’re working on your new price.')).waitFor();
  expect(await page.getByRole('button', { name: 'Ask for a fresh price' }).count()).toBe(0);
});

test('work of several days asks for days, and says yes with them', async () => {
  await givenLead('several-several-several1', { ...anOffer({ times: undefined }), length_ft: 110 });
  const page = await site.open('/status/several-several-several1', phone);
  await page.getByText('Your boat takes more than a day.').waitFor();
  for (const day of ['Monday, November 30', 'Tuesday, December 1']) {
    await page
      .locator('label')
      .filter({ has: page.getByRole('checkbox', { name: day }) })
      .tap();
  }
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, and send these 2 days' }).tap();
  await page.getByRole('heading', heading('Ana, thanks for saying yes.')).waitFor();
  expect((await leadNow('several-several-several1'))?.offer_answer).toMatchObject({
    answer: 'yes',
    days: ['2026-11-30', '2026-12-01'],
  });
  await page.getByRole('heading', { level: 2, name: 'Other days, too?' }).waitFor();
});

test('a new price that came meanwhile is shown instead of answering the old one', async () => {
  const before = anOffer({ times: offeredTimes(6) });
  await givenLead('replaced-replaced-replac', before);
  const page = await site.open('/status/replaced-replaced-replac', { ...phone, expectedNoise: /409/ });
  await page.getByRole('heading', heading('Ana, it’s $760 to $840.')).waitFor();
  const newer = { est_price_min: 900, est_price_max: 900, sent_at: '2026-11-25T17:00:00.000Z' };
  await givenLead('replaced-replaced-replac', anOffer({ ...newer, times: offeredTimes(6) }));
  await page.getByRole('button', { name: /^Yes, book/ }).tap();
  await page.getByRole('heading', heading('Ana, it’s $900.')).waitFor();
  expect(await focusedText(page)).toContain('There’s a newer offer.');
  expect((await leadNow('replaced-replaced-replac'))?.offer_answer).toBeUndefined();
});

test('the keyboard alone picks a time and books it', async () => {
  await givenLead('keyboard-keyboard-keybo1', anOffer({ times: offeredTimes(7) }));
  const context = await site.visitor({ expectedNoise: /ERR_FAILED/ });
  await context.route('**/open-times*', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/status/keyboard-keyboard-keybo1#yes');
  await page.getByRole('button', { name: 'More times' }).press('Enter');
  await context.unrouteAll();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.press('Enter');
  await again.waitFor({ state: 'detached' });
  expect(await focusedText(page)).toBe('');
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  expect(await focusedText(page)).toBe('Pick a time');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe('Yes, book Wed, Jan 20, 2027, 8:00 AM');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', heading('Ana, you’re booked.')).waitFor();
  expect(await focusedText(page)).toContain('You’re booked');
});

test('terms that nobody has accepted are named beside the yes', async () => {
  const changes = { terms_accepted_at: undefined, terms_version: undefined, times: undefined };
  await givenLead('terms-terms-terms-terms1', { ...anOffer(), ...changes });
  const page = await site.open('/status/terms-terms-terms-terms1');
  await page.getByText('By saying yes you agree to our').waitFor();
  expect(
    await page
      .getByRole('link', { name: /^terms/ })
      .first()
      .getAttribute('href'),
  ).toBe('/terms');
});

// All other parts, and what every email links to: link-scanner.test.ts.
test('whichever answer an offer’s email leads to, opening it changes nothing and sends nothing', async () => {
  const slug = 'opened-opened-opened-00';
  await givenLead(slug, anOffer());
  const before = await leadNow(slug);
  const page = await (await site.visitor()).newPage();
  const posts = sentTo(page, '');
  for (const part of ['yes', 'question', 'no']) {
    // Another part of the page that is open would not be an opening.
    await page.goto('about:blank');
    await page.goto(`/status/${slug}#${part}`);
    await page.getByRole('button', { name: /^Yes, book|^Pick a time/ }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(posts, part).toEqual([]);
    expect(await leadNow(slug), part).toEqual(before);
  }
});

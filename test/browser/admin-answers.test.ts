import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dayOf, instantOf, mondayOf, shiftDay } from '#domain/los-angeles.ts';
import type { Today, TodayVisit } from '#domain/today/todays-visit.ts';
import { aLead } from '../a-lead.ts';
import { aToday, aTodayVisit } from '../a-today.ts';
import { type CallOverHttp, callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { jpegPhoto } from '../hostile-files.ts';
import { adminPage, button, dialog, leadOnDesk, noise, toast } from './admin-desk.ts';
import { aPhoto } from './booking-visitor.ts';
import { findings, hiddenFocus, sidewaysPixels } from './page-checks.ts';
import { inEachWindow, phone, productInBrowser } from './product.ts';

const site = productInBrowser();
let call: CallOverHttp;
beforeAll(async () => {
  call = await callsTo(site.product.url);
});

interface Shown {
  readonly offer?: { readonly times?: readonly string[]; readonly note?: string };
  readonly messages: readonly { readonly from: string; readonly text: string }[];
  readonly extras: readonly object[];
}

/** The customer's page of a lead, as the server has it. */
const statusOf = async (slug: string) => (await call('lead-status', { slug })).body as Shown; // as the operation answers

const mailsTo = async (email: string) =>
  (await site.product.mails()).filter(({ to, subject }) => to.includes(email) && !/request/i.test(subject));

const ticked = (page: Page) =>
  dialog(page).getByRole('group', { name: 'Times to offer' }).getByRole('checkbox');

test('from an open lead to an offer with three times in two taps; who names other days is offered three again in one', async () => {
  const { page, slug, email } = await leadOnDesk(site, 'Tara Twotaps', { ...noise(), ...phone });
  await ticked(page).nth(2).waitFor();
  let taps = 0;
  for (const name of ['Use this range', 'Send Offer Email']) {
    taps += 1;
    await button(page, name).click();
  }
  await toast(page, 'Offer Sent').waitFor();
  expect(taps).toBe(2);
  expect((await statusOf(slug)).offer?.times).toHaveLength(3);
  await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));

  const { offer } = (await call('lead-status', { slug })).body as { offer: { sent_at: string } }; // was just sent
  const days = [shiftDay(dayOf(new Date().toISOString()), 9)];
  await call('offer-answer', { slug, offerSentAt: offer.sent_at, answer: 'yes', days });
  await page.reload();
  await dialog(page).getByRole('link', { name: 'Set the time' }).waitFor();
  await button(page, 'Offer 3 times').click();
  await toast(page, 'Offer Sent').waitFor();
  await eventually(async () =>
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Pick a time for your boat'),
  );
  expect(await statusOf(slug)).toMatchObject({ status: 'OFFER_SENT', offer_answer: { answer: 'yes' } });
});

test('a time can be dropped and replaced, and a note goes along; earlier offers stay readable; what the customer answers stands in the lead and in the list', async () => {
  const sunday = shiftDay(mondayOf(dayOf(new Date().toISOString())), 13);
  const { page, slug } = await leadOnDesk(site, 'Nora Note', noise(), { preferredDate: sunday });
  await dialog(page)
    .getByText(/^Nora named \w+ \d+(, \d+)?: it’s a day off\.$/)
    .waitFor();
  await button(page, 'Use this range').click();
  await ticked(page).first().uncheck();
  await ticked(page).nth(1).uncheck();
  const own = dialog(page).getByLabel('A time of your own');
  await own.fill('2026-01-01T07:15');
  await button(page, 'Offer it').click();
  await dialog(page).getByText('Set a day and time to come.').waitFor();
  await own.fill(`${sunday}T07:15`);
  await button(page, 'Offer it').click();
  const others = dialog(page).getByLabel('Another open time');
  const wanted = await others.locator('optgroup option').first().getAttribute('value');
  await others.selectOption(wanted);
  await button(page, 'Add').click();
  await dialog(page).getByLabel('Note in the offer').fill('We can bring water.');
  await button(page, 'Send Offer Email').click();
  await toast(page, 'Offer Sent').waitFor();
  const { offer } = await statusOf(slug);
  expect(offer).toMatchObject({ note: 'We can bring water.' });
  expect(offer?.times).toHaveLength(3);
  expect(offer?.times).toEqual(expect.arrayContaining([wanted, instantOf(`${sunday}T07:15`)]));
  await dialog(page).getByText('Note: We can bring water.').waitFor();

  await page.reload();
  await ticked(page).nth(2).waitFor();
  await dialog(page).getByLabel('Note in the offer').fill('A better price.');
  await button(page, 'Send Offer Email').click();
  await dialog(page).getByText('One earlier offer').click();
  await dialog(page).getByText('Note: We can bring water.').waitFor();

  const { offer: newest } = (await call('lead-status', { slug })).body as { offer: { sent_at: string } }; // was just sent
  const answer = { slug, offerSentAt: newest.sent_at, answer: 'no', message: 'Too far.' };
  expect(await call('offer-answer', answer)).toMatchObject({ status: 200 });
  await page.reload();
  await dialog(page).getByText('Declined: Too far.').waitFor();
  await dialog(page).getByText('Next: revise the price', { exact: false }).waitFor();
  await page.locator('tr[aria-current]').getByText('Declined', { exact: true }).waitFor();
});

test('a template fills in the name; the message is emailed and stands in the thread', async () => {
  const { page, slug, email } = await leadOnDesk(site, 'Wanda Write');
  await button(page, 'Ask for photos').click();
  await button(page, 'Send Message').click();
  await toast(page, 'Message Sent').waitFor();
  await dialog(page)
    .locator('.thread')
    .getByText('Hi Wanda, could you send us two or three photos', { exact: false })
    .waitFor();
  expect((await statusOf(slug)).messages).toMatchObject([{ from: 'owner' }]);
  await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));

  await call('customer-message', { slug, message: 'Here they come.' });
  await page.reload();
  await dialog(page).getByText('Next: answer their message.').waitFor();
  await dialog(page).locator('.thread').getByText('Here they come.').waitFor();
  await page.locator('tr[aria-current]').getByText('Question', { exact: true }).waitFor();

  await page.goto('/adminka');
  await page.getByText('wrote: “Here they come.”').waitFor();
  await page.getByRole('link', { name: 'Answer for Wanda Write' }).click();
  const box = dialog(page).getByLabel('Write to the customer');
  await eventually(async () =>
    expect(await box.evaluate((own) => own === document.activeElement)).toBe(true),
  );
  await page.keyboard.type('Thank you.');
  await button(page, 'Send your answer').click();
  await dialog(page).locator('.thread').getByText('Thank you.').waitFor();

  await call('customer-message', { slug, message: 'See you then.' });
  await page.reload();
  await button(page, 'No answer needed').click();
  await dialog(page).getByText('Next: send a price.').waitFor();
  await page
    .locator('tr[aria-current]')
    .getByText('Question', { exact: true })
    .waitFor({ state: 'detached' });
  await page.goto('/adminka');
  await page.getByRole('link', { name: 'Send a price for Wanda Write' }).waitFor();
});

test('a link to a part of the lead ends there, though more comes above it, until the person moves on', async () => {
  const { page, slug } = await leadOnDesk(site, 'Lia Link', { ...noise(), ...phone });
  for (const message of ['One.', 'Two.', 'Three.', 'Four.', 'Five.'])
    await call('customer-message', { slug, message: `${message} ${'The gate is open. '.repeat(20)}` });
  const path = new URL(page.url());
  await page.goto('about:blank');
  let letCome: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/timeline', async (route) => {
    await asked;
    await route.fallback();
  });
  await page.route(/admin-leads\/[^/]+$/, async (route) => {
    const loaded = await (await route.fetch()).json();
    const review = { rating: 5, words: 'Like new.', written_at: loaded.now };
    await route.fulfill({ json: { ...loaded, lead: { ...loaded.lead, review } } });
  });
  await page.goto(`${path.pathname}${path.search}#messages`);
  const box = dialog(page).getByLabel('Write to the customer');
  await eventually(async () =>
    expect(await box.evaluate((own) => own === document.activeElement)).toBe(true),
  );
  letCome();
  await dialog(page)
    .locator('.thread')
    .getByText(/^Five\./)
    .waitFor();
  const topOf = async (part: typeof box) => (await part.boundingBox())?.y ?? 0;
  const isAmid = (top: number) => top > 110 && top < 640;
  await eventually(async () => expect(await topOf(box)).toSatisfy(isAmid));
  await page.goto('about:blank');
  await page.goto(`${path.pathname}${path.search}#review`);
  const review = dialog(page).getByRole('heading', { name: 'Review', exact: true });
  await eventually(async () =>
    expect(await topOf(review)).toSatisfy((top: number) => top > 100 && top < 200),
  );
  await page.mouse.wheel(0, -3000);
  await eventually(async () => expect(await topOf(review)).toBeGreaterThan(844));
});

test('photos go with a message, once, and the customer looks at them on their page', async () => {
  const { page, slug, email } = await leadOnDesk(site, 'Pia Photo');
  const form = dialog(page).locator('form.write');
  const html = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') };
  await form.locator('input[type=file]').setInputFiles([html]);
  await form.getByText('Only JPEG, PNG, and WebP images are allowed', { exact: true }).waitFor();
  await button(page, 'Send Message').click();
  await form.getByText('Write a message, or add a photo.').waitFor();
  await button(page, 'Remove page.jpg').click();
  await form.locator('input[type=file]').setInputFiles([await aPhoto('spot.jpg'), await aPhoto('bow.jpg')]);
  await form.getByText('Uploaded', { exact: true }).nth(1).waitFor();
  await button(page, 'Remove bow.jpg').click();
  const line = Promise.withResolvers<void>();
  await page.route('**/messages', async (route) => {
    await line.promise;
    await route.continue();
  });
  await button(page, 'Send Message').dblclick();
  await page.getByLabel('Write to the customer').fill('The stern is next.');
  line.resolve();
  await toast(page, 'Message Sent').waitFor();
  expect(await page.getByLabel('Write to the customer').inputValue()).toBe('The stern is next.');
  const thread = dialog(page).locator('.thread');
  await thread.getByText('Sent a photo.').waitFor();
  expect(await form.getByText('Uploaded', { exact: true }).count()).toBe(0);
  await eventually(async () =>
    expect((await statusOf(slug)).messages).toMatchObject([{ from: 'owner', photos: 1, shown: [{}] }]),
  );
  await page.reload();
  await button(page, 'View photo 1 of this message large').waitFor();
  await eventually(async () => expect(await mailsTo(email)).toHaveLength(1));

  const customer = await site.open(`/status/${slug}#messages`);
  const picture = customer.getByRole('img', { name: 'Our photo 1 of 1' });
  await eventually(async () =>
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320),
  );
  expect(await findings(customer)).toEqual([]);
});

test('a status set by hand offers to write, and writes nothing by itself; the lead bears its checks in each window', async () => {
  const { page, slug } = await leadOnDesk(site, 'Stan Status');
  await ticked(page).nth(2).waitFor();
  await dialog(page).locator('[name="status"]').selectOption('NEEDS_ACCESS_REVIEW');
  await button(page, 'Write a message').click();
  const box = dialog(page).getByLabel('Write to the customer');
  expect(await box.inputValue()).toContain('Hi Stan, how do we get to your boat?');
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await statusOf(slug)).messages).toEqual([]);
  await inEachWindow(page, async () => expect(await sidewaysPixels(page)).toBe(0));
  await page.setViewportSize(phone.viewport);
  // A toast lies over what is below it until it goes.
  await eventually(async () => expect(await page.locator('[data-sonner-toast]').count()).toBe(0));
  expect(await findings(page)).toEqual([]);
  expect(await hiddenFocus(page)).toEqual([]);
});

test('extra work goes out with photo, line and amount; a changed one is a new version', async () => {
  const { page, slug } = await leadOnDesk(site, 'Xena Extra');
  const { body } = await call('admin-leads', { q: 'Xena Extra' });
  const [lead] = (body as { leads: { id: string }[] }).leads; // as the operation answers
  const start = instantOf(`${shiftDay(dayOf(new Date().toISOString()), 9)}T10:00`);
  await call('admin-schedule', { leadId: lead?.id, scheduled_at: start, overlap: true });
  await page.reload();
  await button(page, 'Add extra work').click();
  await button(page, 'Ask the customer').click();
  await dialog(page).getByText('Say what you found.').waitFor();
  await dialog(page).getByLabel('What you found').fill('Oxidation under the swim platform');
  await dialog(page).getByLabel('Amount in dollars, before tax').fill('180');
  await dialog(page).getByLabel('Answer by').selectOption({ index: 3 });
  const photo = { name: 'found.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto() };
  await dialog(page).getByLabel('Photo', { exact: true }).setInputFiles([photo]);
  await dialog(page).getByAltText('What the customer will see').waitFor();
  await page.clock.install();
  await page.reload();
  await button(page, 'Open the draft').click();
  expect(await dialog(page).getByLabel('What you found').inputValue()).toMatch(/^Oxidation/);
  const answerBy = dialog(page).getByLabel('Answer by');
  expect(await answerBy.inputValue()).toBe('2');
  const chosen = () => answerBy.locator('option:checked').textContent();
  const early = await chosen();
  await page.clock.fastForward(600_000);
  await expect.poll(chosen).not.toBe(early);
  await dialog(page).getByAltText('What the customer will see').waitFor();
  await page.context().setOffline(true);
  await dialog(page).getByText('No signal. It’s kept as a draft', { exact: false }).waitFor();
  await button(page, 'Ask the customer').click();
  await dialog(page)
    .getByRole('alert')
    .getByText('Not asked: there’s no signal.', { exact: false })
    .waitFor();
  await page.context().setOffline(false);
  await dialog(page).getByText('Not asked', { exact: false }).waitFor({ state: 'detached' });
  await button(page, 'Ask the customer').click();
  await toast(page, 'Asked').waitFor();
  await dialog(page).getByText('Don’t start until', { exact: false }).waitFor();
  await expect.poll(async () => JSON.stringify(await statusOf(slug))).toContain('"photo"');

  await button(page, 'Change Oxidation under the swim platform').click();
  await dialog(page).getByLabel('Amount in dollars, before tax').fill('150.50');
  await button(page, 'Ask the customer').click();
  await dialog(page).getByText('Before: Oxidation under the swim platform, $180.00').waitFor();
  const { extras } = await statusOf(slug);
  expect(extras).toMatchObject([{ version: 2, amount: 15_050 }]);
  const [extra] = extras as { id: string }[]; // as the operation answers
  expect(await call('extra-answer', { slug, id: extra?.id, answer: 'approve', version: 2 })).toMatchObject({
    status: 200,
  });
  await page.reload();
  await dialog(page).getByText('Approved: $150.50', { exact: false }).waitFor();
});

async function openToday(today: Today, visit = noise()): Promise<Page> {
  const page = await adminPage(site, visit);
  await page.route('**/api/admin-today', (route) => route.fulfill({ json: today }));
  await page.goto('/adminka');
  await page.getByRole('heading', { level: 1, name: 'Thursday, March 18' }).waitFor();
  return page;
}

const wish: Today['waiting'][number] = {
  kind: 'move',
  lead_id: '01KM0000000000000000000012',
  visit_id: '01KM0000000000000000000002',
  name: 'Ben Whitlock',
  text: 'would like Mon, Mar 22, 8:00 AM instead of Thu, Mar 18, 1:00 PM.',
  act: 'Confirm',
  wished_start: '2027-03-22T15:00:00.000Z',
  since: '2027-03-18T12:00:00.000Z',
  service: 'wash',
};

test('the visit’s card shows what the customer said of the boat; a wished time is confirmed in one tap; a taken one asks first', async () => {
  const ready = { water: true, power: false, access: true, boat: true, at: '2027-03-18T00:40:00.000Z' };
  const page = await openToday(aToday({ visits: [aTodayVisit({ ready })], waiting: [wish] }), noise('409'));
  const check = page.getByRole('region', { name: 'Ready check' });
  await check.getByText('Answered Wed, Mar 17, 5:40 PM', { exact: false }).waitFor();
  expect(await check.getByRole('listitem').allTextContents()).toEqual([
    'Water is on',
    'No power',
    'Gate or key is there',
    'Boat is there',
  ]);
  const sent: unknown[] = [];
  const conflict = {
    lead_id: '01KM0000000000000000000011',
    name: 'Ana Ortiz',
    start: wish.wished_start,
    hours: 4,
  };
  const taken = 'This time overlaps Ana Ortiz, 8:00 AM to 12:00 PM.';
  const close = 'Too close to Mia Lund, 1:00 to 3:00 in Malibu: 70 minutes’ drive.';
  await page.route('**/api/admin-schedule', (route) => {
    sent.push(route.request().postDataJSON());
    return sent.length === 1
      ? route.fulfill({ status: 409, json: { error: `${taken} ${close}`, conflicts: [conflict] } })
      : route.fulfill({ json: { lead: {}, mailed: true } });
  });
  await page.getByRole('button', { name: 'Confirm the new time of Ben Whitlock' }).click();
  await page.getByText(`${taken} ${close} Book anyway?`).waitFor();
  // A press right after the one before is taken for a double click.
  await eventually(async () => {
    if (sent.length < 2) await page.getByRole('button', { name: 'Book anyway' }).click({ timeout: 2000 });
    expect(sent).toHaveLength(2);
  });
  await toast(page, 'Appointment Moved', 'Ben Whitlock').waitFor();
  const booking = { leadId: wish.lead_id, visit_id: wish.visit_id, scheduled_at: wish.wished_start };
  expect(sent).toEqual([booking, { ...booking, overlap: true }]);
});

type Weather = NonNullable<TodayVisit['weather']>;

const windy: Weather = {
  rain_percent: 5,
  wind_mph: 24,
  fetched_at: '2027-03-18T13:10:00.000Z',
  warning: 'Wind 24 mph from 10:00 AM. Too windy to wax (limit 20 mph).',
  over: ['wind'],
};

/** A day whose two visits the wind stops; the open times are always the same. */
async function windyDay(visit = noise(), ofBen = windy): Promise<Page> {
  const [ana, ben] = [
    aTodayVisit({ start: '2027-03-19T15:00:00.000Z', weather: windy }),
    aTodayVisit({
      id: '01KM0000000000000000000002',
      lead_id: '01KM0000000000000000000012',
      name: 'Ben Whitlock',
      start: '2027-03-19T20:00:00.000Z',
      weather: ofBen,
    }),
  ];
  const waiting = [ana, ben].map(({ id, lead_id, name, start, weather }) => ({
    kind: 'weather' as const,
    lead_id,
    visit_id: id,
    name,
    text: 'is planned for Friday.',
    warning: weather?.warning,
    act: 'Offer a move',
    since: start,
  }));
  const page = await openToday(aToday({ visits: [ana, ben], waiting }), visit);
  const starts = ['2027-03-22T15:00:00.000Z', '2027-03-22T20:00:00.000Z'];
  await page.route('**/times*', (route) =>
    route.fulfill({
      json: {
        hours: 4,
        days: [{ day: '2027-03-22', starts }],
        suggested: starts.slice(0, 1),
        ranked: starts.map((start) => ({ start })),
      },
    }),
  );
  return page;
}

test('a windy day offers a move to both its visits at once, each with times of its own', async () => {
  const page = await windyDay();
  const sent: { at: string; body: unknown }[] = [];
  await page.route('**/move-offer', (route) => {
    sent.push({ at: new URL(route.request().url()).pathname, body: route.request().postDataJSON() });
    return route.fulfill({ json: { lead: {}, mailed: true } });
  });
  await page.getByRole('button', { name: 'Offer a move to Ana Ortiz' }).click();
  const form = page.getByRole('dialog', { name: 'Offer a move' });
  expect(await form.getByLabel('Why, in one sentence').inputValue()).toContain('Wind is in the forecast');
  await form.getByText('Email with: Mon, Mar 22, 8:00 AM.').waitFor();
  await form.getByText('Email with: Mon, Mar 22, 1:00 PM.').waitFor();
  await inEachWindow(page, async () => expect(await sidewaysPixels(page)).toBe(0));
  await page.setViewportSize(phone.viewport);
  expect(await findings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send to 2 customers' }).click();
  await toast(page, 'Move Offered', 'Offered to 2 customers.').waitFor();
  expect(sent).toMatchObject([
    {
      at: expect.stringContaining('01KM0000000000000000000011'),
      body: { times: ['2027-03-22T15:00:00.000Z'] },
    },
    {
      at: expect.stringContaining('01KM0000000000000000000012'),
      body: { times: ['2027-03-22T20:00:00.000Z'] },
    },
  ]);
});

test('where wind stops one visit and rain the other, each customer is told of their own', async () => {
  const warning = 'Rain 70%. Too wet to wax (limit 20%).';
  const rainy: Weather = { ...windy, rain_percent: 70, warning, over: ['rain'] };
  const page = await windyDay(noise(), rainy);
  const sent: unknown[] = [];
  const { email: _, ...ben } = aLead({ full_name: 'Ben Whitlock', status: 'SCHEDULED' });
  await page.route('**/move-offer', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { lead: sent.length === 2 ? ben : {}, mailed: true } });
  });
  await page.getByRole('button', { name: 'Offer a move to Ana Ortiz' }).click();
  const form = page.getByRole('dialog', { name: 'Offer a move' });
  const toBen = form.getByLabel('Why, in one sentence, to Ben Whitlock');
  await toBen.fill('');
  await form.getByText('Email with: Mon, Mar 22, 1:00 PM.').waitFor();
  await form.getByRole('button', { name: 'Send to 2 customers' }).click();
  await form.getByText('Say why, in one sentence.').waitFor();
  expect(await toBen.evaluate((field) => field === document.activeElement)).toBe(true);
  await toBen.fill('Rain is in the forecast.');
  await form.getByRole('button', { name: 'Send to 2 customers' }).click();
  await toast(page, 'Move Offered', 'Offered to 2 customers.').waitFor();
  expect(sent).toMatchObject([
    { why: expect.stringMatching(/^Wind is in the forecast/) },
    { why: 'Rain is in the forecast.' },
  ]);
  const text = page.getByRole('link', { name: 'Text Ben', exact: true });
  expect(await text.getAttribute('href')).toContain(`sms:${ben.phone_e164}`);
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await findings(page)).toEqual([]);
});

import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { addHours, dayOf, instantOf, mondayOf, shiftDay } from '#domain/los-angeles.ts';
import type { OperationName } from '#domain/operations/table.ts';
import { leadIdOfSlug, leadOf } from '#functions/data/lead/leads.ts';
import { type CallOverHttp, callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { jpegPhoto } from '../hostile-files.ts';
import { setProductClock } from '../product-clock.ts';
import {
  adminPage,
  book,
  button,
  dialog,
  field,
  noise,
  openLead,
  openLeads,
  passUndo,
  toast,
} from './admin-desk.ts';
import { customerActs, evening, press } from './customer-acts.ts';
import { acts, type Dropped, dropAnswers } from './dropped-answers.ts';
import { productInBrowser } from './product.ts';
import { givenLead, leadNow } from './status-lead.ts';
import {
  checkDropped as checkEach,
  subjectsAbout as mailedAbout,
  subjectsTo as mailedTo,
  repeated,
  toldTwice,
} from './told-once.ts';

const site = productInBrowser({ quotes: true });
/** Of a page whose answers are dropped; any other word on the console, as of a failure, fails the test. */
const lost = noise('ERR_CONNECTION_RESET');
/** A morning after all visits that the other tests have planned. */
const dayAtTheDock = '2035-06-06T14:00:00.000Z';
const dropped: Dropped[] = [];
let call: CallOverHttp;
beforeAll(async () => {
  call = await callsTo(site.product.url);
});

const subjectsTo = (address: string) => mailedTo(site.product, address);

function checkDropped(calls: readonly Dropped[]): void {
  checkEach(calls);
  dropped.push(...calls);
}

async function codeFor(email: string): Promise<string> {
  let code = '';
  await eventually(async () => {
    const mail = (await site.product.mails()).find(({ to }) => to.includes(email));
    code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  });
  return code;
}

const slugOf = (place: number) => `lost-answer-number-${String(place).padStart(4, '0')}`;

test('whatever a customer does, an answer that is lost changes and mails nothing twice, and the page says what is so', async () => {
  onTestFinished(() => setProductClock(site.product.url, null));
  await setProductClock(site.product.url, evening);
  const context = await site.visitor(lost);
  const calls = await dropAnswers(context);
  const about = (place: number) => ({ full_name: `Ana Lost${place}`, email: `ana.lost${place}@example.com` });
  for (const [place, { lead }] of customerActs.entries())
    await givenLead(slugOf(place), { ...lead, ...about(place) });
  /** What each of the first so many acts has mailed, once that is what it should be. */
  const mailedBy = async (count: number) => {
    const done = customerActs.slice(0, count);
    const mailed = async () => {
      const mails = await site.product.mails();
      const read = { mails: async () => mails };
      return Promise.all(
        done.map(async ({ does }, place) => {
          const { email } = about(place);
          return [does, { customer: await mailedTo(read, email), owner: await mailedAbout(read, email) }];
        }),
      );
    };
    await eventually(async () =>
      expect(await mailed()).toEqual(done.map(({ does, mails }) => [does, mails])),
    );
  };
  const page = await context.newPage();
  for (const [place, { does, at, act, says }] of customerActs.entries()) {
    // The owner gets six such emails an hour; beyond them waits the digest.
    if (place > 0 && place % 5 === 0) {
      await mailedBy(place);
      await setProductClock(site.product.url, addHours(evening, place / 5));
    }
    // The same address with another hash would not load again.
    await page.goto('about:blank');
    await page.goto(`/status/${slugOf(place)}${at}`);
    await act(page, () => codeFor(about(place).email));
    await page
      .getByText(says)
      .first()
      .waitFor()
      .catch(() => expect.fail(`${does}: “${says}” is not said.`));
  }
  await mailedBy(customerActs.length);
  for (const [place, { so }] of customerActs.entries()) {
    const lead = await leadNow(slugOf(place));
    expect(lead).toMatchObject(so);
    expect(await toldTwice(lead?.id ?? '')).toEqual([]);
  }
  await mailedBy(customerActs.length);
  checkDropped(calls());
}, 120_000);

test('a quote is decided and an estimate saved once, though their answers are lost', async () => {
  const slug = await book(site.product.url, { fullName: 'Quinn Quote', email: 'quinn.quote@example.com' });
  const id = String(await leadIdOfSlug(slug));
  const line_items = [{ description: 'Wash and wax', quantity: 1, unit_price: 40_000, taxable: true }];
  const { body } = await call('admin-quote-save', { id, line_items });
  const context = await site.visitor(lost);
  const calls = await dropAnswers(context);
  const page = await context.newPage();
  await page.goto(`/quote/${body.id}`);
  await press(page, /^Accept/);
  await press(page, 'Yes, accept');
  await page.getByText('Thanks. We’ll email you to set a date.').waitFor();
  await page.goto('/quotes/new');
  await page.getByRole('textbox', { name: 'Length' }).fill('24');
  await press(page, 'Save estimate');
  await page.waitForURL(/\/quote\//);
  await page.getByRole('link', { name: 'Book this' }).waitFor();
  expect(await toldTwice(id)).toEqual([]);
  checkDropped(calls());
});

interface Desk {
  readonly page: Page;
  readonly calls: () => readonly Dropped[];
}

async function ownersDesk(): Promise<Desk> {
  const page = await adminPage(site, lost);
  return { page, calls: await dropAnswers(page.context()) };
}

async function open(page: Page, name: string): Promise<void> {
  await openLeads(page, `?q=${encodeURIComponent(name)}`);
  await openLead(page, name);
}

const leadsNamed = async (name: string) => {
  const { body } = await call('admin-leads', { q: name });
  return (body as { leads: { id: string }[] }).leads; // as the operation answers
};

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;

async function booked(fullName: string, changes = {}): Promise<string> {
  return String(
    await leadIdOfSlug(await book(site.product.url, { fullName, email: addressOf(fullName), ...changes })),
  );
}

test('whatever the owner does with a lead, an answer that is lost changes and mails nothing twice', async () => {
  const name = 'Olive Once';
  const id = await booked(name);
  const { page, calls } = await ownersDesk();
  await open(page, name);
  await field(page, 'internal_notes').fill('Ask for the key.');
  await field(page, 'internal_notes').blur();
  await toast(page, 'Lead Updated', 'Internal notes saved').waitFor();
  await button(page, 'Use this range').click();
  await toast(page, 'Lead Updated', 'Min price and Max price saved').waitFor();
  await button(page, 'Send Offer Email').click();
  await toast(page, 'Offer Sent').waitFor();
  await dialog(page).getByLabel('Write to the customer').fill('Is the gate open?');
  await button(page, 'Send Message').click();
  await toast(page, 'Message Sent').waitFor();
  await button(page, 'Add Event').click();
  await dialog(page).getByLabel('Event status').fill('Called back');
  await button(page, 'Save Event').click();
  await toast(page, 'Timeline Updated').waitFor();
  await field(page, 'scheduled_at').fill('2035-03-14T08:00');
  await field(page, 'scheduled_at').blur();
  await toast(page, 'Lead Updated', 'Scheduled').waitFor();
  await button(page, 'Confirm Schedule Email').click();
  await toast(page, 'Appointment Scheduled').waitFor();
  await button(page, 'Add extra work').click();
  await dialog(page).getByLabel('What you found').fill('Oxidation under the swim platform');
  await dialog(page).getByLabel('Amount in dollars, before tax').fill('180');
  await button(page, 'Ask the customer').click();
  await toast(page, 'Asked').waitFor();
  await button(page, 'Cancel Visit').click();
  await button(page, 'Cancel it').click();
  await toast(page, 'Visit Updated').waitFor();

  const lead = await leadOf(id);
  expect(lead).toMatchObject({
    internal_notes: 'Ask for the key.',
    status: 'CANCELED',
    visits: [{ status: 'canceled' }],
    extras: [{ version: 1 }],
  });
  expect(await toldTwice(id)).toEqual([]);
  const subjects = () => subjectsTo(addressOf(name));
  // Offer, message, appointment, extra work, canceled.
  await eventually(async () => expect(await subjects()).toHaveLength(5));
  expect(repeated(await subjects())).toEqual([]);
  checkDropped(calls());
}, 120_000);

test('whatever the owner does elsewhere, an answer that is lost changes and mails nothing twice', async () => {
  // Weeks after the days on which the customers above have booked.
  const monday = shiftDay(mondayOf(dayOf(new Date().toISOString())), 35);
  const wish = await booked('Asa Asks', { preferredDate: shiftDay(monday, 1), preferredWindow: 'morning' });
  const known = await booked('Kay Known', { phone: '(310) 555-0133' });
  const spam = [await booked('Spam Wave 1'), await booked('Spam Wave 2')];
  const { page, calls } = await ownersDesk();

  await page.goto(`/admin/calendar?day=${monday}`);
  await press(page, 'Find a time for Asa Asks');
  await page.getByRole('group', { name: 'Suggested' }).getByRole('button').first().click();
  await press(page, 'Book and email Asa');
  await toast(page, 'Appointment Scheduled', 'We’ve emailed the customer the time.').waitFor();
  expect(await page.getByText('Overlaps').count()).toBe(0);
  await press(page, /^Move Asa Asks/);
  await page.getByRole('button', { name: 'Offer a move', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Offer a move' });
  await form.getByLabel('Why, in one sentence').fill('Rain is in the forecast.');
  await form.getByText(/^Email with: /).waitFor();
  await form.getByRole('button', { name: 'Send to Asa Asks' }).click();
  await toast(page, 'Move Offered', 'Offered to 1 customer.').waitFor();

  await page.goto('/admin/new-lead');
  await page.getByLabel('Name', { exact: true }).fill('Kay Known');
  await page.getByLabel('Phone or email').fill('(310) 555-0133');
  await press(page, 'Link to Kay Known');
  await press(page, 'Save lead');
  await dialog(page).getByRole('heading', { level: 2, name: 'Kay Known' }).waitFor();
  expect(await leadsNamed('Kay Known')).toHaveLength(2);

  const { customer } = (await call('admin-lead', { id: known })).body;
  await page.goto(`/admin/customers/${customer.id}`);
  await press(page, 'Add a boat');
  await page.getByLabel('Name', { exact: true }).fill('Little One');
  await press(page, 'Save boat');
  await page.getByRole('article', { name: 'Little One' }).waitFor();
  expect((await call('admin-customer', { id: customer.id })).body.customer).toMatchObject({
    version: expect.any(Number),
    boats: [{}, { name: 'Little One' }],
  });

  await openLeads(page, '?q=spam+wave');
  await press(page, 'Select leads to quarantine');
  await page.getByLabel('Select Spam Wave 1').check();
  await page.getByLabel('Select Spam Wave 2').check();
  await press(page, 'Move to quarantine');
  await press(page, 'Move 2 leads');
  await toast(page, 'Leads Updated', '2 leads moved to quarantine').waitFor();
  await press(page, 'Quarantine');
  await press(page, 'Restore Spam Wave 1');
  await toast(page, 'Lead Updated', 'Spam Wave 1 is back in your leads').waitFor();

  await page.goto('/admin/settings');
  await page.locator('#answer_time').fill('within two days');
  await press(page, 'Save settings');
  await toast(page, 'Settings saved').waitFor();
  await press(page, 'Show the address');
  const address = page.getByLabel('Calendar address');
  await address.waitFor();
  await press(page, 'Make a new address');
  await press(page, 'Make it');
  await toast(page, 'New address created').waitFor();
  expect((await fetch(await address.inputValue())).status).toBe(200);

  await page.goto('/admin/site/prices');
  await press(page, '50 cents more');
  await page.getByRole('link', { name: 'See what changes' }).click();
  await page.getByText('Complete Detail: $28 to $28.50 per foot', { exact: false }).waitFor();
  await press(page, 'Publish 1 change');
  await page.getByText('Published', { exact: true }).waitFor({ timeout: 60_000 });
  const { contents, publishes } = (await call('admin-contents', {})).body;
  expect(contents).toContainEqual(expect.objectContaining({ version: 1, is_draft: false }));
  // The settings were shown by a publish of the site's own.
  expect(publishes.filter(({ author }: { author: string }) => author !== 'the site')).toMatchObject([
    { state: 'done' },
  ]);

  for (const id of [wish, known, ...spam]) expect(await toldTwice(id)).toEqual([]);
  const subjects = () => subjectsTo(addressOf('Asa Asks'));
  // Appointment, other times.
  await eventually(async () => expect(await subjects()).toHaveLength(2));
  expect(repeated(await subjects())).toEqual([]);
  checkDropped(calls());
}, 120_000);

test('at the dock, an answer that is lost notes and mails nothing twice', async () => {
  const name = 'Tess Today';
  onTestFinished(() => setProductClock(site.product.url, null));
  await setProductClock(site.product.url, dayAtTheDock);
  const id = await booked(name);
  const { customer } = (await call('admin-lead', { id })).body;
  const [boat] = customer.boats;
  const { body } = await call('admin-customer', { id: customer.id });
  const { version, emails, phones } = body.customer;
  const gated = { id: boat.id, berth: { slip: '12', gate_code: '4417 #' } };
  await call('admin-customer-save', { id: customer.id, version, name, emails, phones, boats: [gated] });
  const scheduled_at = instantOf(`${dayOf(dayAtTheDock)}T08:00`);
  expect(await call('admin-schedule', { leadId: id, scheduled_at, past: true, overlap: true })).toMatchObject(
    { status: 200 },
  );
  const forgotten = await booked('Olga Overdue');
  const yesterday = instantOf(`${dayOf(addHours(dayAtTheDock, -24))}T08:00`);
  await call('admin-schedule', { leadId: forgotten, scheduled_at: yesterday, past: true, overlap: true });
  const { page, calls } = await ownersDesk();
  await page.clock.install();
  await page.goto('/adminka');
  const asked = page.getByRole('group', { name: /^Olga Overdue was planned for/ });
  await asked.getByLabel('Done').check();
  await press(page, 'Save 1 answer, 1 email goes out');
  await asked.waitFor({ state: 'detached' });
  expect((await leadOf(forgotten))?.status).toBe('COMPLETED');
  expect(await toldTwice(forgotten)).toEqual([]);
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: 'Gate code' }).click();
  await page.getByText('4417 #').waitFor();
  await card.getByRole('button', { name: 'Start' }).click();
  await card.getByRole('button', { name: 'Undo' }).waitFor();
  await passUndo(page);
  await card.getByText(/^Started /).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Finish');
  await card.getByRole('link', { name: 'Finish' }).click();
  const photo = { name: 'transom.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto() };
  await page.getByLabel('Library').setInputFiles(photo);
  await page.getByRole('button', { name: 'Spot 1 Sent' }).waitFor();
  await press(page, 'Finish and send');
  await page.getByText(/Going to Tess in \d+ seconds?/).waitFor();
  await passUndo(page);
  await page.waitForURL('**/adminka');
  expect(await leadOf(id)).toMatchObject({ status: 'COMPLETED', record: { version: 1 } });
  expect((await leadOf(id))?.job_photos).toHaveLength(1);
  expect(await toldTwice(id)).toEqual([]);
  const subjects = () => subjectsTo(addressOf(name));
  // Appointment, done.
  await eventually(async () => expect(await subjects()).toHaveLength(2));
  expect(repeated(await subjects())).toEqual([]);
  checkDropped(calls());
});

test('a quote is saved and emailed, a receipt marked paid, a wish about data closed and a review answered once', async () => {
  const quoted = await booked('Otto Quoted');
  const paid = await booked('Mona Money');
  const lines = [{ description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true }];
  await call('admin-finish', { id: paid, lines });
  const idOf = async (act: string) => {
    const slug = slugOf(customerActs.findIndex(({ does }) => does === act));
    return (await leadNow(slug))?.id ?? '';
  };
  const [asked, reviewed] = [await idOf('asks for their data'), await idOf('leaves a review')];
  const { page, calls } = await ownersDesk();
  await page.goto(`/admin?lead=${quoted}`);
  await dialog(page).getByLabel('Description').fill('Wash and wax');
  await dialog(page).getByLabel('Unit price').fill('40');
  await button(page, 'Save Quote').click();
  await toast(page, 'Quote Created').waitFor();
  expect(await leadOf(quoted)).toMatchObject({ status: 'OFFER_SENT' });
  await eventually(async () => expect(await subjectsTo(addressOf('Otto Quoted'))).toHaveLength(1));

  await page.goto('/admin/money');
  await page.getByRole('button', { name: /^Mark paid ?, Mona/ }).click();
  await page.getByLabel('Cash').check();
  await press(page, 'Mark $109.50 paid');
  await toast(page, 'Marked paid').waitFor();

  await page.goto(`/admin?lead=${asked}`);
  await button(page, 'The copy was sent').click();
  await button(page, 'Yes, they have it').click();
  await toast(page, 'Lead Updated', 'The data request is closed').waitFor();

  await page.goto(`/admin?lead=${reviewed}`);
  await page.getByLabel('Answer', { exact: true }).fill('See you in spring.');
  await press(page, 'Send Answer');
  await toast(page, 'Review Updated', 'Your answer is on its way').waitFor();

  for (const id of [quoted, paid, asked, reviewed]) expect(await toldTwice(id)).toEqual([]);
  checkDropped(calls());
});

test('these were all the acts that there are', () => {
  const tried = new Set(dropped.map(({ name }) => name));
  // A booking says its own sentence without an answer, and a press sends it again: booking-failures.test.ts.
  // A lost link has no key: asked again it is asked for again, three times a day at most: lost-link.test.ts.
  // A customer's page that gets a further new address has a new address: admin-customer-page.test.ts.
  // Whoever ends emails twice has ended them: unsubscribe.test.ts.
  // A device that tells again what it has not sent has told it: admin-unsent.test.ts.
  // Who was written to with several others stays so: admin-follow-up.test.ts, and admin-gap-offer.test.ts.
  // Plans that were saved before are answered as they are: admin-plans-save.test.ts.
  // A visit that was skipped stays so: plan-answer.test.ts. One more act would make the owner's emails a digest.
  const elsewhere: readonly OperationName[] = [
    'admin-customer-page',
    'admin-follow-up',
    'admin-gap-offer',
    'admin-plans-save',
    'admin-unsent',
    'lead-intake',
    'lost-link',
    'plan-answer',
    'unsubscribe',
  ];
  expect(acts.filter((name) => !tried.has(name)).sort()).toEqual(elsewhere);
});

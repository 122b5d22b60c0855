import { afterEach, expect, onTestFinished, test } from 'vitest';
import { dayOf, instantOf, shiftDay } from '#domain/los-angeles.ts';
import { leadIdOfSlug, leadOf } from '#functions/data/lead/leads.ts';
import { appointmentIn } from '../calendar-file.ts';
import { callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { setProductClock } from '../product-clock.ts';
import {
  adminPage,
  book,
  button,
  dialog,
  field,
  leadOnDesk,
  noise,
  openLead,
  openLeads,
  passUndo,
  pressUntilSent,
  rows,
  setField,
  signedIn,
  timeline,
  toast,
} from './admin-desk.ts';
import { findings, sidewaysPixels } from './page-checks.ts';
import { phone, tablet } from './product.ts';
import { siteOfToday } from './status-lead.ts';

const site = siteOfToday({ quotes: true });

afterEach(() => site.product.setFaults({ mail: 'up' }));

/** Mails to an address, newest first, without the one that every request gets. */
const mailsTo = async (email: string) =>
  (await site.product.mails()).filter(({ to, subject }) => to.includes(email) && !/request/i.test(subject));
const nextMail = (email: string, count: number) =>
  eventually(async () => {
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(count);
    return mails[0] as (typeof mails)[number]; // of `count` mails
  });
test('from a new lead to a finished job', async () => {
  const { page, email, slug } = await leadOnDesk(site, 'Olga Offer');
  await button(page, 'Send Offer Email').click();
  await toast(page, 'Error', 'Please set price range first').waitFor();
  await button(page, 'Confirm Schedule Email').click();
  await toast(page, 'Error', 'Please set scheduled date/time first').waitFor();

  await setField(page, 'est_price_min', '650');
  await toast(page, 'Lead Updated', 'Min price saved').waitFor();
  await setField(page, 'est_price_max', '780');
  await button(page, 'Send Offer Email').dblclick();
  await toast(page, 'Offer Sent').waitFor();
  const offer = await nextMail(email, 1);
  expect(offer.text).toContain('$650');
  expect(offer.text).toContain('$780');
  expect(offer.text).toContain(`/status/${slug}`);
  await eventually(async () => expect(await field(page, 'status').inputValue()).toBe('OFFER_SENT'));
  await eventually(async () =>
    expect((await timeline(page)).toSorted()).toEqual(['Offer emailed', 'Offer sent', 'Request sent']),
  );

  await setField(page, 'scheduled_at', '2027-03-14T08:00');
  await button(page, 'Confirm Schedule Email').click();
  await toast(page, 'Appointment Scheduled').waitFor();
  const first = appointmentIn(await nextMail(email, 2));
  // The clocks go forward that night: 8 AM is 7 hours behind UTC. 24 ft take three hours.
  expect(first).toMatchObject({
    method: 'REQUEST',
    sequence: 0,
    start: '2027-03-14T15:00:00.000Z',
    hours: 3,
  });
  await dialog(page).getByText('This time has been emailed to the customer.').waitFor();

  await setField(page, 'scheduled_at', '2027-03-13T08:00');
  await dialog(page).getByText('Not sent yet.').waitFor();
  await setField(page, 'appointment_hours', '4.5');
  await pressUntilSent(page, 'Confirm Schedule Email', 'admin-schedule');
  const second = appointmentIn(await nextMail(email, 3));
  expect(second).toEqual({
    method: 'REQUEST',
    uid: first.uid,
    sequence: 1,
    start: '2027-03-13T16:00:00.000Z',
    hours: 4.5,
  });

  await setField(page, 'est_price_max', '840');
  await button(page, 'Send Offer Email').click();
  await dialog(page).getByText('$60.00 more before tax than they agreed to. Send anyway?').waitFor();
  await button(page, 'Don’t send').click();

  await field(page, 'status').selectOption('CANCELED');
  const question = page.getByRole('alertdialog', { name: 'Cancel the appointment?' });
  await question.getByRole('button', { name: 'Keep the appointment' }).click();
  await eventually(async () => expect(await field(page, 'status').inputValue()).toBe('SCHEDULED'));
  await eventually(async () => expect(await mailsTo(email)).toHaveLength(3));
  await field(page, 'status').selectOption('CANCELED');
  await question.getByRole('button', { name: 'Cancel and send email' }).click();
  await toast(page, 'Status Updated').waitFor();
  expect(appointmentIn(await nextMail(email, 4))).toMatchObject({
    method: 'CANCEL',
    uid: first.uid,
    sequence: 2,
  });
  await eventually(async () => expect(await button(page, 'Undo Status').count()).toBe(0));
});

test('on a phone the lead is a page of its own, by keyboard alone', async () => {
  const { page } = await leadOnDesk(site, 'Kim Keys', { ...noise(), ...phone });
  expect(await sidewaysPixels(page)).toBe(0);
  const reach = async (name: string) => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name))
        return;
      await page.keyboard.press('Tab');
      await eventually(async () =>
        expect(await dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true),
      );
    }
    throw new Error(`Tab never reached ${name}.`);
  };
  await reach('est_price_min');
  await page.keyboard.type('400');
  await reach('est_price_max');
  await page.keyboard.type('480');
  const typed = field(page, 'est_price_max');
  // To where toasts come.
  await typed.evaluate((input) =>
    input.closest('.lead')?.scrollBy(0, input.getBoundingClientRect().top - innerHeight + 220),
  );
  await page.keyboard.press('Enter');
  const saved = toast(page, 'Lead Updated', 'Max price saved').and(page.locator('[data-removed=false]'));
  await saved.waitFor();
  await eventually(async () => {
    const [box, over] = [await typed.boundingBox(), await saved.boundingBox()];
    expect(box && over && over.y > 0 && (over.y + over.height <= box.y || over.y >= box.y + box.height)).toBe(
      true,
    );
  });
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('View Kim Keys'),
  );
});

test('on a tablet a toast stays beside the open lead; on a phone it leaves its name and its next act free, and can be closed', async () => {
  const { page } = await leadOnDesk(site, 'Tabea Toast', { ...noise(), ...tablet });
  await field(page, 'status').selectOption('CONTACTED');
  const saved = toast(page, 'Status Updated');
  await saved.waitFor();
  const lead = await dialog(page).boundingBox();
  await eventually(async () => {
    const box = await saved.boundingBox();
    expect(box && lead && box.x >= 0 && box.x + box.width <= lead.x).toBe(true);
  });
  await saved.locator('[data-close-button]').click();
  await saved.waitFor({ state: 'detached' });

  await page.setViewportSize(phone.viewport);
  await field(page, 'status').selectOption('REQUEST_SENT');
  await saved.waitFor();
  const head = await dialog(page).locator('.lead__head').boundingBox();
  const next = await dialog(page).getByRole('region', { name: 'Next step' }).boundingBox();
  await eventually(async () => {
    const box = await saved.boundingBox();
    expect(box && head && next && box.y >= head.y + head.height && box.y + box.height <= next.y).toBe(true);
  });
  await saved.locator('[data-close-button]').click();
  await saved.waitFor({ state: 'detached' });
  expect(await dialog(page).isVisible()).toBe(true);
});

test('each edit saves itself and can be undone; keys walk the statuses; closing the lead saves a word half typed', async () => {
  const { page } = await leadOnDesk(site, 'Una Undo');
  await setField(page, 'internal_notes', 'Bring the long hose.');
  await dialog(page).getByText('Saved').waitFor();
  await button(page, 'Undo Internal notes').click();
  await eventually(async () => expect(await field(page, 'internal_notes').inputValue()).toBe(''));

  await field(page, 'status').selectOption('IN_PROGRESS');
  await toast(page, 'Status Updated', 'Lead status updated to In progress').waitFor();
  await eventually(async () => expect(await timeline(page)).toEqual(['In progress', 'Request sent']));
  await page.locator('tr[aria-current]').getByText('In progress').waitFor();
  await button(page, 'Undo Status').click();
  await eventually(async () => expect(await timeline(page)).toEqual(['Request sent']));
  await eventually(async () => expect(await field(page, 'status').inputValue()).toBe('REQUEST_SENT'));
  await page.locator('tr[aria-current]').getByText('Request sent').waitFor();

  const saves: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saves.push(request.postDataJSON());
  });
  const status = field(page, 'status');
  await status.focus();
  for (const press of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(press);
  expect(await status.inputValue()).toBe('OFFER_SENT');
  await dialog(page).getByText('Press Enter to save').waitFor();
  await page.keyboard.press('Enter');
  await toast(page, 'Status Updated', 'Lead status updated to Offer sent').waitFor();
  await page.keyboard.press('ArrowDown');
  await status.blur();
  await toast(page, 'Status Updated', 'Lead status updated to Scheduled').waitFor();
  await status.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await toast(page, 'Status Updated', 'Lead status updated to In progress').waitFor();
  expect(saves).toEqual([{ status: 'OFFER_SENT' }, { status: 'SCHEDULED' }, { status: 'IN_PROGRESS' }]);

  await openLead(page, 'Una Undo');
  await field(page, 'internal_notes').fill('Half a sen');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await toast(page, 'Lead Updated', 'Internal notes saved').waitFor();
  await openLead(page, 'Una Undo');
  await eventually(async () => expect(await field(page, 'internal_notes').inputValue()).toBe('Half a sen'));
});

test('a start that waits for signal empties no date: where the visit was moved meanwhile, the lead keeps its new one', async () => {
  const call = await callsTo(site.product.url);
  const id = String(await leadIdOfSlug(await book(site.product.url, { fullName: 'Stan Started' })));
  const day = shiftDay(dayOf(new Date().toISOString()), 200);
  const moved = instantOf(`${shiftDay(day, 1)}T08:00`);
  await call('admin-schedule', { leadId: id, scheduled_at: instantOf(`${day}T08:00`) });
  await setProductClock(site.product.url, instantOf(`${day}T07:50`));
  onTestFinished(() => setProductClock(site.product.url, null));
  const provoked = noise('ERR_INTERNET_DISCONNECTED', '409');
  const page = await signedIn(site, { ...provoked, ...phone, serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.clock.install();
  const stan = page.getByRole('article', { name: 'Stan Started' });
  await stan.getByRole('link', { name: 'Stan Started' }).click();
  await expect.poll(() => field(page, 'scheduled_at').inputValue()).toBe(`${day}T08:00`);
  await button(page, 'Close').click();
  await page.context().setOffline(true);
  await stan.getByRole('button', { name: 'Start', exact: true }).click();
  await passUndo(page);
  await stan.getByRole('link', { name: 'Stan Started' }).click();
  await expect.poll(() => field(page, 'scheduled_at').inputValue()).toBe('');
  await field(page, 'scheduled_at').focus();
  await field(page, 'scheduled_at').blur();
  await call('admin-schedule', { leadId: id, scheduled_at: moved });
  await page.context().setOffline(false);
  await expect.poll(() => field(page, 'scheduled_at').inputValue()).toBe(`${shiftDay(day, 1)}T08:00`);
  expect(await leadOf(id)).toMatchObject({ scheduled_at: moved });
});

test('a failed edit keeps what was typed, is named when an email needs it, and can be tried again; prices that are no whole numbers or cross send no offer; what was typed last is saved before it is emailed', async () => {
  const { page, email } = await leadOnDesk(site, 'Paul Price', noise('Failed to', 'Failed to load resource'));
  await setField(page, 'est_price_min', '300');
  await page.route('**/api/admin-leads/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 400, json: {} }) : route.fallback(),
  );

  await field(page, 'est_price_max').fill('360');
  await field(page, 'est_price_max').blur();
  await toast(page, 'Error', 'Failed to update lead').waitFor();
  await button(page, 'Send Offer Email').click();
  await toast(page, 'Error', 'Max price: This isn’t saved yet. Try again first.').waitFor();
  expect(await mailsTo(email)).toEqual([]);

  await field(page, 'internal_notes').fill('Call the harbor master.');
  await field(page, 'internal_notes').blur();
  await toast(page, 'Error', 'Failed to update lead').waitFor();
  await field(page, 'status').selectOption('CONTACTED');
  await toast(page, 'Error', 'Failed to update status').waitFor();
  await eventually(async () =>
    expect(await field(page, 'internal_notes').inputValue()).toBe('Call the harbor master.'),
  );
  await page.unroute('**/api/admin-leads/*');
  await button(page, 'Try again to save Internal notes').click();
  await toast(page, 'Lead Updated', 'Internal notes saved').waitFor();

  await setField(page, 'est_price_max', '900');
  await field(page, 'est_price_min').fill('12.50');
  await button(page, 'Send Offer Email').click();
  await dialog(page).getByText('Whole dollars only.').waitFor();
  await toast(page, 'Min price: Whole dollars only.').waitFor();
  await eventually(async () =>
    expect(await field(page, 'est_price_min').evaluate((input) => input === document.activeElement)).toBe(
      true,
    ),
  );
  await eventually(async () => expect(await mailsTo(email)).toEqual([]));

  await setField(page, 'est_price_min', '900');
  await setField(page, 'est_price_max', '300');
  await dialog(page).getByText('Max price $300 is below min price $900.').waitFor();
  await button(page, 'Send Offer Email').click();
  await toast(page, 'Error', 'Max price must not be below min price.').waitFor();
  expect(await mailsTo(email)).toEqual([]);

  await setField(page, 'est_price_min', '300');
  await field(page, 'est_price_max').fill('360');
  await button(page, 'Send Offer Email').click();
  await toast(page, 'Offer Sent').waitFor();
  expect((await nextMail(email, 1)).text).toContain('$360');
});

test('one tap takes the suggested range over; the status address is copied; Completed asks first and offers no undo', async () => {
  const { page, slug } = await leadOnDesk(site, 'Cory Copy', noise(), {
    boatLengthFt: 20,
    conditionLevel: 'Fair',
  });
  await dialog(page).getByText('Complete Detail: $28/ft × 20 ft = $560').waitFor();
  await button(page, 'Use this range').click();
  await toast(page, 'Lead Updated', 'Min price and Max price saved').waitFor();
  await eventually(async () => expect(await field(page, 'est_price_min').inputValue()).toBe('610'));
  await eventually(async () => expect(await field(page, 'est_price_max').inputValue()).toBe('680'));

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy Status URL').click();
  await toast(page, 'Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${site.product.url}/status/${slug}`,
  );
  const text = dialog(page).getByRole('link', { name: 'Text the customer' });
  expect(decodeURIComponent((await text.getAttribute('href')) ?? '')).toBe(
    `sms:+13105550142?&body=Hi Cory, this is Boat Detailing LA: we have a question about your boat. Your status page: ${site.product.url}/status/${slug}`,
  );
  // The browser under test has no messages to open.
  await text.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await text.click();
  await eventually(async () => expect((await timeline(page))[0]).toBe('Text message opened'));

  const question = page.getByRole('alertdialog', { name: 'Is the job done?' });
  await field(page, 'status').selectOption('COMPLETED');
  await question.getByText('This can’t be undone.').waitFor();
  await question.getByRole('button', { name: 'Not yet' }).click();
  expect(await field(page, 'status').inputValue()).toBe('REQUEST_SENT');
  await field(page, 'status').selectOption('COMPLETED');
  await question.getByRole('button', { name: 'Complete and send email' }).click();
  await toast(page, 'Status Updated', 'Lead status updated to Completed').waitFor();
  await dialog(page).getByText('Saved', { exact: true }).waitFor();
  expect(await button(page, 'Undo Status').count()).toBe(0);
  expect(await dialog(page).locator('.btn--main').count(), 'no email is due any more').toBe(0);
  await dialog(page).getByRole('link', { name: 'Plan a return visit' }).click();
  await page.getByRole('dialog', { name: /^Find a time for Cory/ }).waitFor();
});

test('email is down: nothing changes; a lost answer is asked for again; the same offer again asks in one line', async () => {
  const { page, email } = await leadOnDesk(
    site,
    'Mia Mail',
    noise('Failed to send offer email', 'Failed to load resource'),
  );
  await button(page, 'Use this range').click();
  await toast(page, 'Lead Updated').waitFor();
  site.product.setFaults({ mail: 'down' });
  await button(page, 'Send Offer Email').click();
  await toast(page, 'Error', 'Failed to send offer email').waitFor();
  await dialog(page).getByText('Nothing was sent. Please try again.').waitFor();
  await eventually(async () => expect(await field(page, 'status').inputValue()).toBe('REQUEST_SENT'));
  site.product.setFaults({ mail: 'up' });

  await page.route(
    '**/api/admin-offer',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await button(page, 'Send Offer Email').click();
  await toast(page, 'Offer Sent').waitFor();
  expect(await dialog(page).getByText('Nothing was sent.').count()).toBe(0);
  await nextMail(email, 1);

  const question = dialog(page).getByText(/^Already sent at \d+:\d\d [AP]M\. Send again\?/);
  await eventually(async () => {
    await button(page, 'Send Offer Email').click();
    expect(await question.count()).toBe(1);
  });
  await button(page, 'Don’t send').click();
  await question.waitFor({ state: 'detached' });
  expect(await mailsTo(email)).toHaveLength(1);
  await button(page, 'Send Offer Email').click();
  await button(page, 'Send again').click();
  await nextMail(email, 2);
  await question.waitFor({ state: 'detached' });
});

test('two admins do not overwrite each other: on one field the later wins, of notes both are shown', async () => {
  const { page: one } = await leadOnDesk(
    site,
    'Toni Two',
    noise('Failed to update', 'Failed to load resource'),
  );
  const two = await adminPage(site);
  await two.goto(one.url());
  await field(two, 'status').waitFor();
  await setField(one, 'est_price_min', '500');
  await setField(two, 'internal_notes', 'From the other desk.');
  await eventually(async () => expect(await field(two, 'est_price_min').inputValue()).toBe('500'));
  await setField(two, 'est_price_min', '550');
  await setField(one, 'est_price_max', '700');
  await eventually(async () => expect(await field(one, 'est_price_min').inputValue()).toBe('550'));
  await eventually(async () =>
    expect(await field(one, 'internal_notes').inputValue()).toBe('From the other desk.'),
  );

  await field(one, 'internal_notes').fill('From the other desk.\nBring a ladder.');
  await setField(two, 'internal_notes', 'From the other desk.\nThe gate is broken.');
  await toast(two, 'Lead Updated', 'Internal notes saved').waitFor();
  await field(one, 'internal_notes').blur();
  await dialog(one).getByText('The gate is broken.').first().waitFor();
  expect(await dialog(one).getByText('Not saved').count()).toBe(1);
  expect(
    await dialog(one)
      .getByRole('button', { name: /^Try again/ })
      .count(),
  ).toBe(0);
  expect(await toast(one, 'Error').count()).toBe(0);
  await button(one, 'Keep both').click();
  await toast(one, 'Lead Updated', 'Internal notes saved').waitFor();
  const both = 'From the other desk.\nThe gate is broken.\n\nBring a ladder.';
  expect(await field(one, 'internal_notes').inputValue()).toBe(both);
  await two.reload();
  await eventually(async () => expect(await field(two, 'internal_notes').inputValue()).toBe(both));
});

test('Add Event: a status is required, the customer sees what is ticked; a timeline that cannot be loaded says so', async () => {
  const call = await callsTo(site.product.url);
  const { page, slug } = await leadOnDesk(site, 'Eve Event', noise('Failed to', 'Failed to load resource'));
  await button(page, 'Add Event').click();
  await button(page, 'Save Event').click();
  await dialog(page).getByText('Status is required').waitFor();
  await dialog(page).getByLabel('Event status').fill('Parts ordered');
  await dialog(page).getByLabel('Note', { exact: true }).fill('Two new zincs.');
  await dialog(page).getByLabel('Show to the customer').check();
  await button(page, 'Save Event').click();
  await toast(page, 'Timeline Updated').waitFor();
  await eventually(async () => expect(await timeline(page)).toEqual(['Parts ordered', 'Request sent']));
  expect(JSON.stringify((await call('lead-status', { slug })).body)).toContain('Two new zincs.');

  await page.route('**/api/admin-leads/*/timeline', (route) => route.fulfill({ status: 500, json: {} }));
  await button(page, 'Add Event').click();
  await dialog(page).getByLabel('Event status').fill('Lost');
  await button(page, 'Save Event').click();
  await toast(page, 'Error', 'Failed to add event').waitFor();
  await page.reload();
  await toast(page, 'Error', 'Failed to fetch timeline').waitFor();
});

test('the time means Los Angeles wherever the admin sits; a day half deleted is not saved as none; a past one is asked about', async () => {
  const { page, email } = await leadOnDesk(site, 'Zoe Zone', { ...noise(), timezoneId: 'Pacific/Auckland' });
  await setField(page, 'scheduled_at', '2026-12-24T09:30');
  await dialog(page)
    .getByText('Thursday, December 24, 9:30 AM to 12:30 PM. Not booked yet', { exact: true })
    .waitFor();
  await page.reload();
  await eventually(async () =>
    expect(await field(page, 'scheduled_at').inputValue()).toBe('2026-12-24T09:30'),
  );

  const when = field(page, 'scheduled_at');
  await when.focus();
  await page.keyboard.press('Backspace');
  await when.blur();
  await dialog(page).getByText('Please complete this, or clear it.').waitFor();
  await page.reload();
  await eventually(async () => expect(await when.inputValue()).toBe('2026-12-24T09:30'));

  await setField(page, 'scheduled_at', '2026-01-07T08:00');
  await button(page, 'Confirm Schedule Email').click();
  await dialog(page).getByText('That time is in the past. Book anyway?').waitFor();
  await button(page, 'Don’t book').click();
  await dialog(page).getByText('That time is in the past.').waitFor({ state: 'detached' });
  await button(page, 'Confirm Schedule Email').click();
  await button(page, 'Book anyway').click();
  await toast(page, 'Appointment Scheduled', 'It’s over, so nobody was emailed.').waitFor();
  await dialog(page).getByText('January 7, 8:00 AM to 11:00 AM. It’s booked. Nothing was emailed.').waitFor();
  expect(await mailsTo(email)).toEqual([]);
});

test('an unknown lead in the address says so; one whose emails bounce is marked until the address is right', async () => {
  const page = await adminPage(site, noise('Failed to load resource'));
  await page.goto('/admin?lead=01ARZ3NDEKTSV4RRFFQ69G5FAV');
  await dialog(page).getByText('It may have been deleted.').waitFor();
  await dialog(page).getByRole('button', { name: 'Back to the leads' }).click();
  await dialog(page).waitFor({ state: 'detached' });

  const name = 'Bo Bounce';
  await book(site.product.url, { fullName: name, email: 'bounce@simulator.amazonses.com' });
  const bounces = rows(page).filter({ hasText: name }).getByText('Emails bounce').filter({ visible: true });
  await eventually(async () => {
    await openLeads(page, '?q=Bo%20Bounce');
    expect(await bounces.count()).toBe(1);
  });

  await openLead(page, name);
  const notice = dialog(page).locator('.mail-notice');
  await notice.getByText('Emails to this address bounce: text them or correct the address.').waitFor();
  expect(await notice.getByRole('link', { name: 'Text the customer' }).getAttribute('href')).toMatch(/^sms:/);
  expect(await timeline(page)).toContain('Email bounced');
  expect(await findings(page)).toEqual([]);

  await field(page, 'email').fill('bo@example');
  await field(page, 'email').blur();
  await notice.getByText('Please enter a valid email address.').waitFor();
  await setField(page, 'email', 'bo@example.com');
  await toast(page, 'Lead Updated', 'Email saved').waitFor();
  await notice.waitFor({ state: 'detached' });
  await bounces.waitFor({ state: 'detached' });
  expect(await timeline(page)).toContain('Email corrected');

  await setField(page, 'est_price_min', '650');
  await setField(page, 'est_price_max', '780');
  await button(page, 'Send Offer Email').click();
  await nextMail('bo@example.com', 1);
});

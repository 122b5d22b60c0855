import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOpened } from '#domain/message/text-opened.ts';
import { callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { adminPage, book, button, dialog, noise, pressUntilSent, setField, toast } from './admin-desk.ts';
import { findings, sidewaysPixels } from './page-checks.ts';
import { inEachWindow, phone, productInBrowser } from './product.ts';

const site = productInBrowser();

const leadOpens = (page: Page, name: string) =>
  dialog(page).getByRole('heading', { level: 2, name }).waitFor();
const head = (page: Page) => page.getByRole('region', { name: 'Customer and boat' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save lead' });

async function openNewLead(visit = noise(), query = ''): Promise<Page> {
  const page = await adminPage(site, visit);
  await page.goto(`/admin/new-lead${query}`);
  await saveButton(page).waitFor();
  return page;
}

test.each([
  ['texted', '(310) 555-0172', 6, 'Perry'],
  ['mailed', 'mara.mailed@example.com', 5, 'Mara'],
])(
  'a lead by phone takes two taps and four fields; to a %s price with %s it is %i taps',
  async (_, contact, taps, first) => {
    const page = await adminPage(site, { ...noise(), ...phone });
    await page.goto('/adminka');
    const counts = { taps: 0, fields: 0 };
    const tap = async (locator: Locator) => {
      counts.taps += 1;
      await locator.click();
    };
    await tap(page.getByRole('link', { name: 'New lead', exact: true }).first());
    await saveButton(page).waitFor();
    for (const text of [`${first} Priced`, contact, '28', 'Marina del Rey']) {
      counts.fields += 1;
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    if (taps === 6)
      await page.getByText('No email: nothing will be emailed; text the link instead.').waitFor();
    await tap(saveButton(page));
    await leadOpens(page, `${first} Priced`);
    expect(counts).toEqual({ taps: 2, fields: 4 });
    if (taps === 6) {
      const text = head(page).getByRole('link', { name: 'Text the status link' });
      const href = decodeURIComponent((await text.getAttribute('href')) ?? '');
      expect(href).toMatch(/^sms:\+13105550172.*\/status\/[\w-]{22,}/s);
    }
    const bar = dialog(page).getByRole('region', { name: 'Next step' });
    const closing = dialog(page).getByRole('button', { name: 'Close' });
    expect((await closing.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await tap(bar.getByRole('button', { name: 'Set the service' }));
    await tap(dialog(page).getByText('Complete Detail', { exact: false }).first());
    await tap(bar.getByRole('button', { name: /^Send \$/ }));
    if (taps === 6) {
      const text = bar.getByRole('link', { name: 'Text Perry the price' });
      await text.waitFor();
      expect(await dialog(page).locator('.btn--main').count()).toBe(1);
      const href = decodeURIComponent((await text.getAttribute('href')) ?? '');
      expect(href).toMatch(
        /^sms:\+13105550172.*your price (?:range )?is \$.* before tax\. We could come .* Your status page: /,
      );
      await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
      await tap(text);
    }
    await bar.getByText(`${first} has until `, { exact: false }).waitFor();
    expect(counts).toEqual({ taps, fields: 4 });
    expect(await sidewaysPixels(page)).toBe(0);
  },
);

test('without an email the price, the day, a message and a cancellation open as a text that says them', async () => {
  const call = await callsTo(site.product.url);
  const { body } = await call('admin-lead-create', {
    fullName: 'Tex Ting',
    phone: '(310) 555-0188',
    address: 'Cabrillo Marina',
  });
  const { lead } = body as { lead: { id: string; public_slug: string } }; // as the operation answers
  const address = `${site.product.url}/status/${lead.public_slug}`;
  const page = await adminPage(site);
  await page.goto(`/admin?lead=${lead.id}`);
  await leadOpens(page, 'Tex Ting');
  const textOf = async (link: string) =>
    decodeURIComponent((await dialog(page).getByRole('link', { name: link }).getAttribute('href')) ?? '');
  const opensAs = (matter: string) =>
    eventually(async () =>
      expect((await textOf('Text the customer')).replace(/ We could come [^.]+\./, '')).toBe(
        `sms:+13105550188?&body=Hi Tex, this is Boat Detailing LA: ${matter} Your status page: ${address}`,
      ),
    );
  await setField(page, 'est_price_min', '500');
  await setField(page, 'est_price_max', '600');
  await dialog(page).getByText('Cabrillo Marina. Add dock and slip').waitFor();
  await button(page, 'Offer this price').click();
  await toast(page, 'Offer Saved', 'nobody was emailed').waitFor();
  await opensAs('your price range is $500 to $600 before tax.');

  await setField(page, 'scheduled_at', '2035-03-14T08:00');
  await pressUntilSent(page, 'Book this time', 'admin-schedule');
  await toast(page, 'Appointment Scheduled', 'nobody was emailed').waitFor();
  await opensAs(
    'we’ll come to your boat on Wednesday, March 14, 2035 at 8:00 AM. Your price for the job is $547 to $657, tax included.',
  );

  await dialog(page).getByLabel('Write to the customer').fill('Is the gate open?');
  await button(page, 'Send Message').click();
  await dialog(page).getByText('Nobody was emailed.').waitFor();
  expect(await textOf('Text it with the link')).toBe(`sms:+13105550188?&body=Is the gate open? ${address}`);

  await dialog(page).getByLabel('Status', { exact: true }).selectOption('CANCELED');
  const question = page.getByRole('alertdialog', { name: 'Cancel the appointment?' });
  await question.getByText('Tex Ting left no email address, so you’ll tell them yourself.').waitFor();
  await question.getByLabel('Why, in your words').fill('The van broke down.');
  await question.getByRole('button', { name: 'Cancel it' }).click();
  const text = await textOf('Text Tex it’s canceled');
  expect(text).toContain('your appointment on Wednesday, March 14, 2035 at 8:00 AM is canceled.');
  expect(text).toContain('“The van broke down.”');
});

test('without a way to reach them nothing is saved, and the sentence stands beside the field; nobody has accepted the terms, and with an email nothing is said to be missing; in each window everything is in reach and axe finds nothing', async () => {
  const page = await openNewLead();
  await saveButton(page).click();
  await page.getByText('Enter a name.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('No Way');
  await page.keyboard.press('Enter');
  await page.getByText('Enter an email or a phone number.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact');

  await page.getByLabel('Phone or email').fill('(310) 555-0199');
  const more = page.locator('summary', { hasText: 'More' });
  await more.click();
  await page.getByLabel('Year').fill('19');
  await more.click();
  await saveButton(page).click();
  await page.locator('#year:focus').waitFor();
  await page.keyboard.type('99');
  await page.locator('#year[aria-invalid="true"]').waitFor({ state: 'detached' });
  expect(await page.locator('#year:focus').inputValue()).toBe('1999');
  await inEachWindow(page, async () => expect(await sidewaysPixels(page)).toBe(0));
  await page.setViewportSize(phone.viewport);
  expect(await findings(page)).toEqual([]);

  await page.getByLabel('Name', { exact: true }).fill('Erin Email');
  await page.getByLabel('Phone or email').fill('erin@example.com');
  await page.getByText('Nothing goes out yet.').waitFor();
  await page.getByLabel('At the dock').check();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/admin-leads'),
  );
  await saveButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    fullName: 'Erin Email',
    email: 'erin@example.com',
    source: 'dock',
  });
  expect((await sent).postDataJSON()).not.toHaveProperty('acceptedTerms');
  await leadOpens(page, 'Erin Email');
});

test('a known customer is suggested while typing; Link fills in boat and contact, and can be undone', async () => {
  await book(site.product.url, {
    fullName: 'Ana Linkedin',
    email: 'ana.linkedin@example.com',
    phone: '(310) 555-0133',
    boatLengthFt: 34,
  });
  const page = await openNewLead();
  await page.getByLabel('Name', { exact: true }).pressSequentially('ana linked');
  await page.getByText('May be Ana Linkedin, 1 boat').waitFor();
  await page.getByRole('button', { name: 'Link to Ana Linkedin' }).click();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ana Linkedin');
  expect(await page.getByLabel('Phone or email').inputValue()).toBe('(310) 555-0133');
  expect(await page.getByLabel('Length').inputValue()).toBe('34');

  await page.getByLabel('Service').selectOption('wash');
  await page.getByRole('button', { name: 'Undo the link' }).click();
  expect(await page.getByLabel('Service').inputValue()).toBe('wash');
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('ana linked');
  expect(await page.getByLabel('Phone or email').inputValue()).toBe('');
  // Turned down, nobody is suggested again.
  expect(await page.getByText('May be').count()).toBe(0);

  await page.goto('/admin/new-lead');
  await page.getByLabel('Phone or email').fill('(310) 555-0133');
  await page.getByRole('button', { name: 'Link to Ana Linkedin' }).click();
  await page.getByRole('radio', { name: 'A new boat' }).check();
  await page.reload();
  await page.getByText('Not saved last time, so it’s still here.').waitFor();
  expect(await page.getByRole('radio', { name: 'A new boat' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: '34 ft' }).check();
  await saveButton(page).click();
  await leadOpens(page, 'Ana Linkedin');
  await head(page).getByRole('link', { name: '2nd request, none done yet, 1 boat' }).waitFor();
});

test('the lead says who it may be from; Link and Unlink can each be undone', async () => {
  const { url } = site.product;
  await book(url, { fullName: 'Olga Original', email: 'olga@example.com', phone: '(310) 555-0144' });
  const page = await openNewLead();
  await page.getByLabel('Name', { exact: true }).fill('O. Husband');
  await page.getByLabel('Phone or email').fill('(310) 555-0144');
  await page.getByLabel('Length').fill('24.5');
  await saveButton(page).click();
  await leadOpens(page, 'O. Husband');
  await head(page).getByText('May be Olga Original, 1 boat. Same phone.').waitFor();
  await head(page).getByRole('button', { name: 'Link to Olga Original' }).click();
  await head(page).getByText('Linked to Olga Original.').waitFor();
  await head(page).getByRole('button', { name: 'Undo' }).click();
  await head(page).getByText('May be Olga Original, 1 boat. Same phone.').waitFor();

  await head(page).getByRole('button', { name: 'Link to Olga Original' }).click();
  await head(page).getByText('Linked to Olga Original.').waitFor();
  const boat = head(page).getByLabel('Which boat?');
  await inEachWindow(page, async () => expect(await sidewaysPixels(page)).toBe(0));
  await boat.selectOption({ index: 0 });
  await head(page).getByText('2nd request, none done yet, 1 boat').waitFor();
  expect(await boat.count()).toBe(0);
  await page.reload();
  await head(page).getByRole('button', { name: 'Unlink from Olga Original' }).click();
  await head(page).getByText('Unlinked. This is a new customer now.').waitFor();
  await head(page).getByRole('button', { name: 'Undo' }).click();
  await head(page)
    .getByRole('link', { name: /^Olga Original: 2nd request/ })
    .waitFor();
}, 40_000);

test('who says yes by text to an offered time is booked in one press', async () => {
  const call = await callsTo(site.product.url);
  const { body } = await call('admin-lead-create', {
    fullName: 'Yara Yes',
    phone: '(310) 555-0189',
    address: 'Cabrillo Marina',
  });
  const { id } = (body as { lead: { id: string } }).lead; // as the operation answers
  const { ranked } = (await call('admin-times', { id })).body as { ranked: { start: string }[] }; // as above
  const times = ranked.slice(0, 2).map(({ start }) => start);
  expect(
    (await call('admin-offer', { leadId: id, est_price_min: 600, est_price_max: 700, times })).status,
  ).toBe(200);
  await call('admin-timeline-add', { id, status: textOpened, is_public: false });
  const page = await adminPage(site, { ...noise(), ...phone });
  await page.goto(`/admin?lead=${id}`);
  await leadOpens(page, 'Yara Yes');
  const bar = dialog(page).getByRole('region', { name: 'Next step' });
  const saidYes = bar.getByRole('button', { name: /^They said yes to / });
  await saidYes.nth(1).waitFor();
  expect(await saidYes.count()).toBe(2);
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
  await saidYes.nth(1).click();
  await toast(page, 'Appointment Scheduled', 'nobody was emailed').waitFor();
  const { lead } = (await call('admin-lead', { id })).body as { lead: { visits: { start: string }[] } };
  expect(lead).toMatchObject({ status: 'SCHEDULED', visits: [{ start: times[1] }] });
});

test('what is typed of a new lead stays after a reload and beside another one, until one starts over', async () => {
  const page = await openNewLead();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Tilda Typed');
  await page.getByLabel('Place').fill('Marina del Rey');
  await page.reload();
  await page.getByText('Not saved last time, so it’s still here.').waitFor();
  expect(await name.inputValue()).toBe('Tilda Typed');
  await page.getByRole('link', { name: 'Another new lead' }).click();
  await expect.poll(() => name.inputValue()).toBe('');
  await name.fill('Stan Second');
  await page.reload();
  expect(await name.inputValue()).toBe('Stan Second');
  await page.getByText('Tilda Typed was typed').getByRole('link', { name: 'Open it' }).click();
  await expect.poll(() => name.inputValue()).toBe('Tilda Typed');
  await page.getByText('Stan Second was typed').waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  expect(await name.inputValue()).toBe('');
  await page.reload();
  await saveButton(page).waitFor();
  expect(await name.inputValue()).toBe('');
});

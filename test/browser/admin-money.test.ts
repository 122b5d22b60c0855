import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { dayOf, formatShortDay, shiftDay, startOfDay } from '#domain/los-angeles.ts';
import { cellsOf } from '../api/csv.ts';
import { type CallOverHttp, callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { setProductClock } from '../product-clock.ts';
import { adminPage, noise, passUndo, toast } from './admin-desk.ts';
import {
  brokenWords,
  cutByWiderText,
  faintEdges,
  findings,
  hiddenFocus,
  lostInForcedColors,
  movingParts,
  sidewaysPixels,
} from './page-checks.ts';
import { desktop, inEachWindow, phone, productInBrowser } from './product.ts';

const site = productInBrowser();
const today = dayOf(new Date().toISOString());
const email = 'ruth.halvorsen@example.com';
let call: CallOverHttp;
let mayasId: string;
let noahsId: string;
type Row = Readonly<Record<string, unknown>>;

async function finished(lead: Row, lines: readonly Row[], more: Row = {}): Promise<string> {
  const { lead: made } = (await call('admin-lead-create', lead)).body;
  const answer = await call('admin-finish', { id: made.id, lines, ...more });
  expect(answer.status).toBe(200);
  return made.id;
}

beforeAll(async () => {
  call = await callsTo(site.product.url);
  const wash = [{ description: 'Boat Wash, 24 ft', quantity: 24, unit_price: 700, taxable: true }];
  const ruth = { fullName: 'Ruth Halvorsen', email, boatLengthFt: 38, packageId: 'restorer' };
  await finished(
    ruth,
    [
      { description: 'Restorer, 38 ft', quantity: 38, unit_price: 3000, taxable: true },
      { description: '=New zincs', quantity: 1, unit_price: 12_000, taxable: false },
    ],
    { discount: 2000 },
  );
  noahsId = await finished({ fullName: 'Noah Brandt', phone: '(310) 555-0142' }, wash);
  const maya = { fullName: 'Maya Castellan', email: 'maya@example.com' };
  mayasId = await finished(maya, wash, { paid: { how: 'cash' } });
  const lines = wash.map((line) => ({ ...line, quantity: 20 }));
  expect((await call('admin-finish', { id: mayasId, version: 1, lines })).status).toBe(200);
});

test('who owes comes first; what was paid is marked with its day and way, and can be taken back', async () => {
  const page = await adminPage(site);
  await page.goto('/admin/money');
  const owes = page.getByRole('listitem').filter({ hasText: 'Ruth Halvorsen' });
  await owes.getByRole('button', { name: 'Mark paid' }).click();
  await page.getByRole('button', { name: /^Mark \$.* paid$/ }).click();
  await page.getByRole('alert').getByText('Choose how it was paid.').waitFor();
  expect(await page.getByLabel('Cash').evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Mark paid, Ruth Halvorsen'),
  );
  await page.keyboard.press('Enter');
  await owes.getByLabel('Check').check();
  await owes.getByLabel('On which day?').fill(shiftDay(today, -1));
  await page.getByText(/^Ruth’s page will say paid \(check\)/).waitFor();
  await page.getByRole('button', { name: /^Mark \$.* paid$/ }).click();
  await page.getByText(/^That’s before the job was done, .*\. Keep it\?$/).waitFor();
  await eventually(async () => {
    const keep = page.getByRole('button', { name: 'Keep it' });
    // Less than 700 ms after the first press this one counts as its second half.
    if (await keep.isVisible()) await keep.click({ timeout: 1000 });
    expect(await owes.count()).toBe(0);
  });
  const row = page.getByRole('row').filter({ hasText: 'Ruth Halvorsen' });
  await row.getByText('Check', { exact: true }).waitFor();
  await row
    .getByText(formatShortDay(startOfDay(shiftDay(today, -1)), new Date().toISOString()), { exact: true })
    .waitFor();
  await toast(page, 'Marked paid').waitFor();
  await row.getByRole('button', { name: /^Mark unpaid/ }).click();
  await row.getByText(/^Then the receipt no longer says “Paid by check on .*”/).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keep it paid');
  await row.getByRole('button', { name: 'Mark unpaid', exact: true }).click();
  await owes.waitFor();
});

test('a job that is done without a receipt stands apart from the sums, with the way to make it', async () => {
  const { lead } = (await call('admin-lead-create', { fullName: 'Una Billed', phone: '(310) 555-0143' }))
    .body;
  const { done } = (await call('admin-money', { month: today.slice(0, 7) })).body;
  expect((await call('admin-lead-update', { id: lead.id, status: 'COMPLETED' })).status).toBe(200);
  const page = await adminPage(site);
  await page.goto('/admin/money');
  const jobs = page.getByRole('region', { name: 'No receipt yet' });
  await jobs.getByText('1 job, not in the sums above').waitFor();
  expect((await call('admin-money', { month: today.slice(0, 7) })).body.done).toBe(done);
  await jobs.getByRole('link', { name: /^Make the receipt ?, Una Billed/ }).click();
  await page.waitForURL(`**/admin/finish/${lead.id}`);
});

test('a reminder is read before it goes, and goes by the owner’s press only; without an email it is a text', async () => {
  const page = await adminPage(site);
  await page.goto('/admin/money');
  const open = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^Send link ?, ${name}`) }).click();
  await open('Ruth Halvorsen');
  const text = page.getByLabel(`Email to ${email}`);
  expect(await text.inputValue()).toMatch(/^Hi Ruth, a quick reminder: \$[\d,.]+ for the work/);
  const toRuth = async () => (await site.product.mails()).filter(({ to }) => to.includes(email));
  const before = (await toRuth()).length;
  await page.getByRole('button', { name: 'Send the reminder' }).click();
  await toast(page, 'Reminder sent').waitFor();
  await eventually(async () => expect(await toRuth()).toHaveLength(before + 1));
  await open('Noah Brandt');
  const href = await page.getByRole('link', { name: 'Open the text' }).getAttribute('href');
  expect(decodeURIComponent(href ?? '')).toMatch(/^sms:\+13105550142\?&body=Hi Noah, .*\/status\//);
});

test('the month’s CSV sums to what was done; in no window anything is in the way', async () => {
  const page = await adminPage(site);
  await page.goto('/admin/money');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^CSV of / }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`money-${today.slice(0, 7)}.csv`);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer); // a binary stream
  const [names = [], ...rows] = cellsOf(Buffer.concat(chunks).toString('utf8').slice(1));
  const amounts = rows.map((cells) => Math.round(Number(cells[names.indexOf('amount')]) * 100));
  const { body } = await call('admin-money', { month: today.slice(0, 7) });
  expect(amounts.reduce((cents, amount) => cents + amount, 0)).toBe(body.done);
  expect(rows.flat()).toContain("'=New zincs");

  await page.getByRole('button', { name: /^Mark paid ?, Ruth/ }).click();
  expect(await movingParts(page)).toEqual([]);
  expect(await faintEdges(page)).toEqual([]);
  expect(await lostInForcedColors(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findings(page)).toEqual([]);
  await inEachWindow(page, async () => expect(await sidewaysPixels(page)).toBe(0));
  await page.setViewportSize(phone.viewport);
  expect(await findings(page)).toEqual([]);
  expect(await hiddenFocus(page)).toEqual([]);
  expect(await cutByWiderText(page)).toEqual([]);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await brokenWords(page)).toEqual([]);
});

test('the address names the month; one without jobs says so, and none has not begun yet', async () => {
  const page = await adminPage(site);
  await page.goto('/admin/money?month=2025-12');
  await page.getByText('No jobs finished in December.').waitFor();
  await page.getByRole('link', { name: 'January 2026' }).click();
  await page.waitForURL('**/admin/money?month=2026-01');
  await page.goto('/admin/money?month=2090-01');
  await page.getByRole('heading', { name: 'Unpaid' }).waitFor();
  // What is asked while the clock leaps waits for all that is due then, some calls for too long.
  await page.goto('about:blank');
  onTestFinished(() => setProductClock(site.product.url, null));
  const month = `${Number(today.slice(0, 4)) + 1}-03`;
  await setProductClock(site.product.url, `${month}-13T18:00:00.000Z`);
  await eventually(async () => expect((await call('admin-money', { month })).status).toBe(200));
  await page.goto('/admin/money');
  await page.getByText('No jobs finished in March.').waitFor();
  await page.close();
});

test('without the database the month says so and is asked for again', async () => {
  const page = await adminPage(site, noise('Couldn’t load this month’s money', '500', '503'));
  await site.product.setFaults({ database: 'down' });
  await page.goto('/admin/money');
  await page.getByText(/^Couldn’t load \w+ \d{4}\.$/).waitFor();
  await site.product.setFaults({ database: 'up' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Unpaid' }).waitFor();
});

test('what a correction left of a payment is said until it is given back, which can be undone for ten seconds', async () => {
  const page = await adminPage(site);
  await page.clock.install();
  const said = 'Maya paid $183.96. The corrected total is $153.30, so $30.66 goes back to Maya.';
  await page.goto(`/admin/finish/${noahsId}`);
  await page.getByText('Noah left no email address, so you’ll tell them yourself.').waitFor();
  await page.goto(`/admin/finish/${mayasId}`);
  await page.getByText(said).waitFor();
  await page.goto('/admin/money');
  const row = page.getByRole('listitem').filter({ hasText: said });
  const giveBack = row.getByRole('button', { name: /^Mark \$30\.66 given back/ });
  const paid = page.getByRole('row').filter({ hasText: 'Maya Castellan' });
  await paid.getByText('$30.66 to give back').waitFor();
  await giveBack.click();
  await row.getByText(/^“\$30\.66 given back” shows on Maya’s page in \d+ seconds?\./).waitFor();
  // Less than 700 ms after the press it counts as its second half.
  await eventually(async () => {
    await row.getByRole('button', { name: /^Undo/ }).click({ timeout: 1000 });
    expect(await giveBack.isVisible()).toBe(true);
  });
  await giveBack.click();
  await passUndo(page);
  await toast(page, 'Settled').waitFor();
  await page.getByRole('heading', { name: 'To settle' }).waitFor({ state: 'detached' });
  await paid.getByText('$153.30').waitFor();
  await paid.getByText(/^\$30\.66 given back on /).waitFor();
  const unpaid = paid.getByRole('button', { name: /^Mark unpaid/ });
  await unpaid.click();
  await paid.getByText(/^Then the receipt no longer says “Paid .*”, “\$30\.66 given back on .*”/).waitFor();
  await page.setViewportSize(phone.viewport);
  expect(await brokenWords(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
  await paid.getByRole('button', { name: 'Keep it paid' }).click();
  await unpaid.waitFor();
});

test('a receipt is marked paid on its lead, and what a correction left of it is settled there', async () => {
  const lines = [{ description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true }];
  const id = await finished({ fullName: 'Leo Leadpay', email: 'leo@example.com' }, lines);
  const page = await adminPage(site, noise('ERR_INTERNET_DISCONNECTED', '409', 'Failed to mark it paid'));
  await page.clock.install();
  await page.goto(`/admin?lead=${id}`);
  const receipt = page.getByRole('region', { name: 'Receipt' });
  const press = (name: string | RegExp) => receipt.getByRole('button', { name }).click();
  const paying = page.getByRole('dialog', { name: 'Mark paid, Leo Leadpay' });
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await press('Mark it paid');
    await eventually(async () =>
      expect(await paying.getByLabel('Cash').evaluate((radio) => radio === document.activeElement)).toBe(
        true,
      ),
    );
    await page.keyboard.press('Escape');
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Mark it paid'),
    );
  }
  // In the very moment in which the focus comes.
  await page.evaluate(() =>
    addEventListener(
      'focusin',
      ({ target }) =>
        target?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        ),
      { once: true },
    ),
  );
  await page.keyboard.press('Enter');
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Mark it paid'),
  );
  await page.keyboard.press('Enter');
  await paying.getByLabel('Check').check();
  await paying.getByLabel('Email Leo the paid receipt').check();
  expect(await findings(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
  const mark = paying.getByRole('button', { name: 'Mark $109.50 paid' });
  await page.context().setOffline(true);
  await mark.click();
  await paying.getByText('No signal, so it isn’t marked yet.', { exact: false }).waitFor();
  await page.context().setOffline(false);
  await call('admin-paid', { id, how: 'cash' });
  await mark.click();
  await toast(page, 'Error', 'It’s marked as paid already: paid in cash').waitFor();
  await receipt.getByText(/Paid in cash on/).waitFor();
  await press(/^Mark unpaid/);
  await press(/^Mark unpaid$/);
  await press('Mark it paid');
  await paying.getByLabel('Check').check();
  await paying.getByLabel('Email Leo the paid receipt').check();
  await mark.click();
  await toast(page, 'Marked paid').waitFor();
  await receipt.getByText(/Paid by check on/).waitFor();
  await eventually(async () => {
    const mails = await site.product.mails();
    const mail = mails.find(({ subject }) => subject.startsWith('Your paid receipt'));
    expect(mail?.text).toMatch(/Paid by check on .*Thank you\./);
  });
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Receipt'),
  );
  await call('admin-finish', { id, version: 1, lines, discount: 1000 });
  await page.reload();
  await receipt.getByText('so $10.95 goes back to Leo', { exact: false }).waitFor();
  const facts = await receipt.getByRole('definition').allTextContents();
  expect(facts).toEqual(['$100.00', '−$10.00', '$8.55']);
  await receipt.getByLabel('How').selectOption('Cash');
  await press(/^Mark \$10\.95 given back/);
  await passUndo(page);
  await toast(page, 'Settled').waitFor();
  await receipt
    .getByText(/\$98\.55\. Paid \$109\.50 by check on .* \$10\.95 given back in cash on /)
    .waitFor();
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Receipt'),
  );
});

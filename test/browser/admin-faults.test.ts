import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Page, Request } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { MailClaim } from '#domain/lead.ts';
import { documents } from '#functions/data/clients.ts';
import { leadIdOfSlug, leadOf } from '#functions/data/lead/leads.ts';
import { timelineOf } from '#functions/data/timeline.ts';
import { env } from '#functions/runtime/env.ts';
import { USER_POOL } from '#local/environment.ts';
import { freshKey } from '../booking.ts';
import { eventually } from '../eventually.ts';
import {
  adminPage,
  book,
  button,
  dialog,
  field,
  fillSignIn,
  noise,
  openLead,
  openLeads,
  setField,
  signedIn,
  toast,
} from './admin-desk.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser();
const provoked = noise('Failed to', 'net::ERR');

afterEach(() => site.product.setFaults({ mail: 'up', database: 'up' }));

/** Books a lead that no earlier try has booked, by its id, and opens it at the desk of an admin. */
async function freshLead(
  person: string,
  session: 'shared' | 'own' = 'shared',
): Promise<{ page: Page; id: string; email: string }> {
  const fullName = `${person} ${freshKey()}`;
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const id = String(await leadIdOfSlug(await book(site.product.url, { fullName, email })));
  const page = await (session === 'own' ? signedIn : adminPage)(site, provoked);
  await openLeads(page, `?q=${encodeURIComponent(fullName)}`);
  await openLead(page, fullName);
  return { page, id, email };
}

const claimNote = 'An email was claimed.';
/**
 * A mail that is claimed and not committed, as a function that was killed leaves it, and a note by which the page
 * shows that it has read the lead again.
 */
const leaveClaim = (id: string, claim: MailClaim) =>
  documents().send(
    new UpdateCommand({
      TableName: env('LEADS_TABLE'),
      Key: { id },
      UpdateExpression: 'SET mail_claim = :claim, internal_notes = :note',
      ExpressionAttributeValues: { ':claim': claim, ':note': claimNote },
    }),
  );

const offersTo = async (email: string) =>
  (await site.product.mails()).filter(({ to, subject }) => to.includes(email) && !/request/i.test(subject));
const notes = 'internal_notes';
const isEdit = (request: Request) => request.method() === 'PATCH';

/** Every edit of the page, with the token and the key it came with. */
const keysOf = (page: Page, address: string): (string | undefined)[] => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(address)) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
};

test('an email that may have been sent is told of, until the admin sends another one', async () => {
  const { page, id, email } = await freshLead('Mia Maybe');
  await setField(page, 'est_price_min', '650');
  await setField(page, 'est_price_max', '780');
  const claimed_at = new Date(Date.now() - 120_000).toISOString();
  await leaveClaim(id, { kind: 'offer', key: 'left-behind-1', claimed_at });
  await page.reload();
  const notice = dialog(page).getByRole('status').filter({ hasText: 'may have been sent' });
  await notice.getByText('Check with the customer before you send it again.').waitFor();
  expect(await offersTo(email)).toHaveLength(0);

  await button(page, 'Send Offer Email').click();
  await toast(page, 'Offer Sent').waitFor();
  await notice.waitFor({ state: 'detached' });
  expect(await offersTo(email)).toHaveLength(1);
  expect((await timelineOf(id)).map(({ status }) => status)).toContain('Email may have been sent');
});

test('no answer of the mail service: the admin reads that it may have been sent', async () => {
  const { page } = await freshLead('Nora Noanswer');
  await button(page, 'Use this range').click();
  await toast(page, 'Lead Updated').waitFor();
  const error = 'This email may have been sent. Please check with the customer before you send it again.';
  await page.route('**/api/admin-offer', (route) => route.fulfill({ status: 502, json: { error } }));
  await button(page, 'Send Offer Email').click();
  await toast(page, 'Error', error).waitFor();
});

test('while an email is under way it is asked about with its key; once it is refused for good the next has its own', async () => {
  const { page } = await freshLead('Kim Key');
  await button(page, 'Use this range').click();
  await toast(page, 'Lead Updated').waitFor();
  const keys = keysOf(page, '/api/admin-offer');
  const left = 'This email may have been sent. Please check with the customer before you send it again.';
  const answers = [
    { error: 'This email is being sent right now.', reason: 'being-sent' },
    { error: left },
    { error: left },
  ];
  await page.route('**/api/admin-offer', (route) => {
    const answer = answers[keys.length - 2];
    return answer ? route.fulfill({ status: 409, json: answer }) : route.abort('connectionreset');
  });
  await button(page, 'Send Offer Email').click();
  await toast(page, 'We don’t know yet if that was saved. Checking.').waitFor();
  await toast(page, 'Error', left).waitFor();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  await button(page, 'Send Offer Email').click();
  await eventually(() => expect(keys).toHaveLength(4));
  expect(keys[3]).not.toBe(keys[0]);
});

test('offline in the midst of an edit: what was typed stays, and is saved by itself once the line is back', async () => {
  const { page, id } = await freshLead('Olaf Offline');
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await field(page, notes).fill('Gate code 4711.');
  await field(page, notes).blur();
  await dialog(page).getByText('Not saved yet').waitFor();
  expect(await toast(page, 'Error').count()).toBe(0);
  expect(await field(page, notes).inputValue()).toBe('Gate code 4711.');
  await page.context().setOffline(false);
  await toast(page, 'Lead Updated', 'Internal notes saved').waitFor();
  await button(page, 'Try again to save Internal notes').waitFor({ state: 'detached' });
  expect((await leadOf(id))?.internal_notes).toBe('Gate code 4711.');
});

test('notes that could not be saved before the app was closed are there again, and are saved then', async () => {
  const { page, id } = await freshLead('Kai Kept');
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await field(page, notes).fill('Dock hose leaks.');
  await page.getByText('Only on this device so far. It’s saved once', { exact: false }).waitFor();
  // Its context stays offline, as a phone does whose app is closed at the dock.
  const another = await page.context().newPage();
  await page.close();
  await another.context().setOffline(false);
  await another.goto(new URL('/adminka', site.product.url).href);
  const unsaved = another
    .getByRole('listitem')
    .filter({ hasText: 'has internal notes that aren’t saved yet.' });
  await unsaved.filter({ hasText: 'Kai Kept' }).getByRole('link', { name: 'Open what isn’t saved' }).click();
  await eventually(async () => expect((await leadOf(id))?.internal_notes).toBe('Dock hose leaks.'));
  expect(await field(another, notes).inputValue()).toBe('Dock hose leaks.');
});

test('a price typed without a line is saved once its lead opens with one; where it was changed meanwhile, the admin chooses', async () => {
  const { page, id } = await freshLead('Petra Price');
  const typeOffline = async (price: string, at: Page) => {
    await at.context().setOffline(true);
    await at.getByText('You’re offline.').waitFor();
    await field(at, 'est_price_max').fill(price);
    await field(at, 'est_price_max').blur();
    await dialog(at).getByText('Not saved yet').waitFor();
    const next = await at.context().newPage();
    await at.close();
    await next.context().setOffline(false);
    await next.goto(new URL('/adminka', site.product.url).href);
    return next;
  };
  const openUnsaved = (at: Page) =>
    at
      .getByRole('listitem')
      .filter({ hasText: 'has changes that aren’t saved yet.' })
      .getByRole('link')
      .click();
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await field(page, 'est_price_max').fill('600');
  await field(page, 'est_price_max').blur();
  await dialog(page).getByText('Not saved yet').waitFor();
  await button(page, 'Close').click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^View/ }).first().click();
  await dialog(page).getByText('Not saved yet').waitFor();
  expect(await field(page, 'est_price_max').inputValue()).toBe('600');
  await page.context().setOffline(false);
  await eventually(async () => expect((await leadOf(id))?.est_price_max).toBe(600));

  const second = await typeOffline('650', page);
  await openUnsaved(second);
  await eventually(async () => expect((await leadOf(id))?.est_price_max).toBe(650));
  await toast(second, 'Lead Updated', 'Max price saved').waitFor();
  expect(await field(second, 'est_price_max').inputValue()).toBe('650');

  const third = await typeOffline('700', second);
  await documents().send(
    new UpdateCommand({
      TableName: env('LEADS_TABLE'),
      Key: { id },
      UpdateExpression: 'SET est_price_max = :price',
      ExpressionAttributeValues: { ':price': 680 },
    }),
  );
  await openUnsaved(third);
  await third.getByText('You put Max price $700. Now it’s Max price $680.', { exact: false }).waitFor();
  await button(third, 'Use mine').click();
  await eventually(async () => expect((await leadOf(id))?.est_price_max).toBe(700));
  await third.goto(new URL('/adminka', site.product.url).href);
  await third.getByRole('region', { name: 'Recent Leads' }).waitFor();
  expect(await third.getByText('has changes that aren’t saved yet').count()).toBe(0);
});

test('what was changed elsewhere meanwhile is never written over, whatever the device’s clock says: all of it is asked at once', async () => {
  const { page, id } = await freshLead('Carl Clock');
  await page.clock.setFixedTime(Date.now() - 90_000);
  await setField(page, 'est_price_max', '900');
  await page.getByRole('button', { name: /^Place/ }).click();
  await setField(page, 'address', '1 First Street');
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  for (const [name, text] of [
    ['est_price_max', '915'],
    ['address', '2 Mine Street'],
  ] as const) {
    await field(page, name).fill(text);
    await field(page, name).blur();
  }
  await eventually(async () => expect(await dialog(page).getByText('Not saved yet').count()).toBe(2));
  await button(page, 'Done with place').click();
  const place = page.getByRole('button', { name: /^Place/ });
  expect(await place.textContent()).toMatch(/2 Mine Street.*Not saved yet, only on this device/);
  expect(await toast(page, 'Error').count()).toBe(0);
  await button(page, 'Close').click();
  await dialog(page).waitFor({ state: 'detached' });
  await documents().send(
    new UpdateCommand({
      TableName: env('LEADS_TABLE'),
      Key: { id },
      UpdateExpression: 'SET est_price_max = :price, address = :address',
      ExpressionAttributeValues: { ':price': 940, ':address': '3 Their Street' },
    }),
  );
  await page.getByRole('link', { name: /^View/ }).first().click();
  await eventually(async () => expect(await field(page, 'est_price_max').inputValue()).toBe('915'));
  await page.context().setOffline(false);
  const choice = (text: string) => dialog(page).getByRole('paragraph').filter({ hasText: text });
  await choice('You put Max price $915. Now it’s Max price $940.').waitFor();
  await choice('You put Address 2 Mine Street. Now it’s Address 3 Their Street.').waitFor();
  await field(page, 'est_price_max').focus();
  await field(page, 'est_price_max').blur();
  await choice('Max price').getByRole('button', { name: 'Keep what’s there' }).click();
  await choice('Max price').waitFor({ state: 'detached' });
  await choice('Address').getByRole('button', { name: 'Use mine' }).click();
  await eventually(async () =>
    expect(await leadOf(id)).toMatchObject({ est_price_max: 940, address: '2 Mine Street' }),
  );
});

test('notes are never written over another admin’s, whatever else of the lead is on its way', async () => {
  const { page, id } = await freshLead('Nora Notes');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/admin-leads/*', async (route) => {
    if (route.request().postData()?.includes('est_price_max')) await held;
    await route.continue();
  });
  await field(page, 'est_price_max').fill('900');
  await field(page, 'est_price_max').blur();
  await documents().send(
    new UpdateCommand({
      TableName: env('LEADS_TABLE'),
      Key: { id },
      UpdateExpression: 'SET internal_notes = :notes',
      ExpressionAttributeValues: { ':notes': 'From the desk' },
    }),
  );
  await field(page, 'internal_notes').fill('From the phone');
  await field(page, 'internal_notes').blur();
  await button(page, 'Keep both').waitFor();
  letGo();
  await button(page, 'Keep both').click();
  await eventually(async () =>
    expect((await leadOf(id))?.internal_notes).toBe('From the desk\n\nFrom the phone'),
  );
});

test('with the lead open as the signal comes back, too, what was changed elsewhere is asked about; what is there already is saved', async () => {
  const { page, id } = await freshLead('Opal Open');
  const putElsewhere = (price: number) =>
    documents().send(
      new UpdateCommand({
        TableName: env('LEADS_TABLE'),
        Key: { id },
        UpdateExpression: 'SET est_price_max = :price',
        ExpressionAttributeValues: { ':price': price },
      }),
    );
  const typeOffline = async (price: string) => {
    await page.context().setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    await field(page, 'est_price_max').fill(price);
    await field(page, 'est_price_max').blur();
    await dialog(page).getByText('Not saved yet').waitFor();
    expect(await toast(page, 'Error').count()).toBe(0);
  };
  await typeOffline('915');
  await putElsewhere(940);
  await page.context().setOffline(false);
  await dialog(page)
    .getByText('You put Max price $915. Now it’s Max price $940.', { exact: false })
    .waitFor();
  await button(page, 'Keep what’s there').click();
  expect(await field(page, 'est_price_max').inputValue()).toBe('940');

  await typeOffline('950');
  await putElsewhere(950);
  await page.context().setOffline(false);
  await dialog(page).getByText('Not saved yet').waitFor({ state: 'detached' });
  expect(await field(page, 'est_price_max').inputValue()).toBe('950');

  await typeOffline('960');
  await field(page, 'est_price_max').fill('950');
  await field(page, 'est_price_max').blur();
  await dialog(page).getByText('Not saved yet').waitFor({ state: 'detached' });
  await page.goto(new URL('/adminka', site.product.url).href).catch(() => undefined);
  await page.context().setOffline(false);
  await page.goto(new URL('/adminka', site.product.url).href);
  await page.getByRole('region', { name: 'Recent Leads' }).waitFor();
  expect(await page.getByText('Opal Open').filter({ hasText: 'aren’t saved yet' }).count()).toBe(0);
  expect((await leadOf(id))?.est_price_max).toBe(950);
});

test('a reload while an offer is under way: it was sent once, and the page says so', async () => {
  const { page, email } = await freshLead('Rob Reload');
  await button(page, 'Use this range').click();
  await toast(page, 'Lead Updated').waitFor();
  const { promise: sent, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/admin-offer', async (route) => {
    await route.fetch();
    resolve();
  });
  await button(page, 'Send Offer Email').click();
  await sent;
  await page.reload();
  await eventually(async () => expect(await field(page, 'status').inputValue()).toBe('OFFER_SENT'));
  expect(await offersTo(email)).toHaveLength(1);
});

test('a token that expires in the midst of an edit is renewed unseen', async () => {
  const { page, id } = await freshLead('Tina Token', 'own');
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (isEdit(request)) tokens.push(request.headers().authorization);
  });
  await page.route('**/api/admin-leads/*', (route) =>
    isEdit(route.request()) && tokens.length < 2
      ? route.fulfill({ status: 401, json: { message: 'The incoming token has expired' } })
      : route.fallback(),
  );
  await field(page, notes).fill('Gate code 4711.');
  await field(page, notes).blur();
  await toast(page, 'Lead Updated', 'Internal notes saved').waitFor();
  expect(tokens).toHaveLength(2);
  expect(tokens[1]).not.toBe(tokens[0]);
  expect((await leadOf(id))?.internal_notes).toBe('Gate code 4711.');
});

test('a session that was ended elsewhere asks for the password in the midst of an edit, which is then saved', async () => {
  const { page, id } = await freshLead('Rita Revoked', 'own');
  const client = new CognitoIdentityProviderClient({});
  const { email, password } = site.product.admin;
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: USER_POOL.id, Username: email }));
  client.destroy();
  let refused = 0;
  await page.route('**/api/admin-leads/*', (route) => {
    if (!isEdit(route.request()) || refused > 0) return route.fallback();
    refused += 1;
    return route.fulfill({ status: 401, json: { message: 'The incoming token has expired' } });
  });
  await field(page, notes).fill('Gate code 4711.');
  await field(page, notes).blur();
  const again = page.getByRole('dialog', { name: 'Log in again' });
  await again.waitFor();
  expect(await page.locator(`[name=${notes}]`).inputValue()).toBe('Gate code 4711.');
  await fillSignIn(page, email, password);
  await again.waitFor({ state: 'detached' });
  await toast(page, 'Lead Updated', 'Internal notes saved').waitFor();
  expect((await leadOf(id))?.internal_notes).toBe('Gate code 4711.');
});

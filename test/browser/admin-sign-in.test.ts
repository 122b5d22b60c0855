import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leadIdOfSlug } from '#functions/data/lead/leads.ts';
import { USER_POOL } from '#local/environment.ts';
import { eventually } from '../eventually.ts';
import {
  book,
  dialog,
  field,
  fillSignIn,
  noise,
  openLead,
  openLeads,
  signedIn,
  toast,
} from './admin-desk.ts';
import { findings } from './page-checks.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser();
const password = 'Correct-Horse-9';
const refused = noise('Failed to log in', 'Failed to load resource');

/** A user of the pool who is in no group; with a temporary password unless it is permanent. */
async function createUser(email: string, kind: 'permanent' | 'temporary'): Promise<void> {
  const client = new CognitoIdentityProviderClient({});
  const user = { UserPoolId: USER_POOL.id, Username: email };
  await client.send(
    new AdminCreateUserCommand({
      ...user,
      TemporaryPassword: 'Temporary-Pass-1',
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
  if (kind === 'permanent') {
    await client.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
  }
  client.destroy();
}

const openLogin = (visit = noise()) => site.open('/adminka/login', visit);

test('signing out in one tab empties the others', async () => {
  const page = await signedIn(site);
  const leave = async (path: string, end: string) => {
    const tab = await page.context().newPage();
    await tab.goto(path);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    return () => tab.waitForURL((url) => url.pathname === end);
  };
  const left = [await leave('/admin', '/'), await leave('/adminka', '/adminka/login')];
  await page.getByRole('button', { name: 'Logout' }).click();
  await Promise.all(left.map((isLeft) => isLeft()));
});

test('the admin signs in and out; somebody outside the group is not authorized; the first password is chosen at the first sign-in', async () => {
  const page = await openLogin(refused);
  await fillSignIn(page, site.product.admin.email, site.product.admin.password);
  await toast(page, 'Logged in successfully').waitFor();
  await page.waitForURL('**/adminka');
  await page.getByText(site.product.admin.email).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/adminka/login');
  await page.goto('/adminka');
  await page.waitForURL('**/adminka/login');
  await toast(page, 'Authentication Required', 'Please log in to access the admin panel').waitFor();

  await createUser('stranger@example.com', 'permanent');
  await fillSignIn(page, 'stranger@example.com', password);
  await toast(page, 'Not authorized').waitFor();
  expect(new URL(page.url()).pathname).toBe('/adminka/login');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('accessToken'))),
  ).toEqual([]);

  await createUser('invited@example.com', 'temporary');
  await fillSignIn(page, 'invited@example.com', 'Temporary-Pass-1');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await toast(page, 'Password did not conform with policy').waitFor();
  await page.getByLabel('New password').fill('Brand-New-Pass-2');
  await page.getByRole('button', { name: 'Set password' }).click();
  await toast(page, 'Not authorized').waitFor();
});

test('what is missing is asked for beside its field; wrong and unknown get the same words; no answer says so', async () => {
  const page = await openLogin(noise('Failed to log in', 'Failed to load resource', 'ERR_FAILED'));
  for (const [email, secret, sentence, focused] of [
    ['', '', 'Email is required', 'email'],
    ['nobody', 'x', 'Please enter a valid email address.', 'email'],
    ['nobody@example.com', '', 'Password is required', 'password'],
  ] as const) {
    await fillSignIn(page, email, secret);
    await page.getByText(sentence).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(focused);
  }
  expect(await findings(page)).toEqual([]);
  for (const email of [site.product.admin.email, 'ghost@example.com']) {
    await page.reload();
    await fillSignIn(page, email, 'Wrong-Password-1');
    await toast(page, 'Incorrect username or password.').waitFor();
  }

  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('ghost@example.com');
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByLabel('Code').waitFor();
  expect((await site.product.mails()).filter(({ to }) => to.includes('ghost@example.com'))).toEqual([]);

  await page.goto('/adminka/login');
  const { cognitoEndpoint } = (await (await fetch(`${site.product.url}/config.json`)).json()) as {
    cognitoEndpoint: string;
  };
  await page.route(`${cognitoEndpoint}**`, (route) => route.abort());
  await fillSignIn(page, site.product.admin.email, site.product.admin.password);
  await toast(page, 'Failed to log in').waitFor();
});

/** What a browser holds to have its session renewed. */
const refreshTokenOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.refreshToken'));
    return localStorage.getItem(key ?? '') ?? '';
  });

async function renew(refreshToken: string): Promise<string | undefined> {
  const client = new CognitoIdentityProviderClient({});
  const command = new GetTokensFromRefreshTokenCommand({
    ClientId: USER_POOL.clientId,
    RefreshToken: refreshToken,
  });
  const { AuthenticationResult } = await client.send(command).finally(() => client.destroy());
  return AuthenticationResult?.AccessToken;
}

test('a forgotten password is set anew by the code in the email, and ends all other sessions', async () => {
  const { email } = site.product.admin;
  const before = await refreshTokenOf(await signedIn(site));
  expect(await renew(before)).toBeDefined();
  const page = await openLogin();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByLabel('Code').waitFor();
  const code = await eventually(async () => {
    const mail = (await site.product.mails()).find(({ to }) => to.includes(email));
    const found = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    expect(found).toBeDefined();
    return String(found);
  });
  await page.getByLabel('Code').fill(code);
  // The same one again, so that the other tests still know it.
  await page.getByLabel('New password').fill(site.product.admin.password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await toast(page, 'Logged in successfully').waitFor();
  await page.waitForURL('**/adminka');
  await expect(renew(before)).rejects.toThrow('Invalid Refresh Token');
  expect(await renew(await refreshTokenOf(page))).toBeDefined();
});

const tokensIn = (page: Page) =>
  page.evaluate(() => {
    const count = (storage: Storage) => Object.keys(storage).filter((key) => key.endsWith('Token')).length;
    return { device: count(localStorage), tab: count(sessionStorage) };
  });

/** Whether a second step is on is among what Today asks last with its token. */
async function lastCallAnswered(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Two-step sign-in' }).waitFor();
  await page.waitForLoadState('networkidle');
}

test('a session that is not kept survives a reload, and ends with its tab', async () => {
  const page = await openLogin();
  await page.getByLabel('Keep me signed in on this device').uncheck();
  await fillSignIn(page, site.product.admin.email, site.product.admin.password);
  await page.waitForURL('**/adminka');
  expect(await tokensIn(page)).toMatchObject({ device: 0 });
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Recent Leads' }).waitFor();
  const other = await page.context().newPage();
  await other.goto('/adminka');
  await other.waitForURL('**/adminka/login');
});

test('a device that is remembered keeps the session for new tabs, until somebody signs out everywhere', async () => {
  const phone = await signedIn(site);
  const phoneToken = await refreshTokenOf(phone);
  const page = await signedIn(site);

  expect(await tokensIn(page)).toMatchObject({ tab: 0 });
  const other = await page.context().newPage();
  await other.goto('/adminka/login');
  await other.waitForURL('**/adminka');
  await Promise.all([phone, page, other].map(lastCallAnswered));

  await page.getByRole('link', { name: site.product.admin.email }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/adminka/login');
  await expect(renew(phoneToken)).rejects.toThrow('Invalid Refresh Token');
});

test('who came for a lead from an email signs in and gets to it', async () => {
  const id = await leadIdOfSlug(await book(site.product.url, { fullName: 'Mara Mail' }));
  const page = await site.open(`/admin?lead=${id}`, noise());
  await page.waitForURL('**/adminka/login');
  await toast(page, 'Authentication Required').waitFor();
  await fillSignIn(page, site.product.admin.email, site.product.admin.password);
  await dialog(page).getByRole('heading', { name: 'Mara Mail' }).waitFor();
});

const changeToken = (page: Page, changes: Readonly<Record<string, unknown>>) =>
  page.evaluate((changed) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    const [head, payload = '', signature] = (localStorage.getItem(key) ?? '').split('.');
    const claims = { ...JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))), ...changed };
    const coded = btoa(JSON.stringify(claims)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
    localStorage.setItem(key, [head, coded, signature].join('.'));
  }, changes);

/** As if the admin had left the group since. */
const leaveGroup = (page: Page) => changeToken(page, { 'cognito:groups': undefined });

test.each([
  ['/admin', '/', '.toast', 'Access Denied'],
  ['/adminka', '/adminka/login', '[data-sonner-toast]', 'Not authorized'],
])('a session without the group at %s goes to %s', async (from, to, message, title) => {
  const page = await signedIn(site);
  await lastCallAnswered(page);
  await leaveGroup(page);
  await page.goto(from);
  await page.waitForURL((url) => url.pathname === to);
  const denied = page.locator(message, { hasText: title });
  await denied.getByText('You do not have admin privileges to access this panel').waitFor();
});

test('when nobody can tell who is there /admin says so; without a session it leads home, with the toast', async () => {
  const page = await (await site.visitor(noise('Failed to verify', 'Failed to load resource'))).newPage();
  await page.route('**/config.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/admin');
  await toast(page, 'Authentication Error', 'Failed to verify authentication. Please try again.').waitFor();
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  const message = page.locator('.toast', { hasText: 'Authentication Required' });
  await message.getByText('Please log in to access the admin panel').waitFor();
  await message.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/adminka/login');
  await fillSignIn(page, site.product.admin.email, site.product.admin.password);
  await page.waitForURL('**/adminka');
});

test('a session that ends in the middle of work asks for the password; one that is being renewed asks for nothing; settings that do not come, or Back after a sign-out, are no harm', async () => {
  await book(site.product.url, { fullName: 'Vera Ends' });
  const page = await signedIn(site, noise('Failed to verify', 'Failed to load resource'));
  await openLeads(page);
  await openLead(page, 'Vera Ends');
  await page.route('**/api/admin-leads/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { message: 'Unauthorized' } })
      : route.fallback(),
  );
  await field(page, 'internal_notes').fill('Gate code 4711.');
  await field(page, 'internal_notes').blur();
  const again = page.getByRole('dialog', { name: 'Log in again' });
  await again.waitFor();
  expect(await again.getByLabel('Email').inputValue()).toBe(site.product.admin.email);
  expect(await findings(page)).toEqual([]);
  await page.unroute('**/api/admin-leads/*');
  await fillSignIn(page, site.product.admin.email, site.product.admin.password);
  await again.waitFor({ state: 'detached' });
  await toast(page, 'Lead Updated').waitFor();
  await page.reload();
  await eventually(async () =>
    expect(await field(page, 'internal_notes').inputValue()).toBe('Gate code 4711.'),
  );
  await dialog(page).waitFor();

  const told = page.waitForEvent('console', (message) => message.text().startsWith('Failed to verify'));
  await page.route('**/config.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/admin');
  await page.getByRole('link', { name: 'View Vera Ends' }).first().waitFor();
  await told;
  expect(await toast(page, 'Authentication Error').count()).toBe(0);

  await page.unrouteAll();
  await page.goto('/adminka');
  await page.getByRole('heading', { level: 2, name: 'Recent Leads' }).waitFor();
  const renewal = Promise.withResolvers<void>();
  await page.route(
    ({ origin }) => origin !== site.product.url,
    async (route) => {
      await renewal.promise;
      await route.continue();
    },
  );
  // Held before it expires: whatever the page still asks for must not renew it.
  await changeToken(page, { exp: 1 });
  await page.goto('/adminka/login');
  await page.getByText('Checking your session').waitFor();
  expect(await page.getByRole('button', { name: 'Log in' }).count()).toBe(0);
  renewal.resolve();
  await page.waitForURL('**/adminka');
  await page.getByRole('heading', { level: 2, name: 'Recent Leads' }).waitFor();
  const restore = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await restore();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  // The browser under test keeps no such pages, so what another one did is put in its place.
  await page.evaluate(() => localStorage.setItem('bdla:signedOutAt', String(Date.now())));
  await restore();
  await page.waitForURL('**/adminka/login');
});

import { setTimeout } from 'node:timers/promises';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { USER_POOL } from '#local/environment.ts';
import { eventually } from '../../eventually.ts';
import { fillSignIn, noise, toast } from '../admin-desk.ts';
import { findings } from '../page-checks.ts';
import { sharedProduct } from '../product.ts';

const site = sharedProduct();
const password = 'Correct-Horse-9';
const refused = noise('Failed to verify the code', 'Failed to log in', 'Failed to load resource');
let count = 0;

/** Another admin than the demo's, whose sign-in the other tests need as it is. */
async function createAdmin(): Promise<string> {
  count += 1;
  const client = new CognitoIdentityProviderClient({});
  const Username = `second-${Date.now()}-${count}@example.com`;
  const user = { UserPoolId: USER_POOL.id, Username };
  const UserAttributes = [
    { Name: 'email', Value: Username },
    { Name: 'email_verified', Value: 'true' },
  ];
  await client.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS', UserAttributes }));
  await client.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
  await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'admin' }));
  client.destroy();
  return Username;
}

const step = 30_000;
/**
 * The code of the step before (-1), of this one (0) or of the next (1): the pool takes all three, and each once.
 * The code before is too old when this step ends, so near its end the next one is waited for.
 */
async function codeOf(secret: string, steps: -1 | 0 | 1): Promise<string> {
  const left = step - (Date.now() % step);
  if (steps === -1 && left < step / 3) await setTimeout(left);
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * step });
}

async function enterCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}

const strip = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });

/** Signs in and sets up an app from the strip; answers its secret. */
async function setUp(page: Page, email: string): Promise<string> {
  await fillSignIn(page, email, password);
  await page.waitForURL('**/adminka');
  await strip(page).getByRole('link', { name: 'Set up' }).click();
  await page.waitForURL('**/adminka/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = await page.locator('.adm-factor__key code').textContent();
  return String(secret).replaceAll(' ', '');
}

test('an admin sets up the second step, signs in with it to the lead that they came for, and turns it off again', async () => {
  const email = await createAdmin();
  const page = await site.open('/adminka/login', refused);
  const secret = await setUp(page, email);
  const qr = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await qr.waitFor();
  expect(await page.getByRole('link', { name: 'Open it in your app' }).getAttribute('href')).toContain(
    secret,
  );
  expect(await findings(page)).toEqual([]);
  await enterCode(page, '000 000', 'Turn on');
  await toast(page, 'That code didn’t work').waitFor();
  await enterCode(page, await codeOf(secret, -1), 'Turn on');
  await toast(page, 'Two-step sign-in is on').waitFor();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/adminka/login');
  await page.goto('/admin?lead=01ARZ3NDEKTSV4RRFFQ69G5FAV');
  await page.waitForURL('**/adminka/login');
  await fillSignIn(page, email, password);
  await page.getByText('Enter the code from your authenticator app.').waitFor();
  expect(await findings(page)).toEqual([]);
  await enterCode(page, '000000', 'Log in');
  await toast(page, 'Invalid code received for user').waitFor();
  await enterCode(page, await codeOf(secret, 0), 'Log in');
  await page.waitForURL('**/admin?lead=01ARZ3NDEKTSV4RRFFQ69G5FAV');

  await page.goto('/adminka/account');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await enterCode(page, await codeOf(secret, 1), 'Turn off');
  await toast(page, 'Two-step sign-in is off').waitFor();
});

test('"Later" puts the offer away, for the next visit too', async () => {
  const email = await createAdmin();
  const page = await site.open('/adminka/login', noise());
  await fillSignIn(page, email, password);
  await strip(page).getByRole('button', { name: 'Later' }).click();
  await strip(page).waitFor({ state: 'detached' });
  const asked = page.waitForResponse((response) => response.url().includes('/api/admin-leads'));
  await page.reload();
  await asked;
  await page.getByRole('heading', { level: 2, name: 'Recent Leads' }).waitFor();
  expect(await strip(page).count()).toBe(0);
});

test('a password reset asks for the code too, and signs out every device', async () => {
  const email = await createAdmin();
  const page = await site.open('/adminka/login', refused);
  const secret = await setUp(page, email);
  await enterCode(page, await codeOf(secret, -1), 'Turn on');
  await toast(page, 'Two-step sign-in is on').waitFor();
  const other = await (await site.visitor(refused)).newPage();
  await other.goto('/adminka/login');
  await other.getByRole('button', { name: 'Forgot password?' }).click();
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send a code' }).click();
  await other.getByLabel('Code').waitFor();
  const code = await eventually(async () => {
    const mail = (await site.product.mails()).find(({ to }) => to.includes(email));
    const found = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    expect(found).toBeDefined();
    return String(found);
  });
  await other.getByLabel('Code').fill(code);
  await other.getByLabel('New password').fill('Another-Horse-7');
  await other.getByRole('button', { name: 'Set password' }).click();
  await enterCode(other, await codeOf(secret, 0), 'Log in');
  await toast(other, 'Password changed', 'All devices are signed out.').waitFor();
  await fillSignIn(other, email, 'Another-Horse-7');
  await enterCode(other, await codeOf(secret, 1), 'Log in');
  await toast(other, 'Logged in successfully').waitFor();
});

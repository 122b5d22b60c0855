import {
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
import { clientId, openLocalPool } from './local-pool.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const pool = await openLocalPool();
afterAll(() => pool.close());

async function signedIn() {
  const { AuthenticationResult } = await pool.signIn(await pool.createAdmin());
  return { access: AuthenticationResult?.AccessToken, refresh: AuthenticationResult?.RefreshToken ?? '' };
}
const renew = async (token: string) => {
  const command = new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken: token });
  const { AuthenticationResult } = await pool.client.send(command);
  return {
    access: AuthenticationResult?.AccessToken ?? '',
    refresh: AuthenticationResult?.RefreshToken ?? '',
  };
};

test('each renewal gives another refresh token, and an access token that carries the group', async () => {
  const first = await signedIn();
  const second = await renew(first.refresh);
  expect(second.refresh).not.toBe(first.refresh);
  const payload = Buffer.from(second.access.split('.')[1] ?? '', 'base64url').toString();
  expect(JSON.parse(payload)).toMatchObject({ token_use: 'access', 'cognito:groups': ['admin'] });
});

test('a replaced refresh token still works for a minute, then never again', async () => {
  const { refresh } = await signedIn();
  const { refresh: next } = await renew(refresh);
  pool.pass(minute / 2);
  await renew(refresh);
  pool.pass(minute);
  await expect(renew(refresh)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
  pool.pass(day);
  await expect(renew(refresh)).rejects.toThrow();
  await expect(renew(next)).resolves.toBeDefined();
});

test('two tabs that renew at once both get on', async () => {
  const { refresh } = await signedIn();
  const renewed = await Promise.all([renew(refresh), renew(refresh)]);
  pool.pass(2 * minute);
  for (const tokens of renewed) await expect(renew(tokens.refresh)).resolves.toBeDefined();
});

test('a session lasts thirty days from the sign-in on, however often it is renewed', async () => {
  let { refresh } = await signedIn();
  pool.pass(29 * day);
  refresh = (await renew(refresh)).refresh;
  pool.pass(day);
  await expect(renew(refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('signing out everywhere ends the sessions of all devices, with a token that was replaced a moment ago', async () => {
  const address = await pool.createAdmin();
  const phone = (await pool.signIn(address)).AuthenticationResult;
  const desk = (await pool.signIn(address)).AuthenticationResult;
  const { refresh: renewed } = await renew(phone?.RefreshToken ?? '');
  await pool.client.send(new GlobalSignOutCommand({ AccessToken: desk?.AccessToken }));
  for (const token of [phone?.RefreshToken, renewed, desk?.RefreshToken]) {
    await expect(renew(token ?? '')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  }
});

test('the flow that would not replace refresh tokens is off, as on AWS', async () => {
  const { refresh } = await signedIn();
  const command = new InitiateAuthCommand({
    ClientId: clientId,
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: refresh },
  });
  await expect(pool.client.send(command)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  resetPassword,
  signIn,
  signOut,
} from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startCognito } from '#local/cognito/start-cognito.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/credentials.ts';
import type { Front } from '#local/front.ts';

const POOL = 'us-west-2_LocalPool';
const CLIENT = 'localsiteclient00000000000';
const SITE = 'http://127.0.0.1:3000';
const ADMIN = 'admin@example.com';
const INVITED = 'invited@example.com';
const PASSWORD = 'Correct-Horse-9';
const codes: string[] = [];
let directory: string;
let identity: Front;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'cognito-'));
  identity = await startCognito({
    directory,
    poolId: POOL,
    clientId: CLIENT,
    region: LOCAL_REGION,
    origins: [SITE],
    sendCode: async ({ code }) => {
      codes.push(code);
    },
  });
  const client = new CognitoIdentityProviderClient({
    endpoint: identity.url,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
  });
  for (const Username of [ADMIN, INVITED]) {
    await client.send(
      new AdminCreateUserCommand({
        UserPoolId: POOL,
        Username,
        TemporaryPassword: 'Temporary-Pass-1',
        MessageAction: 'SUPPRESS',
        UserAttributes: [{ Name: 'email', Value: Username }],
      }),
    );
  }
  await client.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: POOL,
      Username: ADMIN,
      Password: PASSWORD,
      Permanent: true,
    }),
  );
  await client.send(new CreateGroupCommand({ UserPoolId: POOL, GroupName: 'admin' }));
  await client.send(
    new AdminAddUserToGroupCommand({ UserPoolId: POOL, Username: ADMIN, GroupName: 'admin' }),
  );
  client.destroy();
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: POOL, userPoolClientId: CLIENT, userPoolEndpoint: `${identity.url}/` },
    },
  });
});

afterEach(() => signOut());

afterAll(async () => {
  await identity.close();
  await rm(directory, { recursive: true });
});

const groups = async (options = {}) =>
  (await fetchAuthSession(options)).tokens?.accessToken.payload['cognito:groups'];

test('Amplify signs in by SRP, refreshes and signs out everywhere', async () => {
  expect((await signIn({ username: ADMIN, password: PASSWORD })).isSignedIn).toBe(true);
  expect(await groups()).toEqual(['admin']);
  expect(await groups({ forceRefresh: true })).toEqual(['admin']);
  await signOut({ global: true });
  expect(await groups()).toBeUndefined();
});

test.each([
  [ADMIN, 'Wrong-Password-1'],
  ['ghost@example.com', PASSWORD],
])('Amplify is refused for %s with %s', async (username, password) => {
  await expect(signIn({ username, password })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  });
});

test('Amplify walks through the first password', async () => {
  const { nextStep } = await signIn({ username: INVITED, password: 'Temporary-Pass-1' });
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  expect((await confirmSignIn({ challengeResponse: 'Brand-New-Pass-2' })).isSignedIn).toBe(true);
});

test('Amplify resets a forgotten password', async () => {
  const { nextStep } = await resetPassword({ username: ADMIN });
  expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
  await confirmResetPassword({
    username: ADMIN,
    confirmationCode: codes.at(-1) ?? '',
    newPassword: 'Another-Horse-7',
  });
  expect((await signIn({ username: ADMIN, password: 'Another-Horse-7' })).isSignedIn).toBe(true);
});

test.each([
  [SITE, SITE],
  ['http://elsewhere.example', null],
])('a page of %s may call: %s', async (origin, allowed) => {
  const response = await fetch(identity.url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-headers': 'x-amz-target' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
  expect(response.headers.get('access-control-allow-headers')).toBe('x-amz-target');
});

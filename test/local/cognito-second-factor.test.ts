import {
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  GetUserCommand,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
import { clientId, openLocalPool, poolId } from './local-pool.ts';

const step = 30_000;
const pool = await openLocalPool();
afterAll(() => pool.close());

const verify = (AccessToken: string, UserCode: string) =>
  pool.client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
const prefer = (AccessToken: string, Enabled: boolean) =>
  pool.client.send(
    new SetUserMFAPreferenceCommand({
      AccessToken,
      SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
    }),
  );
const respond = (address: string, Session: string | undefined, code: string) =>
  pool.client.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: address, SOFTWARE_TOKEN_MFA_CODE: code },
    }),
  );

/** An admin whose sign-in asks for a code. */
async function adminWithFactor() {
  const address = await pool.createAdmin();
  const access = (await pool.signIn(address)).AuthenticationResult?.AccessToken ?? '';
  const { SecretCode: secret = '' } = await pool.client.send(
    new AssociateSoftwareTokenCommand({ AccessToken: access }),
  );
  await verify(access, pool.codeFor(secret));
  await prefer(access, true);
  pool.pass(step);
  return { address, access, secret };
}

test('a sign-in asks for the code of the app, and lets nobody in without', async () => {
  const { address, secret } = await adminWithFactor();
  const first = await pool.signIn(address);
  expect(first.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  expect(first.AuthenticationResult).toBeUndefined();
  await expect(respond(address, first.Session, '000000')).rejects.toMatchObject({
    name: 'CodeMismatchException',
  });
  await expect(respond(address, 'made-up', pool.codeFor(secret))).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
  const { AuthenticationResult } = await respond(address, first.Session, pool.codeFor(secret));
  expect(AuthenticationResult?.AccessToken).toBeDefined();
});

test('no code of an authenticator app is taken twice', async () => {
  const { address, secret } = await adminWithFactor();
  const code = pool.codeFor(secret);
  await respond(address, (await pool.signIn(address)).Session, code);
  const again = await pool.signIn(address);
  await expect(respond(address, again.Session, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
});

test.each([
  [-30, true],
  [30, true],
  [-90, false],
  [90, false],
])('a phone whose clock is off by %i seconds: %s', async (seconds, isTaken) => {
  const { address, secret } = await adminWithFactor();
  pool.pass(10 * step);
  const attempt = respond(address, (await pool.signIn(address)).Session, pool.codeFor(secret, seconds));
  expect(await attempt.then(() => true).catch(() => false)).toBe(isTaken);
});

test('five wrong codes end the attempt, the right one then comes too late', async () => {
  const { address, secret } = await adminWithFactor();
  const { Session } = await pool.signIn(address);
  for (const code of ['1', '2', '3', '4', '5']) {
    await expect(respond(address, Session, code)).rejects.toMatchObject({ name: 'CodeMismatchException' });
  }
  await expect(respond(address, Session, pool.codeFor(secret))).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});

test('a wrong code sets nothing up, and nothing is preferred before it is set up', async () => {
  const address = await pool.createAdmin();
  const access = (await pool.signIn(address)).AuthenticationResult?.AccessToken ?? '';
  await pool.client.send(new AssociateSoftwareTokenCommand({ AccessToken: access }));
  await expect(verify(access, '000000')).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' });
  await expect(prefer(access, true)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  expect((await pool.signIn(address)).AuthenticationResult).toBeDefined();
});

test('who knows the password alone cannot set up another app', async () => {
  const { address } = await adminWithFactor();
  const { Session } = await pool.signIn(address);
  await expect(pool.client.send(new AssociateSoftwareTokenCommand({ Session }))).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});

test('the preference can be read, and switched off by its owner or by an operator', async () => {
  const { address, access } = await adminWithFactor();
  const settings = async () =>
    (await pool.client.send(new GetUserCommand({ AccessToken: access }))).PreferredMfaSetting;
  expect(await settings()).toBe('SOFTWARE_TOKEN_MFA');
  await prefer(access, false);
  expect(await settings()).toBeUndefined();
  expect((await pool.signIn(address)).AuthenticationResult).toBeDefined();
  await prefer(access, true);
  await pool.client.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: poolId,
      Username: address,
      SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
    }),
  );
  expect((await pool.signIn(address)).AuthenticationResult).toBeDefined();
});

test('a pool that requires it has the app set up in the middle of the sign-in', async () => {
  const strict = await openLocalPool('required');
  const address = await strict.createAdmin();
  const { ChallengeName, Session } = await strict.signIn(address);
  expect(ChallengeName).toBe('MFA_SETUP');
  const finish = (session = Session) =>
    strict.client.send(
      new RespondToAuthChallengeCommand({
        ClientId: clientId,
        ChallengeName: 'MFA_SETUP',
        Session: session,
        ChallengeResponses: { USERNAME: address },
      }),
    );
  const associated = await strict.client.send(new AssociateSoftwareTokenCommand({ Session }));
  const verified = await strict.client.send(
    new VerifySoftwareTokenCommand({
      Session: associated.Session,
      UserCode: strict.codeFor(associated.SecretCode ?? ''),
    }),
  );
  expect((await finish(verified.Session)).AuthenticationResult?.AccessToken).toBeDefined();
  expect((await strict.signIn(address)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  await strict.close();
});

test('a required set-up that was not carried out lets nobody in', async () => {
  const strict = await openLocalPool('required');
  const address = await strict.createAdmin();
  const { Session } = await strict.signIn(address);
  const command = new RespondToAuthChallengeCommand({
    ClientId: clientId,
    ChallengeName: 'MFA_SETUP',
    Session,
    ChallengeResponses: { USERNAME: address },
  });
  await expect(strict.client.send(command)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await strict.close();
});

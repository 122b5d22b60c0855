import {
  AssociateSoftwareTokenCommand,
  GetTokensFromRefreshTokenCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
import { resetFactor } from '../../commands/admin-reset-factor.ts';
import { clientId, openLocalPool, poolId } from './local-pool.ts';

const pool = await openLocalPool();
const config = { userPoolId: poolId, cognitoEndpoint: pool.url };
afterAll(() => pool.close());

test('an admin who lost the phone gets in by the password alone, and the lost phone is signed out', async () => {
  const address = await pool.createAdmin();
  const { AuthenticationResult: tokens } = await pool.signIn(address);
  const AccessToken = tokens?.AccessToken;
  const { SecretCode = '' } = await pool.client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const UserCode = pool.codeFor(SecretCode);
  await pool.client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await pool.client.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
  expect((await pool.signIn(address)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');

  await resetFactor(address.toUpperCase(), config);
  expect((await pool.signIn(address)).AuthenticationResult?.AccessToken).toBeDefined();
  const renewal = new GetTokensFromRefreshTokenCommand({
    ClientId: clientId,
    RefreshToken: tokens?.RefreshToken,
  });
  await expect(pool.client.send(renewal)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('an address that no admin has is said to be one', async () => {
  await expect(resetFactor('ghost@example.com', config)).rejects.toThrow('No admin has this address.');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { TOTP } from 'otpauth';
import type { PoolOptions } from '#local/cognito/pool.ts';
import { startCognito } from '#local/cognito/start-cognito.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/credentials.ts';

export const poolId = 'us-west-2_LocalPool';
export const clientId = 'localsiteclient00000000000';
const password = 'Correct-Horse-9';

/** A pool of its own for a test file, with a clock that the test moves. */
export async function openLocalPool(secondFactor: PoolOptions['secondFactor'] = 'optional') {
  const directory = await mkdtemp(path.join(tmpdir(), 'cognito-'));
  let passed = 0;
  let count = 0;
  const now = () => Date.now() + passed;
  const identity = await startCognito({
    directory,
    poolId,
    clientId,
    region: LOCAL_REGION,
    origins: [],
    sendCode: async () => undefined,
    secondFactor,
    now,
  });
  const client = new CognitoIdentityProviderClient({
    endpoint: identity.url,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
    maxAttempts: 1,
  });
  await client.send(new CreateGroupCommand({ UserPoolId: poolId, GroupName: 'admin' }));
  return {
    url: identity.url,
    client,
    pass: (milliseconds: number) => {
      passed += milliseconds;
    },
    /** The code that an authenticator app shows now, or so many seconds from now. */
    codeFor: (secret: string, seconds = 0) =>
      new TOTP({ secret }).generate({ timestamp: now() + seconds * 1000 }),
    /** A confirmed admin; answers the address. */
    createAdmin: async () => {
      count += 1;
      const user = { UserPoolId: poolId, Username: `admin-${count}@example.com` };
      const UserAttributes = [{ Name: 'email', Value: user.Username }];
      await client.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS', UserAttributes }));
      await client.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
      await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: 'admin' }));
      return user.Username;
    },
    signIn: (username: string) =>
      client.send(
        new InitiateAuthCommand({
          ClientId: clientId,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: username, PASSWORD: password },
        }),
      ),
    close: async () => {
      client.destroy();
      await identity.close();
      await rm(directory, { recursive: true });
    },
  };
}

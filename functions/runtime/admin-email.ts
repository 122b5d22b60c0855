import { CognitoIdentityProviderClient, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { AdminCall } from './admin-operation.ts';
import { causeOf, log } from './log.ts';
import { once } from './once.ts';

const identities = once(
  () =>
    new CognitoIdentityProviderClient({
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
    }),
);

/** The admin's email, which access tokens do not have; the account's name when the user pool does not answer. */
export async function emailOfAdmin({ admin, token }: AdminCall): Promise<string> {
  try {
    const { UserAttributes = [] } = await identities().send(new GetUserCommand({ AccessToken: token }));
    return UserAttributes.find(({ Name }) => Name === 'email')?.Value ?? admin;
  } catch (error) {
    log.warn('admin’s email not read', { cause: causeOf(error) });
    return admin;
  }
}

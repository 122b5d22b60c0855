import { CognitoIdentityProviderClient, GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { once } from './once.ts';

const identities = once(
  () =>
    new CognitoIdentityProviderClient({
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
    }),
);

/** The email of whose access token it is; undefined when the account has none. */
export async function emailInPool(token: string): Promise<string | undefined> {
  const { UserAttributes = [] } = await identities().send(new GetUserCommand({ AccessToken: token }));
  return UserAttributes.find(({ Name }) => Name === 'email')?.Value;
}

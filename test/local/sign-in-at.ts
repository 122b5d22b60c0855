import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/credentials.ts';
import { DEMO_ADMIN } from '#local/provision/create-admin.ts';

/** Signs the demo admin of a running product in; answers the access token. */
export async function signIn({ url }: { readonly url: string }): Promise<string> {
  const config = await (await fetch(`${url}/config.json`)).json();
  const client = new CognitoIdentityProviderClient({
    endpoint: config.cognitoEndpoint,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
  });
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({
      ClientId: config.userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: DEMO_ADMIN.email, PASSWORD: DEMO_ADMIN.password },
    }),
  );
  client.destroy();
  return AuthenticationResult?.AccessToken ?? '';
}

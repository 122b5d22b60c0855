import { randomUUID } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { operationEntry } from '#domain/operations/table.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/credentials.ts';
import { DEMO_ADMIN } from '#local/provision/create-admin.ts';
import { requestOf, type Send } from './api-calls.ts';

interface Settings {
  readonly publicKey: string;
  readonly userPoolClientId: string;
  readonly cognitoEndpoint: string;
}

/** Access tokens live 15 minutes. */
const tokenLifeMs = 10 * 60_000;

async function signIn({ userPoolClientId, cognitoEndpoint }: Settings): Promise<string> {
  const client = new CognitoIdentityProviderClient({
    endpoint: cognitoEndpoint,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
  });
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: userPoolClientId,
      AuthParameters: { USERNAME: DEMO_ADMIN.email, PASSWORD: DEMO_ADMIN.password },
    }),
  );
  client.destroy();
  if (AuthenticationResult?.AccessToken === undefined) throw new Error('The admin could not sign in.');
  return AuthenticationResult.AccessToken;
}

/** Calls operations of the product at `url` as the site does: as a visitor, or as the demo admin. */
export async function connect(url: string): Promise<Send> {
  const settings = (await (await fetch(`${url}/config.json`)).json()) as Settings;
  let token = await signIn(settings);
  let renewAt = Date.now() + tokenLifeMs;
  return async (name, input) => {
    if (Date.now() > renewAt) {
      renewAt = Date.now() + tokenLifeMs;
      token = await signIn(settings);
    }
    const { path: target, ...init } = requestOf(name, input);
    const response = await fetch(`${url}/api${target}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${operationEntry(name).auth === 'admin' ? token : settings.publicKey}`,
      },
    });
    const answer = (await response.json()) as Record<string, string>;
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${answer.error}`);
    return answer;
  };
}

import { randomUUID } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { operationEntry } from '#domain/operations/table.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/credentials.ts';
import { DEMO_ADMIN } from '#local/provision/create-admin.ts';
import { requestOf } from './api-calls.ts';
import type { Send } from './send.ts';

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

/** What lets calls in: the publishable key, and an access token of the demo admin. */
export interface Credentials {
  readonly publicKey: string;
  readonly adminToken: string;
}

/** Answers the credentials for the product at `url`, the token renewed whenever it grows old. */
export async function credentialsFor(url: string): Promise<() => Promise<Credentials>> {
  const settings = (await (await fetch(`${url}/config.json`)).json()) as Settings;
  let token: Promise<string> | undefined;
  let renewAt = 0;
  return async () => {
    if (token === undefined || Date.now() > renewAt) {
      renewAt = Date.now() + tokenLifeMs;
      // Kept while it is on its way, for callers that come meanwhile.
      token = signIn(settings);
    }
    return { publicKey: settings.publicKey, adminToken: await token };
  };
}

/** Calls operations of the product at `url` as the site does: as a visitor, or as the demo admin. */
export async function connect(url: string): Promise<Send> {
  const credentials = await credentialsFor(url);
  return async (name, input) => {
    const { publicKey, adminToken } = await credentials();
    const { path: target, ...init } = requestOf(name, input);
    const response = await fetch(`${url}/api${target}`, {
      ...init,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${operationEntry(name).auth === 'admin' ? adminToken : publicKey}`,
      },
    });
    const isText = response.headers.get('content-type')?.startsWith('text/') ?? false;
    const answer: Record<string, string> = isText ? { text: await response.text() } : await response.json();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${answer.error}`);
    return answer;
  };
}

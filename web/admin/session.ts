import { Amplify } from 'aws-amplify';
import { signOut as endSession, fetchAuthSession } from 'aws-amplify/auth';
import { adminGroup } from '#domain/admin-group.ts';
import { publicConfig } from '../api/public-config.ts';
import { openSessionStorage } from './session-storage.ts';
import { spreadSignOut } from './sign-out-news.ts';

/** Somebody who is signed in. */
export interface Session {
  readonly email: string;
  readonly isAdmin: boolean;
}

let configuring: Promise<void> | undefined;

async function configure(): Promise<void> {
  const { userPoolId, userPoolClientId, cognitoEndpoint } = await publicConfig();
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(cognitoEndpoint !== undefined && { userPoolEndpoint: cognitoEndpoint }),
      },
    },
  });
  openSessionStorage();
}

/** Amplify knows its pool; after a failure the next call tries again. */
export function configured(): Promise<void> {
  configuring ??= configure().catch((error: unknown) => {
    configuring = undefined;
    throw error;
  });
  return configuring;
}

/** A refresh token that another one has replaced: the answer that brought that one got lost. */
const isReplaced = (error: unknown): boolean =>
  error instanceof Error && error.name === 'RefreshTokenReuseException';

async function tokens(forceRefresh: boolean) {
  await configured();
  try {
    return (await fetchAuthSession({ forceRefresh })).tokens;
  } catch (error) {
    if (isReplaced(error)) return undefined;
    throw error;
  }
}

/** The session, refreshed when it is due; undefined when nobody is signed in. Throws when nobody can tell. */
export async function currentSession(): Promise<Session | undefined> {
  const found = await tokens(false);
  if (!found) return undefined;
  const groups = found.accessToken.payload['cognito:groups'];
  return {
    email: String(found.idToken?.payload.email ?? ''),
    isAdmin: Array.isArray(groups) && groups.includes(adminGroup),
  };
}

/** The access token that admin calls carry, or undefined without a session. */
export const accessToken = async (): Promise<string | undefined> =>
  (await tokens(false))?.accessToken.toString();

/** A new access token, whatever the age of the last one. */
export const renewedToken = async (): Promise<string | undefined> =>
  (await tokens(true))?.accessToken.toString();

/** Ends the session of this browser, in all its tabs; its refresh token counts no more. */
export async function signOut(): Promise<void> {
  await configured();
  await endSession();
  spreadSignOut();
}

/** Ends the sessions of all devices; what an access token still opens ends with it, within 15 minutes. */
export async function signOutEverywhere(): Promise<void> {
  await configured();
  await endSession({ global: true });
  spreadSignOut();
}

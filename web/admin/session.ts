import { Amplify } from 'aws-amplify';
import { signOut as endSession, fetchAuthSession } from 'aws-amplify/auth';
import { adminGroup } from '#domain/admin-group.ts';
import { publicConfig } from '../api/public-config.ts';
import { openSessionStorage } from './session-storage.ts';
import { spreadSignOut } from './sign-out-news.ts';

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

/** Configures Amplify once; after a failure the next call tries again. */
export function configured(): Promise<void> {
  configuring ??= configure().catch((error: unknown) => {
    configuring = undefined;
    throw error;
  });
  return configuring;
}

/** The refresh token was already rotated, but the answer with the new one got lost. */
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

/** The session, refreshed when due; undefined when signed out. Throws when it cannot be determined. */
export async function currentSession(): Promise<Session | undefined> {
  const found = await tokens(false);
  if (!found) return undefined;
  const groups = found.accessToken.payload['cognito:groups'];
  return {
    email: String(found.idToken?.payload.email ?? ''),
    isAdmin: Array.isArray(groups) && groups.includes(adminGroup),
  };
}

export const accessToken = async (): Promise<string | undefined> =>
  (await tokens(false))?.accessToken.toString();

export const renewedToken = async (): Promise<string | undefined> =>
  (await tokens(true))?.accessToken.toString();

/** Signs out in all tabs of this browser and revokes its refresh token. */
export async function signOut(): Promise<void> {
  await configured();
  await endSession();
  spreadSignOut();
}

/** Signs out all devices. Access tokens already issued work for up to 15 more minutes. */
export async function signOutEverywhere(): Promise<void> {
  await configured();
  await endSession({ global: true });
  spreadSignOut();
}

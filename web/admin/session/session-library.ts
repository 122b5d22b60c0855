import { Amplify } from 'aws-amplify';
import { signOut as endSession, fetchAuthSession } from 'aws-amplify/auth';
import { adminGroup } from '#domain/session/admin-group.ts';
import { publicConfig } from '../../api/public-config.ts';
import { openSessionStorage } from './session-storage.ts';
import { spreadSignOut } from './sign-out-elsewhere.ts';
import type { StoredSession } from './stored-session.ts';

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

/** The session, refreshed when due or wanted; undefined when signed out. Throws when it cannot be determined. */
export async function fetchSession({ fresh = false } = {}): Promise<StoredSession | undefined> {
  const found = await tokens(fresh);
  if (!found) return undefined;
  const groups = found.accessToken.payload['cognito:groups'];
  return {
    accessToken: found.accessToken.toString(),
    email: String(found.idToken?.payload.email ?? ''),
    isAdmin: Array.isArray(groups) && groups.includes(adminGroup),
  };
}

/** Signs out in all tabs of this browser and revokes its refresh token; `global` also those of all devices. */
export async function endSessions(reach: { readonly global: boolean }): Promise<void> {
  await configured();
  await endSession(reach);
  spreadSignOut();
}

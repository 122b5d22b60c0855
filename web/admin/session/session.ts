import { publicConfig } from '../../api/public-config.ts';
import { type Session, type StoredSession, storedSession } from './stored-session.ts';

/** Amplify stays away until a token has to be made or ended: it is a quarter of the admin's code. */
const sessionLibrary = () => import('./session-library.ts');

async function session(): Promise<StoredSession | undefined> {
  const { userPoolClientId } = await publicConfig();
  return storedSession(userPoolClientId, Date.now()) ?? (await sessionLibrary()).fetchSession();
}

/** The session, refreshed when due; undefined when signed out. Throws when it cannot be determined. */
export const currentSession = (): Promise<Session | undefined> => session();

export const accessToken = async (): Promise<string | undefined> => (await session())?.accessToken;

export const renewedToken = async (): Promise<string | undefined> =>
  (await (await sessionLibrary()).fetchSession({ fresh: true }))?.accessToken;

/** Signs out in all tabs of this browser and revokes its refresh token. */
export const signOut = async (): Promise<void> => (await sessionLibrary()).endSessions({ global: false });

/** Signs out all devices. Access tokens already issued work for up to 15 more minutes. */
export const signOutEverywhere = async (): Promise<void> =>
  (await sessionLibrary()).endSessions({ global: true });

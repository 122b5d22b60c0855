import { NetworkError } from '../../api/call-operation.ts';
import { publicConfig } from '../../api/public-config.ts';
import { emptyDevice } from '../device/empty-device.ts';
import { type Session, type StoredSession, storedClients, storedSession } from './stored-session.ts';
import { tellEmptied } from './tell-emptied.ts';

/** Amplify stays away until a token has to be made or ended: it is a quarter of the admin's code. */
const sessionLibrary = () => import('./session-library.ts');

async function session(): Promise<StoredSession | undefined> {
  const { userPoolClientId } = await publicConfig();
  const stored = storedSession(userPoolClientId, Date.now());
  if (stored) return stored;
  // Tokens that have ended cannot be renewed without a line: its code would only keep the day waiting.
  if (!navigator.onLine && storedClients().length > 0)
    throw new NetworkError('No line to renew the session.');
  return (await sessionLibrary()).fetchSession();
}

/** The session, refreshed when due; undefined when signed out. Throws when it cannot be determined. */
export const currentSession = (): Promise<Session | undefined> => session();

export const accessToken = async (): Promise<string | undefined> => (await session())?.accessToken;

export const renewedToken = async (): Promise<string | undefined> =>
  (await (await sessionLibrary()).fetchSession({ fresh: true }))?.accessToken;

/** Signs out in all tabs of this browser and revokes its refresh token. */
export const signOut = async (): Promise<void> => (await sessionLibrary()).endSessions({ global: false });

/** The same, and empties this device of all that it has kept and of what waits on it. */
export async function leaveDevice(): Promise<void> {
  await tellEmptied(accessToken);
  await signOut();
  await emptyDevice();
}

/** Signs out all devices, and empties this one. Access tokens already issued work for up to 15 more minutes. */
export async function signOutEverywhere(): Promise<void> {
  await tellEmptied(accessToken);
  await (await sessionLibrary()).endSessions({ global: true });
  await emptyDevice();
}

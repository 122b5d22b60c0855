import { adminGroup } from '#domain/session/admin-group.ts';
import { browser, tab } from '../../storage/kept-text.ts';
import { keepsOnDevice } from './keeps-on-device.ts';
import { sessionKept } from './session-kept.ts';

export interface Session {
  readonly email: string;
  readonly isAdmin: boolean;
}

export interface StoredSession extends Session {
  readonly accessToken: string;
}

/** In ms: the call that carries the token still has to get there. */
const margin = 10_000;

/** The claims of a JWT. Unchecked: whoever takes the token checks it. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Readonly<Record<string, unknown>>; // a JWT's payload is an object
}

const keeper = () => (sessionKept() === 'in-tab' ? tab : browser);

const poolPrefix = 'CognitoIdentityServiceProvider.';
const lastUser = '.LastAuthUser';

/** Reads what Amplify keeps of a client's user. */
function ofUser(clientId: string): (name: string) => string | undefined {
  const pool = `${poolPrefix}${clientId}`;
  const user = `${pool}.${keeper().recall(`${pool}${lastUser}`)}`;
  return (name) => keeper().recall(`${user}.${name}`);
}

/** The user pools' clients for which a session is kept here: at most one, unless the pool was replaced. */
export const storedClients = (): readonly string[] =>
  keeper()
    .names()
    .filter((name) => name.startsWith(poolPrefix) && name.endsWith(lastUser))
    .map((name) => name.slice(poolPrefix.length, -lastUser.length));

/** Where the tokens of a client come from, as an origin. */
export function tokensOrigin(clientId: string): string | undefined {
  try {
    return new URL(String(claimsOf(ofUser(clientId)('idToken') ?? '').iss)).origin;
  } catch {
    return undefined;
  }
}

function readSession(accessToken: string, idToken: string) {
  const [access, id] = [claimsOf(accessToken), claimsOf(idToken)];
  const groups = access['cognito:groups'];
  return {
    ends: Math.min(Number(access.exp), Number(id.exp)) * 1000,
    session: {
      accessToken,
      email: String(id.email ?? ''),
      isAdmin: Array.isArray(groups) && groups.includes(adminGroup),
    },
  };
}

/** Amplify's session, if its tokens still count at `now` (ms). Undefined is no answer: Amplify may renew them. */
export function storedSession(clientId: string, now: number): StoredSession | undefined {
  const recall = ofUser(clientId);
  const accessToken = recall('accessToken');
  const idToken = recall('idToken');
  if (accessToken === undefined || idToken === undefined) return undefined;
  try {
    const { ends, session } = readSession(accessToken, idToken);
    // How far the server's clock is ahead of this one, in ms.
    const drift = Number(recall('clockDrift') ?? 0);
    return now + drift + margin < ends ? session : undefined;
  } catch {
    return undefined; // no JWT: Amplify will find out what it is
  }
}

/**
 * An admin who is signed in on a device that keeps the day, as far as can be told without a line: the tokens may have
 * ended. Whoever has a line finds out.
 */
export function rememberedSession(): Session | undefined {
  if (!keepsOnDevice()) return undefined;
  const [client = ''] = storedClients();
  // Its tokens count at any time before their end.
  const session = storedSession(client, Number.NEGATIVE_INFINITY);
  return session?.isAdmin ? session : undefined;
}

/** The session of an admin that needs nobody to be asked, for what is shown at once; whoever shows it asks then. */
export const sessionAtHand = (): Session | undefined =>
  storedClients()
    .map((client) => storedSession(client, Date.now()))
    .find((session) => session?.isAdmin);

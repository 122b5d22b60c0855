import { adminGroup } from '#domain/admin-group.ts';
import { browser, tab } from '../storage/kept-text.ts';
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

/**
 * The session that Amplify keeps in the browser, if its tokens still count at `now` (in ms). Undefined is no answer:
 * then Amplify itself has to say, which may renew them.
 */
export function storedSession(clientId: string, now: number): StoredSession | undefined {
  const store = sessionKept() === 'in-tab' ? tab : browser;
  const pool = `CognitoIdentityServiceProvider.${clientId}`;
  const user = `${pool}.${store.recall(`${pool}.LastAuthUser`)}`;
  const accessToken = store.recall(`${user}.accessToken`);
  const idToken = store.recall(`${user}.idToken`);
  if (accessToken === undefined || idToken === undefined) return undefined;
  try {
    const [access, id] = [claimsOf(accessToken), claimsOf(idToken)];
    // How far the server's clock is ahead of this one, in ms.
    const drift = Number(store.recall(`${user}.clockDrift`) ?? 0);
    const ends = Math.min(Number(access.exp), Number(id.exp)) * 1000;
    if (!(now + drift + margin < ends)) return undefined;
    const groups = access['cognito:groups'];
    return {
      accessToken,
      email: String(id.email ?? ''),
      isAdmin: Array.isArray(groups) && groups.includes(adminGroup),
    };
  } catch {
    return undefined; // no JWT: Amplify will find out what it is
  }
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedClients, storedSession, tokensOrigin } from '#web/admin/session/stored-session.ts';

const client = 'client';
const now = Date.parse('2026-11-22T15:00:00.000Z');
const inMinutes = (minutes: number) => now / 1000 + minutes * 60;

const stored = { local: new Map<string, string>(), tab: new Map<string, string>() };
/** As in a browser, what is stored are the properties of the storage. */
const storageOf = (kept: Map<string, string>) =>
  new Proxy(
    { getItem: (key: string) => kept.get(key) ?? null },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );

const token = (claims: object): string =>
  ['head', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.');

interface Kept {
  readonly access?: string;
  readonly id?: string;
  readonly drift?: number;
}

const adminToken = token({ exp: inMinutes(15), 'cognito:groups': ['crew', 'admin'] });
const idToken = token({ exp: inMinutes(15), email: 'zoë@example.com' });

/** Stores tokens as Amplify does. */
function keep({ access = adminToken, id = idToken, drift = 0 }: Kept = {}, where = stored.local): void {
  const pool = `CognitoIdentityServiceProvider.${client}`;
  where.set(`${pool}.LastAuthUser`, 'some.user');
  where.set(`${pool}.some.user.accessToken`, access);
  where.set(`${pool}.some.user.idToken`, id);
  where.set(`${pool}.some.user.clockDrift`, String(drift));
}

beforeEach(() => {
  stored.local.clear();
  stored.tab.clear();
  vi.stubGlobal('localStorage', storageOf(stored.local));
  vi.stubGlobal('sessionStorage', storageOf(stored.tab));
});
afterEach(() => vi.unstubAllGlobals());

test('tokens that still count say who is there, letters beyond ASCII included', () => {
  keep();
  expect(storedSession(client, now)).toEqual({
    accessToken: adminToken,
    email: 'zoë@example.com',
    isAdmin: true,
  });
});

test('who is not in the group is no admin', () => {
  keep({ access: token({ exp: inMinutes(15), 'cognito:groups': ['crew'] }) });
  expect(storedSession(client, now)?.isAdmin).toBe(false);
  keep({ access: token({ exp: inMinutes(15) }) });
  expect(storedSession(client, now)?.isAdmin).toBe(false);
});

test.each([
  ['an access token that has ended', { access: token({ exp: inMinutes(-1) }) }],
  ['an identity token that has ended', { id: token({ exp: inMinutes(-1) }) }],
  ['a token about to end', { access: token({ exp: inMinutes(0) + 5 }) }],
  ['a token that has ended by the clock of the server', { drift: 15 * 60_000 }],
  ['a token without an end', { access: token({}) }],
  ['a drift that is no number', { drift: Number.NaN }],
  ['a text that is no token', { access: 'nonsense' }],
])('%s is left to the sign-in library', (_, kept) => {
  keep(kept);
  expect(storedSession(client, now)).toBeUndefined();
});

test('the tokens of another client and those of nobody are left to the sign-in library', () => {
  expect(storedSession(client, now)).toBeUndefined();
  keep();
  expect(storedSession('another', now)).toBeUndefined();
});

test('a session that is kept in the tab is read there alone', () => {
  keep();
  stored.tab.set('bdla:tab-only', 'yes');
  expect(storedSession(client, now)).toBeUndefined();
  keep({}, stored.tab);
  expect(storedSession(client, now)?.isAdmin).toBe(true);
});

test('without storage the sign-in library is asked, which then keeps tokens in memory', () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(storedSession(client, now)).toBeUndefined();
});

test('the shell finds the client of a session, and where its tokens come from, without the settings', () => {
  expect(storedClients()).toEqual([]);
  const iss = 'https://cognito-idp.us-west-2.amazonaws.com/us-west-2_pool';
  keep({ id: token({ exp: inMinutes(-60), iss }) });
  expect(storedClients()).toEqual([client]);
  expect(tokensOrigin(client)).toBe('https://cognito-idp.us-west-2.amazonaws.com');
  keep({ id: 'nonsense' });
  expect(tokensOrigin(client)).toBeUndefined();
  stored.tab.set('bdla:tab-only', 'yes');
  expect(storedClients()).toEqual([]);
});

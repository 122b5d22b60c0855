import { operationEntry, operationNames } from '#domain/operations/table.ts';
import { type SigningKey, signToken } from './tokens.ts';

/** What each call of the matrix carries beside who makes it: no operation takes such a field. */
export const unknownField = 'no_such_field';

/** 400: let in, since only then the input is looked at. */
type Outcome = 400 | 401 | 403;

interface Caller {
  readonly who: string;
  /** The Authorization header. `by` signs good tokens. */
  readonly authorization: (by: SigningKey, publicKey: string) => string | undefined;
  readonly outcome: { readonly admin: Outcome; readonly 'public-key': Outcome };
}

const anHourAgo = () => Math.floor(Date.now() / 1000) - 3600;

/** A token whose head or claims were changed after it was signed. */
function forged(by: SigningKey, head: object | undefined, claims: object): string {
  const [signedHead = '', signedClaims = '', signature = ''] = signToken({ 'cognito:groups': [] }, by).split(
    '.',
  );
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const changed = { ...JSON.parse(Buffer.from(signedClaims, 'base64url').toString()), ...claims };
  return `${head ? encode(head) : signedHead}.${encode(changed)}.${head ? '' : signature}`;
}

const nobody = { admin: 401, 'public-key': 401 } as const;
const strangerToTheGroup = { admin: 403, 'public-key': 401 } as const;
const bearer = (changes: Record<string, unknown>) => (by: SigningKey) => `Bearer ${signToken(changes, by)}`;

const callers: readonly Caller[] = [
  { who: 'nobody', authorization: () => undefined, outcome: nobody },
  { who: 'an empty bearer', authorization: () => 'Bearer ', outcome: nobody },
  { who: 'a wrong key', authorization: () => 'Bearer pk_0123456789abcdef0123456789abcdef', outcome: nobody },
  { who: 'garbage', authorization: () => 'Bearer not.a.token', outcome: nobody },
  { who: 'the public key without its scheme', authorization: (_, key) => key, outcome: nobody },
  { who: 'the public key as Basic', authorization: (_, key) => `Basic ${key}`, outcome: nobody },
  {
    who: "the site's public key",
    authorization: (_, key) => `Bearer ${key}`,
    outcome: { admin: 401, 'public-key': 400 },
  },
  { who: 'an admin who says Basic', authorization: (by) => `Basic ${signToken({}, by)}`, outcome: nobody },
  { who: 'an expired token', authorization: bearer({ exp: anHourAgo() }), outcome: nobody },
  { who: 'a token of another client', authorization: bearer({ client_id: 'other' }), outcome: nobody },
  {
    who: 'a token of another pool',
    authorization: bearer({ iss: 'https://cognito-idp.us-west-2.amazonaws.com/us-west-2_Other' }),
    outcome: nobody,
  },
  {
    who: 'an id token of an admin',
    authorization: (by) => {
      const client = JSON.parse(Buffer.from(signToken({}, by).split('.')[1] ?? '', 'base64url').toString());
      return `Bearer ${signToken({ token_use: 'id', aud: client.client_id, client_id: undefined }, by)}`;
    },
    outcome: nobody,
  },
  {
    who: "a foreign key's token",
    authorization: () => `Bearer ${signToken({}, 'foreign')}`,
    outcome: nobody,
  },
  {
    who: 'an unsigned token',
    authorization: (by) => `Bearer ${forged(by, { alg: 'none' }, { 'cognito:groups': ['admin'] })}`,
    outcome: nobody,
  },
  {
    who: 'a user who wrote the group into the token',
    authorization: (by) => `Bearer ${forged(by, undefined, { 'cognito:groups': ['admin'] })}`,
    outcome: nobody,
  },
  {
    who: 'a user without groups',
    authorization: bearer({ 'cognito:groups': undefined }),
    outcome: strangerToTheGroup,
  },
  {
    who: 'a user of another group',
    authorization: bearer({ 'cognito:groups': ['administrators', 'Admin', '[admin]'] }),
    outcome: strangerToTheGroup,
  },
  {
    who: 'a user whose groups are a text',
    authorization: bearer({ 'cognito:groups': '[admin]' }),
    outcome: strangerToTheGroup,
  },
  { who: 'an admin', authorization: bearer({}), outcome: { admin: 400, 'public-key': 401 } },
  {
    who: 'an admin in lower case',
    authorization: (by) => `bearer ${signToken({}, by)}`,
    outcome: { admin: 400, 'public-key': 401 },
  },
];

/** Every operation with every caller, and what it answers. */
export const authorisationMatrix = operationNames.flatMap((name) => {
  const { auth, method, path } = operationEntry(name);
  return callers.map(({ who, authorization, outcome }) => ({
    name,
    method,
    path,
    who,
    authorization,
    status: auth === 'none' ? 400 : outcome[auth],
  }));
});

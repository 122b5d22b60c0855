import { createPrivateKey, createSign, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { createRequire } from 'node:module';
import { tokenVerifier } from '#functions/runtime/admin-operation.ts';
import { env } from '#functions/runtime/env.ts';

const kid = 'test-key';
const trusted = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** What signs the tokens of the local pool. */
const local = createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.private.json') as {
  readonly jwk: JsonWebKey & { readonly kid: string };
};

const keys = {
  trusted: { kid, key: trusted.privateKey },
  foreign: { kid, key: foreign.privateKey },
  'local-pool': { kid: local.jwk.kid, key: createPrivateKey({ key: local.jwk, format: 'jwk' }) },
} as const;
export type SigningKey = keyof typeof keys;

/** The keys by which tokens of the test's key are known. */
export function publicTestKeys() {
  const jwk = trusted.publicKey.export({ format: 'jwk' });
  return { keys: [{ ...jwk, kty: 'RSA', use: 'sig' as const, alg: 'RS256' as const, kid }] };
}

/** Makes the handlers of this process accept tokens of the test's key. Needs the environment to be set. */
export function trustTestKey(): void {
  tokenVerifier().cacheJwks(publicTestKeys());
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** An access token of an admin as Cognito makes it, with some claims changed; undefined leaves one out. */
export function signToken(
  changes: Readonly<Record<string, unknown>> = {},
  by: SigningKey = 'trusted',
): string {
  const poolId = env('USER_POOL_ID');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: '3f1c0f0e-0000-4000-8000-000000000001',
    iss: `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`,
    client_id: env('USER_POOL_CLIENT_ID'),
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    'cognito:groups': ['admin'],
    username: 'owner@boatdetailingla.example',
    auth_time: now,
    iat: now,
    exp: now + 900,
    jti: 'test',
    ...changes,
  };
  const { key, kid: name } = keys[by];
  const unsigned = `${encode({ kid: name, alg: 'RS256' })}.${encode(claims)}`;
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(key).toString('base64url')}`;
}

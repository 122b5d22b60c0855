import { createRequire } from 'node:module';
import type { Jwks } from 'aws-jwt-verify/jwk';

type KeyFile = { readonly jwk: Jwks['keys'][number] };

const { jwk } = createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.public.json') as KeyFile;

export const localJwks: Jwks = { keys: [jwk] };

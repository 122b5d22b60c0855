import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { adminGroup } from '#domain/admin-group.ts';
import type { OperationInput, OperationOutput, SchemasOf } from '#domain/operations/index.ts';
import type { AdminOperationName } from '#domain/operations/table.ts';
import { AppError } from './app-error.ts';
import { env } from './env.ts';
import { bearerOf, cameThroughCdn } from './guards.ts';
import { calledBy } from './log-context.ts';
import { once } from './once.ts';
import { type ApiEvent, type ApiHandler, type Call, pipeline } from './pipeline.ts';

/** A call of a signed-in admin. */
export interface AdminCall extends Call {
  /** The admin's user name. */
  readonly admin: string;
}

/**
 * Checks signature, expiry, client and kind of access tokens. Kept between calls for its key cache; the
 * local server and tests fill that cache by `cacheJwks`, so no setting can point it at other keys.
 */
export const tokenVerifier = once(() =>
  CognitoJwtVerifier.create({
    userPoolId: env('USER_POOL_ID'),
    clientId: env('USER_POOL_CLIENT_ID'),
    tokenUse: 'access',
  }),
);

async function adminOf(event: ApiEvent): Promise<string> {
  const claims = await tokenVerifier()
    .verify(bearerOf(event))
    .catch(() => {
      // The library's reasons quote parts of the token; the caller learns only that it does not count.
      throw new AppError('unauthorized', 'Please sign in again.');
    });
  calledBy(claims.sub);
  const groups: unknown = claims['cognito:groups'];
  // A list alone: in a text, the name could be part of another group's.
  if (!Array.isArray(groups) || !groups.includes(adminGroup)) {
    throw new AppError('forbidden', 'You do not have admin privileges to access this panel');
  }
  return claims.username;
}

/**
 * The Lambda handler of an admin operation. The gateway's authorizer has checked the token before; the
 * handler checks it again, group included, so that a slip in the gateway opens nothing.
 */
export function adminOperation<N extends AdminOperationName>(
  name: N,
  schemas: SchemasOf<N>,
  run: (input: OperationInput<N>, call: AdminCall) => Promise<OperationOutput<N>>,
): ApiHandler {
  const admit = async (event: ApiEvent) => {
    cameThroughCdn(event);
    return { admin: await adminOf(event) };
  };
  return pipeline(name, schemas[name], admit, run);
}

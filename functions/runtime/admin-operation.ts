import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { appVersionHeader, isTooOld } from '#domain/operations/app-version.ts';
import type { OperationInput, OperationOutput, SchemasOf } from '#domain/operations/index.ts';
import type { AdminOperationName } from '#domain/operations/table.ts';
import { adminGroup } from '#domain/session/admin-group.ts';
import { AppError } from './app-error.ts';
import * as clock from './clock.ts';
import { env } from './env.ts';
import { bearerOf, cameThroughCdn } from './guards.ts';
import { calledBy } from './log-context.ts';
import { once } from './once.ts';
import { type ApiEvent, type ApiHandler, type Call, pipeline } from './pipeline.ts';

export interface AdminCall extends Call {
  /** Cognito user name. */
  readonly admin: string;
  /** The access token: a secret. */
  readonly token: string;
}

/** Kept for its key cache, which the local server fills with `cacheJwks`: no setting can point it at other keys. */
export const tokenVerifier = once(() =>
  CognitoJwtVerifier.create({
    userPoolId: env('USER_POOL_ID'),
    clientId: env('USER_POOL_CLIENT_ID'),
    tokenUse: 'access',
  }),
);

async function adminOf(event: ApiEvent): Promise<Pick<AdminCall, 'admin' | 'token'>> {
  const token = bearerOf(event);
  const claims = await tokenVerifier()
    .verify(token)
    .catch(() => {
      // The library's messages quote parts of the token.
      throw new AppError('unauthorized', 'Please sign in again.');
    });
  calledBy(claims.sub);
  const groups: unknown = claims['cognito:groups'];
  // Must be an array: in a string, the name could be part of another group's name.
  if (!Array.isArray(groups) || !groups.includes(adminGroup)) {
    throw new AppError('forbidden', 'You do not have admin privileges to access this panel');
  }
  return { admin: claims.username, token };
}

/** Checks the token again, group included, so that a misconfigured gateway opens nothing. */
export function adminOperation<N extends AdminOperationName>(
  name: N,
  schemas: SchemasOf<N>,
  run: (input: OperationInput<N>, call: AdminCall) => Promise<OperationOutput<N>>,
): ApiHandler {
  const admit = async (event: ApiEvent) => {
    cameThroughCdn(event);
    const caller = await adminOf(event);
    if (isTooOld(event.headers[appVersionHeader], clock.now()))
      throw new AppError('too-old', 'This version of the app is too old. Reload to go on.');
    return caller;
  };
  return pipeline(name, schemas[name], admit, run);
}

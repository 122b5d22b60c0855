import type { OperationOutput, OperationRequest } from '#domain/operations/index.ts';
import type { AdminOperationName } from '#domain/operations/table.ts';
import { ApiError, type CallOptions, callOperation } from '../api/call-operation.ts';
import { signInAgain } from './renewed-sign-in.ts';
import { accessToken, renewedToken } from './session.ts';

async function tokenAfterSignIn(): Promise<string | undefined> {
  await signInAgain();
  return accessToken();
}

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Calls an admin operation with the session's token. On a 401 it retries once with a fresh token, and
 * again after the user has signed in again.
 *
 * @throws {ApiError} the server refused or failed
 * @throws {NetworkError} no answer came
 * @throws {SignedOut} the user did not sign in again
 */
export async function callAdmin<N extends AdminOperationName>(
  name: N,
  input: OperationRequest<N>,
  options: Omit<CallOptions, 'bearer'> = {},
): Promise<OperationOutput<N>> {
  for (const nextToken of [accessToken, renewedToken, tokenAfterSignIn]) {
    const bearer = await nextToken();
    options.signal?.throwIfAborted();
    if (bearer === undefined) continue;
    try {
      return await callOperation(name, input, { ...options, bearer });
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
    }
  }
  throw new ApiError(401);
}

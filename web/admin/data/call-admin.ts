import type { OperationOutput, OperationRequest } from '#domain/operations/index.ts';
import type { AdminOperationName } from '#domain/operations/table.ts';
import { ApiError, type CallOptions, callOperation } from '../../api/call-operation.ts';
import { noteTooOld } from '../device/worker.ts';
import { signInAgain } from '../session/renewed-sign-in.ts';
import { accessToken, renewedToken } from '../session/session.ts';
import { heedDate } from './server-clock.ts';

async function tokenAfterSignIn(): Promise<string | undefined> {
  await signInAgain();
  return accessToken();
}

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** On a 401 it retries with a fresh token, then after a sign-in. Throws ApiError, NetworkError, SignedOut. */
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
      return await callOperation(name, input, { heed: heedDate, ...options, bearer });
    } catch (error) {
      if (hasStatus(error, 426)) noteTooOld();
      if (!hasStatus(error, 401)) throw error;
    }
  }
  throw new ApiError(401);
}

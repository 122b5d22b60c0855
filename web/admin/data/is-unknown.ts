import { ApiError } from '../../api/call-operation.ts';

/** True for a lead that was deleted or never existed. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

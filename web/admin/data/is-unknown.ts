import { ApiError } from '../../api/call-operation.ts';

/** Whether a lead is not there: deleted, or an id that never was one. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

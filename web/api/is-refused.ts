import { ApiError } from './call-operation.ts';

/** A sentence is the server's own; a gateway's refusal of a repeat says nothing of the call before. */
export const isRefused = (error: unknown, isRepeat: boolean): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.reason !== 'being-sent' &&
  !(isRepeat && error.message === '');

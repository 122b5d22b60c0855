import { ApiError } from './call-operation.ts';

/** What turns a repeat away before it is looked at says nothing of the call before: a gateway, or a page too old. */
export const isRefused = (error: unknown, isRepeat: boolean): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.reason !== 'being-sent' &&
  !(isRepeat && (error.message === '' || error.status === 426));

import { toast } from 'sonner';
import { ApiError, NetworkError } from '../api/call-operation.ts';
import { SignedOut } from './renewed-sign-in.ts';

/** A success in two parts: what happened, and to what. */
export const tellSuccess = (title: string, text: string): void => {
  toast.success(title, { description: text });
};

export const tellError = (text: string, title = 'Error'): void => {
  toast.error(title, { description: text });
};

/** Statuses whose sentence the admin can act on: a conflict, a mail that was refused. */
const actionable: readonly number[] = [409, 502];

/** What to say of a failure: the server's own sentence where it helps, else `fallback`. */
const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && actionable.includes(error.status) && error.message !== ''
    ? error.message
    : fallback;

/** Why a call failed, in words without anybody's data. */
function causeOf(error: unknown): string {
  if (error instanceof ApiError) return `status ${error.status}`;
  return error instanceof NetworkError || error instanceof SignedOut || !(error instanceof Error)
    ? String(error)
    : `${error.name}: ${error.message}`;
}

/** Tells of a failed call and logs it. Who leaves instead of signing in again is told nothing. */
export function tellFailure(error: unknown, fallback: string): void {
  console.error(fallback, causeOf(error));
  if (!(error instanceof SignedOut)) tellError(sentenceOf(error, fallback));
}

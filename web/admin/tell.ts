import { ApiError, NetworkError } from '../api/call-operation.ts';
import { SignedOut } from './renewed-sign-in.ts';

/** What a toast says. */
export interface Told {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
}

const untold: Told[] = [];
let show = (told: Told): void => {
  untold.push(told);
};

/** Lets a part show what is told from now on, and what was told before it came. */
export function showToldBy(next: (told: Told) => void): void {
  show = next;
  for (const told of untold.splice(0)) next(told);
}

export const tellSuccess = (title: string, text?: string): void => show({ kind: 'success', title, text });

export const tellError = (text: string, title = 'Error'): void => show({ kind: 'error', title, text });

/** An error whose one sentence is all there is to say. */
export const tellRefusal = (title: string): void => show({ kind: 'error', title });

/** Statuses whose message the admin can act on: a conflict, a refused email. */
const actionable: readonly number[] = [409, 502];

/** The server's message where it helps, else `fallback`. */
const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && actionable.includes(error.status) && error.message !== ''
    ? error.message
    : fallback;

/** Cause of a failed call, free of personal data. */
function causeOf(error: unknown): string {
  if (error instanceof ApiError) return `status ${error.status}`;
  return error instanceof NetworkError || error instanceof SignedOut || !(error instanceof Error)
    ? String(error)
    : `${error.name}: ${error.message}`;
}

/** Shows and logs a failed call. Nothing is shown to a user who chose to leave instead of signing in. */
export function tellFailure(error: unknown, fallback: string): void {
  console.error(fallback, causeOf(error));
  if (!(error instanceof SignedOut)) tellError(sentenceOf(error, fallback));
}

import { ApiError, NetworkError } from '../api/call-operation.ts';
import { checkingText, NotSent, Unanswered } from '../api/once.ts';
import { fullText, isFull } from './device/full.ts';
import { SignedOut } from './session/renewed-sign-in.ts';

/** Leads out of the page, to what is left to do by hand. */
export interface ToastLink {
  readonly label: string;
  readonly href: string;
  readonly onPress: () => void;
}

export interface ToastWords {
  readonly kind: 'success' | 'error' | 'checking' | 'checked';
  readonly title: string;
  readonly text?: string | undefined;
  readonly links?: readonly ToastLink[] | undefined;
}

const queued: ToastWords[] = [];
let show = (toast: ToastWords): void => {
  queued.push(toast);
};

/** Lets a part show toasts from now on, and those that were raised before it came. */
export function showToastsBy(next: (toast: ToastWords) => void): void {
  show = next;
  for (const toast of queued.splice(0)) next(toast);
}

/** With links it stays until it is closed. */
export const tellSuccess = (title: string, text?: string, links?: readonly ToastLink[]): void =>
  show({ kind: 'success', title, text, links });

export const tellError = (text: string, title = 'Error'): void => show({ kind: 'error', title, text });

/** How many acts are asked about again. */
let checking = 0;

/** Says that it is not known yet whether an act came about, until the function that it answers is called. */
export function tellChecking(): () => void {
  checking += 1;
  if (checking === 1) show({ kind: 'checking', title: checkingText });
  return () => {
    checking -= 1;
    if (checking === 0) show({ kind: 'checked', title: checkingText });
  };
}

/** An error whose one sentence is all there is to say. */
export const tellRefusal = (title: string): void => show({ kind: 'error', title });

/** Statuses whose message the admin can act on: a conflict, a refused email. */
const actionable: readonly number[] = [409, 502];

/** What is known: the server's message where it helps, else `fallback`. */
export function failureText(error: unknown, fallback: string, unsent = `No signal. ${fallback}`): string {
  if (isFull(error)) return fullText;
  if (error instanceof NotSent) return unsent;
  if (error instanceof Unanswered)
    return 'We don’t know if that was saved. Try again: it won’t happen twice.';
  const isActionable = error instanceof ApiError && actionable.includes(error.status);
  return isActionable && error.message !== '' ? error.message : fallback;
}

/** Cause of a failed call, free of personal data. */
function causeOf(error: unknown): string {
  if (error instanceof ApiError) return `status ${error.status}`;
  const isOwn = [NetworkError, NotSent, Unanswered, SignedOut].some((kind) => error instanceof kind);
  return isOwn || !(error instanceof Error) ? String(error) : `${error.name}: ${error.message}`;
}

export const logFailure = (error: unknown, what: string): void => console.error(what, causeOf(error));

/** Said where there was no line, of what a form keeps. */
export const keptHere = 'No signal. What you typed is kept on this device, and Today shows it.';

/**
 * Shows and logs a failed call; `unsent` is said where there was no line. Nothing is shown to a user who chose to leave
 * instead of signing in.
 */
export function tellFailure(error: unknown, fallback: string, unsent?: string, title?: string): void {
  logFailure(error, fallback);
  if (!(error instanceof SignedOut)) tellError(failureText(error, fallback, unsent), title);
}

/** Whether the server has answered that it failed: then no signal of anybody's is to blame. */
export const isServerFault = (error: unknown): boolean => error instanceof ApiError && error.status >= 500;

export const isTooOld = (error: unknown): boolean => error instanceof ApiError && error.status === 426;

/** Why something did not load, and what to do, in a sentence. */
export const loadCause = (isOurs: boolean): string =>
  isOurs ? 'It’s on our side. Try again in a few minutes.' : 'Check your signal, then try again.';

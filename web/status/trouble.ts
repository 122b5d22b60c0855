import type { OpenDay } from '#domain/open-times.ts';
import type { ErrorReason } from '#domain/operations/errors.ts';
import { ApiError, NetworkError } from '../api/call-operation.ts';

/** Why an act did not come about, for people. */
export interface Trouble {
  readonly title: string;
  readonly text: string;
  /** The same may be sent again. */
  readonly mayRetry: boolean;
  readonly reason?: ErrorReason | undefined;
  /** The times that are open now, where the wanted one is not. */
  readonly days?: readonly OpenDay[] | undefined;
}

const titles: Record<ErrorReason, string> = {
  'offer-replaced': 'There’s a newer price.',
  'offer-expired': 'That price no longer stands.',
  'already-answered': 'You’ve already answered.',
  'time-taken': 'That time was just taken.',
  'not-open': 'That time isn’t open.',
  'visit-changed': 'Your appointment has changed.',
  'too-late': 'That can’t be done here anymore.',
  'moves-used': 'You’ve used your moves.',
  'extra-changed': 'We’ve changed this.',
  'several-days': 'Your boat takes more than a day.',
};

/** Where a sentence of the page says more than the server's. */
const texts: Partial<Record<ErrorReason, string>> = {
  'time-taken': 'Someone else got it first. Nothing has been booked or changed yet.',
  'not-open': 'Nothing has been booked or changed yet. Here is what’s open.',
};

const nothingLost = 'What you picked or wrote is still here.';

export function troubleOf(error: unknown): Trouble {
  if (error instanceof NetworkError) {
    return {
      title: navigator.onLine ? 'We can’t reach the server.' : 'You’re offline.',
      text: `${nothingLost} Try again in a moment: it won’t happen twice.`,
      mayRetry: true,
    };
  }
  if (!(error instanceof ApiError) || error.status >= 500) {
    return {
      title: 'Something went wrong on our side.',
      text: `${nothingLost} Please try again.`,
      mayRetry: true,
    };
  }
  const { reason, days, message, fields = {} } = error;
  const [field] = Object.values(fields);
  return {
    title: reason ? titles[reason] : 'That didn’t work.',
    text: (reason && texts[reason]) ?? field ?? (message || 'Please write to us.'),
    mayRetry: error.status === 429 || (error.status === 409 && reason === undefined),
    reason,
    days,
  };
}

/** Whether the server has decided: the same intention sent again would be another one. */
export const isAnswered = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Reasons that the control itself deals with; with all others the page has changed. */
export const isAboutTime = (reason: ErrorReason | undefined): boolean =>
  reason === 'time-taken' || reason === 'not-open' || reason === 'several-days';

import type { ErrorReason } from '#domain/operations/errors.ts';
import type { OpenDay } from '#domain/visit/open-times.ts';
import { ApiError, NetworkError } from '../api/call-operation.ts';
import { checkingText, NotSent, Unanswered } from '../api/once.ts';
import type { Outcome } from './page-state.ts';

/** Error messages for failed actions, and for those whose outcome is unknown. */
export interface Trouble {
  readonly title: string;
  readonly text?: string;
  /** Nothing has gone wrong that is known of. */
  readonly isOpen?: true;
  /** The same may be sent again. */
  readonly mayRetry: boolean;
  readonly reason?: ErrorReason | undefined;
  /** The times that are open now, where the wanted one is not. */
  readonly days?: readonly OpenDay[] | undefined;
}

/** Without one the server's sentence says it all. */
const titles: Readonly<Partial<Record<ErrorReason, string>>> = {
  'offer-replaced': 'There’s a newer offer.',
  'offer-expired': 'That price no longer stands.',
  'time-taken': 'That time was just taken.',
  'not-open': 'That time isn’t open.',
  'visit-changed': 'Your appointment has changed.',
  'extra-changed': 'We’ve changed this.',
  'several-days': 'Your boat takes more than a day.',
  'bookings-paused': 'Times can’t be picked right now.',
  'not-today': 'It’s not the day yet.',
  completed: 'This request is done.',
  'being-sent': 'This is on its way.',
  'record-changed': 'The record has changed.',
};

const openBelow = 'Here is what’s open.';

/** Where a sentence of the page says more than the server's. */
const texts: Partial<Record<ErrorReason, string>> = {
  'time-taken': 'Nothing has been booked or changed yet.',
  'not-open': `Nothing has been booked or changed yet. ${openBelow}`,
};

const nothingLost = 'What you picked or wrote is still here.';

/** Whether the same may be sent again as it is, from the same page. */
export const isPassing = (reason: ErrorReason | undefined): boolean => reason === 'bookings-paused';

/** While it is asked again. */
export const stillUnknown: Trouble = { title: checkingText, isOpen: true, mayRetry: false };

export function troubleOf(error: unknown): Trouble {
  if (error instanceof NotSent) {
    return { title: 'You’re offline.', text: `Nothing was sent. ${nothingLost}`, mayRetry: true };
  }
  if (error instanceof Unanswered) {
    return {
      title: 'We can’t reach the server.',
      text: `So we don’t know if that was saved. ${nothingLost} Try again: it won’t happen twice.`,
      mayRetry: true,
    };
  }
  if (error instanceof NetworkError) {
    return {
      title: navigator.onLine ? 'We can’t reach the server.' : 'You’re offline.',
      text: nothingLost,
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
  const sentence = field ?? (message || 'That didn’t work. Please message us.');
  const title = reason && titles[reason];
  return {
    title: title ?? sentence,
    ...(title !== undefined && { text: (reason && texts[reason]) ?? sentence }),
    mayRetry: error.status === 429 || (error.status === 409 && (reason === undefined || isPassing(reason))),
    reason,
    days,
  };
}

/** As it is told where what was picked or written is no longer to be seen, such as in a sheet that was closed. */
export const withoutControl = ({ title, text }: Trouble): Pick<Outcome, 'title' | 'text'> => ({
  title,
  text: text?.replace(nothingLost, '').replace(openBelow, '').replace('  ', ' ').trim(),
});

/** Reasons that the control itself deals with; with all others the page has changed. */
export const isAboutTime = (reason: ErrorReason | undefined): boolean =>
  reason === 'time-taken' || reason === 'not-open' || reason === 'several-days';

import { tab } from '../storage/kept-text.ts';
import { ApiError, NetworkError } from './call-operation.ts';
import { isRefused } from './is-refused.ts';
import { pause } from './pause.ts';
import { randomId } from './random-id.ts';

/** Shown while it is asked again. */
export const checkingText = 'We don’t know yet if that was saved. Checking.';

/** The device was offline, so nothing was sent: known not to be saved. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** No answer to any of the tries. Whether the act came about is unknown; the same may be sent again. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** FNV-1a of what is sent: it may be personal, so storage holds no more of it than this. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}

/** Keys without a definite answer, where the tab's storage is off. */
const pendingKeys = new Map<string, string>();

const placeOf = (intent: string): string => `bdla:unanswered:${digestOf(intent)}`;

const pendingKey = (place: string): string | undefined => pendingKeys.get(place) ?? tab.recall(place);

function keepKey(place: string, key: string): string {
  pendingKeys.set(place, key);
  tab.remember(place, key);
  return key;
}

function forgetKey(place: string): void {
  pendingKeys.delete(place);
  tab.forget(place);
}

/** A mail service that refused: the server has said what it knows, and the same may be sent with the same key. */
const isUnmailed = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 502 && error.message !== '';

/** Milliseconds before each further try. */
const waits = {
  never: [],
  /** A claim of an email is over after a minute. */
  beingSent: Array<number>(35).fill(2000),
  serverFailed: [500, 1500],
  noAnswer: [500, 1000, 2000, 4000, 8000],
};

function waitsAfter(error: unknown): readonly number[] {
  if (error instanceof NetworkError) return waits.noAnswer;
  if (!(error instanceof ApiError) || isUnmailed(error)) return waits.never;
  if (error.reason === 'being-sent') return waits.beingSent;
  return error.status === 500 ? waits.serverFailed : waits.noAnswer;
}

interface OnceOptions {
  /** Called when an answer fails to come, before it is asked again. */
  readonly onUnknown?: () => void;
}

/** One `intent` keeps its key until a definite answer, also over a reload. Throws ApiError, NotSent or Unanswered. */
export async function once<T>(
  intent: string,
  call: (key: string) => Promise<T>,
  { onUnknown = () => {} }: OnceOptions = {},
): Promise<T> {
  const place = placeOf(intent);
  const pending = pendingKey(place);
  const key = keepKey(place, pending ?? randomId());
  /** An earlier call of it may have arrived. */
  let isRepeat = pending !== undefined;
  for (let tries = 0; ; tries += 1) {
    const wasOnline = navigator.onLine;
    try {
      const answer = await call(key);
      forgetKey(place);
      return answer;
    } catch (error) {
      const isUnsent = error instanceof NetworkError && !wasOnline && !isRepeat;
      if (isUnsent || isRefused(error, isRepeat)) {
        forgetKey(place);
        throw isUnsent ? new NotSent('Offline.', { cause: error }) : error;
      }
      const wait = waitsAfter(error)[tries];
      if (wait === undefined) throw lastOf(error);
      isRepeat = true;
      onUnknown();
      await pause(wait);
    }
  }
}

const lastOf = (error: unknown): unknown =>
  waitsAfter(error) === waits.noAnswer ? new Unanswered('No answer.', { cause: error }) : error;

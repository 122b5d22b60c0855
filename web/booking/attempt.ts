import { randomId } from '../api/random-id.ts';
import { forget, recall, remember } from './tab-storage.ts';

/** What identifies one booking and where its visitor came from. The same until an answer arrives. */
export interface Attempt {
  /**
   * The idempotency key: whoever knows it can have the server name the lead's slug. Its first part, before the
   * hyphen, is the id under which the advertising pixel reports the lead.
   */
  readonly metaEventId: string;
  readonly utm: Readonly<Record<string, string>>;
  readonly fbp: string | undefined;
  readonly fbc: string | undefined;
}

const pendingKey = 'bdla:pendingBooking';

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1, 501 + name.length);

/** All query parameters of the page, cut to what the server takes: an odd link must not block a booking. */
export const utmOf = (search: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [name.slice(0, 100), value.slice(0, 1000)]),
  );

/**
 * Begins a booking. A key that never got its answer, even before a reload, is used again: the server may
 * have stored that lead, and then says so instead of storing a second one.
 */
export const beginAttempt = (): Attempt => ({
  metaEventId: recall(pendingKey) ?? `${randomId().slice(0, 24)}-${randomId()}`,
  utm: utmOf(location.search),
  fbp: cookie('_fbp'),
  fbc: cookie('_fbc'),
});

/** What the pixel may know of an attempt: enough to count a lead once, nothing that leads to it. */
export const eventIdOf = ({ metaEventId }: Attempt): string => metaEventId.split('-', 1)[0] ?? '';

export const markPending = ({ metaEventId }: Attempt): void => remember(pendingKey, metaEventId);
export const markAnswered = (): void => forget(pendingKey);

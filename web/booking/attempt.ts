import { keptCampaign, parametersOf } from '../analytics/campaign.ts';
import { trackingCookies } from '../analytics/tracking-cookies.ts';
import { randomId } from '../api/random-id.ts';
import { tab } from '../storage/kept-text.ts';

/** What identifies one booking and where its visitor came from. The same until an answer arrives. */
export interface Attempt {
  /**
   * The idempotency key: whoever knows it can have the server name the lead's slug. Its first part, before the
   * hyphen, is the id under which the advertising pixel reports the lead.
   */
  readonly metaEventId: string;
  /** The query of the page, and the campaign of the visit. */
  readonly utm: Readonly<Record<string, string>>;
  readonly fbp: string | undefined;
  readonly fbc: string | undefined;
}

const pendingKey = 'bdla:pendingBooking';

/**
 * Begins a booking. A key that never got its answer, even before a reload, is used again: the server may
 * have stored that lead, and then says so instead of storing a second one.
 */
export const beginAttempt = (): Attempt => ({
  metaEventId: tab.recall(pendingKey) ?? `${randomId().slice(0, 24)}-${randomId()}`,
  utm: { ...keptCampaign(), ...parametersOf(location.search) },
  ...trackingCookies(),
});

/** What the pixel may know of an attempt: enough to count a lead once, nothing that leads to it. */
export const eventIdOf = ({ metaEventId }: Attempt): string => metaEventId.split('-', 1)[0] ?? '';

export const markPending = ({ metaEventId }: Attempt): void => tab.remember(pendingKey, metaEventId);
export const markAnswered = (): void => tab.forget(pendingKey);

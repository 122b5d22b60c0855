import { keptCampaign, parametersOf } from '../analytics/campaign.ts';
import { trackingCookies } from '../analytics/tracking-cookies.ts';
import { randomId } from '../api/random-id.ts';
import { tab } from '../storage/kept-text.ts';

/** Identifies one booking and its campaign; unchanged until an answer arrives. */
export interface Attempt {
  /** The idempotency key: it reveals the lead's slug, so only the part before the hyphen goes to the pixel. */
  readonly metaEventId: string;
  /** Query parameters of the page, and the visit's campaign. */
  readonly utm: Readonly<Record<string, string>>;
  readonly fbp: string | undefined;
  readonly fbc: string | undefined;
}

const pendingKey = 'bdla:pendingBooking';

/** An unanswered key is reused, even after a reload: the server may have stored that lead already. */
export const beginAttempt = (): Attempt => ({
  metaEventId: tab.recall(pendingKey) ?? `${randomId().slice(0, 24)}-${randomId()}`,
  utm: { ...keptCampaign(), ...parametersOf(location.search) },
  ...trackingCookies(),
});

/** The pixel's event id: counts a lead once without revealing it. */
export const eventIdOf = ({ metaEventId }: Attempt): string => metaEventId.split('-', 1)[0] ?? '';

export const isPending = (): boolean => tab.recall(pendingKey) !== undefined;
export const markPending = ({ metaEventId }: Attempt): void => tab.remember(pendingKey, metaEventId);
export const markAnswered = (): void => tab.forget(pendingKey);

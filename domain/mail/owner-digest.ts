import type { OwnersTask } from '../tasks.ts';
import type { News } from '../timeline.ts';

/** Emails of what customers did that the owner gets one by one in an hour; the rest waits for its end. */
export const maxOwnerMailsPerHour = {
  acts: 6,
  /** Of which nothing is to be done for any visit: they hold no answer back. */
  asides: 3,
  /** As many as one address may book in five minutes (lib/firewall-rules.ts). */
  requests: 30,
} as const;
export type OwnerMails = keyof typeof maxOwnerMailsPerHour;

/** Lines of a digest; beyond them it counts. */
export const maxDigestLines = 50;

/** One thing of which the owner is told at the end of the hour. */
export interface DigestItem {
  readonly kind: OwnersTask;
  readonly lead_id: string;
  /** The timeline entry of news. */
  readonly about?: string | undefined;
}

const asides: readonly News['kind'][] = ['review', 'review-consent', 'photo-consent', 'care'];

export function mailsOf(kind: OwnersTask, news?: News): OwnerMails {
  if (kind === 'new-lead') return 'requests';
  return news && asides.includes(news.kind) ? 'asides' : 'acts';
}

const hourMs = 3_600_000;

/** `2026-11-24T23`, UTC: Los Angeles is whole hours away. */
export const hourOf = (now: string): string => now.slice(0, 13);

export const endOfHour = (now: string): string =>
  new Date((Math.floor(Date.parse(now) / hourMs) + 1) * hourMs).toISOString();

import type { Lead } from '../lead.ts';
import { daysLater } from '../los-angeles.ts';
import type { Settings } from '../settings.ts';

/** Until when a price stands that is sent at `sentAt`: `offer_days` of the settings (`domain/settings.ts`). */
export const validUntil = (sentAt: string, { offer_days }: Pick<Settings, 'offer_days'>): string =>
  daysLater(sentAt, offer_days);

export const isExpired = (
  { valid_until }: { readonly valid_until?: string | undefined },
  now: string,
): boolean => valid_until !== undefined && valid_until < now;

/** An offer that ran out without a word. */
export const isLapsed = ({ status, offer_sent, offer_answer }: Lead, now: string): boolean =>
  status === 'OFFER_SENT' &&
  offer_sent !== undefined &&
  isExpired(offer_sent, now) &&
  offer_answer?.answer !== 'yes';

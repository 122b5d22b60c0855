import { addDays } from '../los-angeles.ts';
import type { Settings } from '../settings.ts';

/** Until when a price stands that is sent at `sentAt`: `offer_days` of the settings (`domain/settings.ts`). */
export const validUntil = (sentAt: string, { offer_days }: Pick<Settings, 'offer_days'>): string =>
  addDays(sentAt, offer_days);

export const isExpired = (
  { valid_until }: { readonly valid_until?: string | undefined },
  now: string,
): boolean => valid_until !== undefined && valid_until < now;

import { expiryAfter } from '../los-angeles.ts';

/** How long a quarantined lead is kept. Free of zod. */
export const quarantineDays = 30;

export const quarantineEnd = (now: string): number => expiryAfter(now, quarantineDays);

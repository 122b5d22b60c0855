import { terms } from './business.ts';
import { addHours } from './los-angeles.ts';

/** The instant until which a customer's claims are taken. */
export const claimsUntil = (completed_at: string): string => addHours(completed_at, terms.claimHours);

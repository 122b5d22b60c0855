import type { Lead, MailClaim } from './lead.ts';
import type { TimelineEntry } from './timeline.ts';

/** Longer than any function that sends emails may run, so nothing is working on an older claim. */
export const staleClaimSeconds = 60;

/** The email may have been sent; it is never resent automatically, the admin decides. */
export const isStaleClaim = ({ claimed_at }: Pick<MailClaim, 'claimed_at'>, now: string): boolean =>
  Date.parse(now) - Date.parse(claimed_at) > staleClaimSeconds * 1000;

/** Whether the customer was emailed what an entry says, so it cannot be undone. */
export const wasMailed = (
  { offer_sent, appointment_sent }: Pick<Lead, 'offer_sent' | 'appointment_sent'>,
  { created_at, mailed }: Pick<TimelineEntry, 'created_at' | 'mailed'>,
): boolean =>
  // Entries older than the mark share their instant with their email.
  mailed === true ||
  [offer_sent?.sent_at, appointment_sent?.sent_at, appointment_sent?.canceled_at].includes(created_at);

import type { Lead, MailClaim } from './lead.ts';
import type { TimelineEntry } from './timeline.ts';

/** Longer than any function that mails may run: a claim this old has nobody at work on it. */
export const staleClaimSeconds = 60;

/**
 * Whether a claim was left behind: the mail may have been sent, nobody knows, and it is never sent again by
 * itself. The admin decides.
 */
export const isStaleClaim = ({ claimed_at }: Pick<MailClaim, 'claimed_at'>, now: string): boolean =>
  Date.parse(now) - Date.parse(claimed_at) > staleClaimSeconds * 1000;

/** Whether the customer has read in an email what an entry tells: that is not undone. */
export const wasMailed = (
  { offer_sent, appointment_sent }: Pick<Lead, 'offer_sent' | 'appointment_sent'>,
  { created_at, mailed }: Pick<TimelineEntry, 'created_at' | 'mailed'>,
): boolean =>
  // Entries written before they carried the mark are known by the instant that they share with their email.
  mailed === true ||
  [offer_sent?.sent_at, appointment_sent?.sent_at, appointment_sent?.canceled_at].includes(created_at);

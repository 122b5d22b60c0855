import type { Lead, MailClaim } from './lead.ts';
import type { TimelineEntry } from './timeline.ts';

/** Longer than any function that sends emails may run, so nothing is working on an older claim. */
export const staleClaimSeconds = 60;

/** The email may have been sent; it is never resent automatically, the admin decides. */
export const isStaleClaim = ({ claimed_at }: Pick<MailClaim, 'claimed_at'>, now: string): boolean =>
  Date.parse(now) - Date.parse(claimed_at) > staleClaimSeconds * 1000;

/** Whether the customer was emailed what an entry says, so it cannot be undone. */
export const wasMailed = (
  { offer_sent, visits = [] }: Pick<Lead, 'offer_sent' | 'visits'>,
  { created_at, mailed }: Pick<TimelineEntry, 'created_at' | 'mailed'>,
): boolean =>
  // Entries older than the mark share their instant with their email.
  mailed === true ||
  offer_sent?.sent_at === created_at ||
  visits.some(({ sent_at, ended_at }) => sent_at === created_at || ended_at === created_at);

/** The claim that another email has left behind on a lead. */
export const leftClaim = ({ mail_claim }: Pick<Lead, 'mail_claim'>, now: string): MailClaim | undefined =>
  mail_claim && isStaleClaim(mail_claim, now) ? mail_claim : undefined;

/**
 * What becomes of a visit whose email was left behind: a calendar file of it may be in the customer's hands, so
 * the next one has a higher sequence.
 */
export function visitLeft(
  { visits = [] }: Pick<Lead, 'visits'>,
  { visit }: MailClaim,
): Pick<Lead, 'visits' | 'visit_lost'> {
  if (!visit) return {};
  const { id, uid, sequence } = visit;
  if (visits.every((known) => known.id !== id)) return { visit_lost: { id, uid, sequence } };
  return { visits: visits.map((known) => (known.id === id ? { ...known, sequence_lost: sequence } : known)) };
}

import type { Lead, MailClaim } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import type { TimelineEntry } from '../timeline.ts';
import type { Visit } from '../visit/visit.ts';
import { highestSequence } from '../visit/visit-sequence.ts';

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

export const leftClaim = ({ mail_claim }: Pick<Lead, 'mail_claim'>, now: string): MailClaim | undefined =>
  mail_claim && isStaleClaim(mail_claim, now) ? mail_claim : undefined;

/** A price in doubt stays for the owner to decide on: no calendar entry depends on it. */
export function leftVisitClaim(lead: Pick<Lead, 'mail_claim'>, now: string): MailClaim | undefined {
  const left = leftClaim(lead, now);
  return left?.kind === 'offer' ? undefined : left;
}

const canceledPerhaps = (visit: Visit): Visit =>
  visit.status === 'planned' ? { ...visit, sequence_lost: highestSequence(visit) + 1 } : visit;

/** Calendar files of them may be in the customer's hands, so the next ones have a higher sequence. */
export function visitLeft(
  { visits = [] }: Pick<Lead, 'visits'>,
  { kind, visit }: Pick<MailClaim, 'kind' | 'visit'>,
): Pick<Lead, 'visits' | 'visit_lost'> {
  if (kind === 'cancellation' && visits.length > 0) return { visits: visits.map(canceledPerhaps) };
  if (!visit) return {};
  const { id, uid, sequence } = visit;
  if (visits.every((known) => known.id !== id)) return { visit_lost: { id, uid, sequence } };
  return { visits: visits.map((known) => (known.id === id ? { ...known, sequence_lost: sequence } : known)) };
}

/** The lead as it is once a left email about its visits is settled. */
export function settledLead(lead: Lead, now: string): Lead {
  const left = leftVisitClaim(lead, now);
  return left ? { ...lead, ...visitLeft(lead, left) } : lead;
}

/** Whether a change makes a new version of a visit's calendar entry, or drafts one. */
export const changesCalendar = (
  { visits: before = [] }: Pick<Lead, 'visits'>,
  { visits = [] }: Pick<LeadChange, 'visits'>,
): boolean =>
  visits.some(({ id, start, hours, hours_draft, status }) => {
    const known = before.find((visit) => visit.id === id);
    if (known?.start !== start || known.status !== status) return true;
    return known.hours !== hours || known.hours_draft !== hours_draft;
  });

import type { Lead, MailClaim } from '#domain/lead.ts';
import { visitLeft } from '#domain/mail/mail-claim.ts';
import { newEntry } from '#domain/timeline.ts';
import { allOf, leadUpdate } from '../lead-records.ts';
import { putEntry, withId } from '../timeline.ts';
import { transact } from '../transaction.ts';
import { entryWrites } from '../visit/day-row.ts';
import { visitWrites } from '../visit/visit-writes.ts';
import { claimedBy, heldBefore } from './mail-claims.ts';

/**
 * Ends a claim that was left behind: the visits keep what its email may have said, the time that it held is free,
 * and the timeline tells the owner. Nothing is written when somebody else was first.
 */
export async function settleClaim(lead: Lead, left: MailClaim, now: string): Promise<void> {
  const { visits, visit_lost } = visitLeft(lead, left);
  const marked = visitWrites(lead, visits);
  // No visit changes its start, so a drafted time stays.
  const fields = { ...marked.fields, scheduled_at: undefined, visit_lost, mail_claim: null };
  const condition = allOf(marked.condition, claimedBy(left));
  const note = `${left.kind}, ${left.claimed_at}`;
  const trace = { lead_id: lead.id, status: 'Email may have been sent', note, is_public: false };
  await transact({
    lead: { Update: leadUpdate(lead.id, fields, { condition }) },
    days: left.visit && entryWrites([heldBefore(lead, left.visit)]),
    trace: putEntry(withId(newEntry(trace, 'system', now))),
  });
}

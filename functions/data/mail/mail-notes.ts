import type { Lead } from '#domain/lead.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { leadUpdate, sameAsRead } from '../lead-records.ts';
import { putEntry } from '../timeline.ts';
import { transact } from '../transaction.ts';

/** False when the entry exists already. Throws when the address was corrected since the read, or the lead is gone. */
export async function noteOnMail(
  lead: Lead,
  { mail_problem }: Pick<Lead, 'mail_problem'>,
  entry: TimelineEntry,
  now: string,
): Promise<boolean> {
  const sameAddress = sameAsRead(lead, 'email');
  const refused = await transact({
    lead: { Update: leadUpdate(lead.id, { mail_problem, updated_at: now }, { condition: sameAddress }) },
    entry: putEntry(entry),
  });
  if (refused.includes('entry')) return false;
  if (refused.length > 0) throw new Error('The lead was changed since it was read.');
  return true;
}

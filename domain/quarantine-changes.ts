import { type Lead, quarantineEnd } from './lead.ts';
import type { Editor, LeadChange } from './lead-change.ts';
import { newEntry } from './new-entry.ts';
import { openingEntry } from './new-lead.ts';
import { type Task, tasksOfNewLead } from './tasks.ts';

/** What an admin's moving a lead into quarantine does: it expires, and what it owes waits. */
export const leadQuarantined = ({ id }: Lead, { admin, now }: Editor): LeadChange => ({
  fields: { quarantined: true, expires_at: quarantineEnd(now), updated_at: now },
  entries: [newEntry({ lead_id: id, status: 'Moved to quarantine', is_public: false }, admin, now)],
});

/**
 * What taking a lead out of quarantine does: it no longer expires. One that came in with its booking begins its
 * timeline and owes the tasks of a new lead; one that an admin moved there goes on owing `owedBefore`.
 */
export function leadRestored(
  lead: Lead,
  owedBefore: readonly Task[] | undefined,
  { admin, now }: Editor,
): LeadChange {
  const restored = { lead_id: lead.id, status: 'Restored from quarantine', is_public: false };
  const told = newEntry(restored, admin, now);
  return {
    fields: { quarantined: false, expires_at: null, updated_at: now },
    entries: owedBefore ? [told] : [openingEntry(lead), told],
    tasks: owedBefore?.map((task) => ({ ...task, due_at: now })) ?? tasksOfNewLead(lead, now),
  };
}

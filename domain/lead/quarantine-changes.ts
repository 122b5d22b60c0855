import { openingEntry } from '../booking/new-lead.ts';
import { quarantineEnd } from '../booking/quarantine-end.ts';
import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { type Task, tasksOfNewLead } from '../tasks.ts';
import { newEntry } from '../timeline.ts';

/** The lead expires, and its tasks wait. */
export const leadQuarantined = ({ id }: Lead, { admin, now }: Editor): LeadChange => ({
  fields: { quarantined: true, expires_at: quarantineEnd(now), updated_at: now },
  entries: [newEntry({ lead_id: id, status: 'Moved to quarantine', is_public: false }, admin, now)],
});

/** A lead quarantined on booking gets a new lead's tasks; one quarantined by an admin owes `tasksBefore` again. */
export function leadRestored(
  lead: Lead,
  tasksBefore: readonly Task[] | undefined,
  { admin, now }: Editor,
): LeadChange {
  const restored = { lead_id: lead.id, status: 'Restored from quarantine', is_public: false };
  const entry = newEntry(restored, admin, now);
  return {
    fields: { quarantined: false, expires_at: null, updated_at: now },
    entries: tasksBefore ? [entry] : [openingEntry(lead), entry],
    tasks:
      tasksBefore?.map((task) => ({ ...task, due_at: task.due_at > now ? task.due_at : now })) ??
      tasksOfNewLead(lead, now),
  };
}

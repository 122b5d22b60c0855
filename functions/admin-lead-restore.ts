import { adminLeads } from '#domain/operations/admin-leads.ts';
import { leadOf, releaseLead } from './data/leads.ts';
import { noteEdit } from './data/recent-edits.ts';
import { newEntry, putEntry } from './data/timeline.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { foundLead } from './runtime/found.ts';

export const handler = adminOperation('admin-lead-restore', adminLeads, async ({ id }, { admin, now }) => {
  const trapped = foundLead(await leadOf(id));
  if (trapped.quarantined) {
    const entry = { lead_id: id, status: 'Restored from quarantine', is_public: false };
    await noteEdit(id, now);
    await releaseLead(trapped, now, putEntry(newEntry(entry, admin, now)));
  }
  const lead = foundLead(await leadOf(id));
  // Whoever else has restored it meanwhile did the same; but parts of an expired one may be gone.
  if (lead.quarantined) throw new AppError('conflict', 'This lead is being deleted at this moment.');
  return { lead };
});

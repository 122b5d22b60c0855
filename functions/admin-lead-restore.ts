import { adminLeads } from '#domain/operations/admin-leads.ts';
import { leadOf, releaseLead } from './data/leads.ts';
import { noteEdit } from './data/recent-edits.ts';
import { newEntry, putEntry } from './data/timeline.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { foundLead } from './runtime/found.ts';

export const handler = adminOperation('admin-lead-restore', adminLeads, async ({ id }, { admin, now }) => {
  const lead = foundLead(await leadOf(id));
  if (lead.quarantined) {
    const entry = { lead_id: id, status: 'Restored from quarantine', is_public: false };
    await noteEdit(id, now);
    if (!(await releaseLead(lead, now, putEntry(newEntry(entry, admin, now))))) {
      throw new AppError('conflict', 'This lead was restored or deleted in the meantime.');
    }
  }
  return { lead: foundLead(await leadOf(id)) };
});

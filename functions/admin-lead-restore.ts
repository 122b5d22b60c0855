import { leadRestored } from '#domain/lead/quarantine-changes.ts';
import { adminLeads } from '#domain/operations/admin-leads.ts';
import { leadOf } from './data/lead/leads.ts';
import { restoreLead, tasksBeforeQuarantine } from './data/lead/quarantine.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { foundLead } from './use-cases/found-lead.ts';

export const handler = adminOperation('admin-lead-restore', adminLeads, async ({ id }, call) => {
  const before = foundLead(await leadOf(id));
  if (!before.quarantined) return { lead: before };
  const tasks = await tasksBeforeQuarantine(id);
  await restoreLead(before, leadRestored(before, tasks, call), call.now);
  const lead = foundLead(await leadOf(id));
  // A concurrent restore did the same; but parts of an expired lead may be gone.
  if (lead.quarantined) throw new AppError('conflict', 'This lead is being deleted right now.');
  return { lead };
});

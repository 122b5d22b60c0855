import { adminLeads } from '#domain/operations/admin-leads.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { restoreFromQuarantine } from './use-cases/restore-from-quarantine.ts';

export const handler = adminOperation('admin-lead-restore', adminLeads, async ({ id }, call) => ({
  lead: await restoreFromQuarantine(id, call),
}));

import { adminLeads } from '#domain/operations/admin-leads.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { quarantineLeads } from './use-cases/quarantine-leads.ts';

export const handler = adminOperation('admin-leads-quarantine', adminLeads, async ({ ids }, call) => ({
  quarantined: await quarantineLeads(ids, call),
}));

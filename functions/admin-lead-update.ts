import { adminLeads } from '#domain/operations/admin-leads.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { changeLead } from './use-cases/change-lead.ts';

export const handler = adminOperation(
  'admin-lead-update',
  adminLeads,
  ({ id, undo_entry_id, overlap, ...changes }, call) =>
    changeLead(id, changes, { undoneEntryId: undo_entry_id, overlap }, call),
);

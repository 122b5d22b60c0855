import { adminLeads } from '#domain/operations/admin-leads.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { changeLead } from './use-cases/lead/change-lead.ts';

export const handler = adminOperation(
  'admin-lead-update',
  adminLeads,
  (
    {
      id,
      undo_entry_id,
      overlap,
      no_answer_to,
      leave_off,
      why,
      internal_notes_seen,
      est_price_min_seen,
      est_price_max_seen,
      ...changes
    },
    call,
  ) =>
    changeLead(
      id,
      { changes, seen: { internal_notes_seen, est_price_min_seen, est_price_max_seen } },
      {
        undoneEntryId: undo_entry_id,
        overlap,
        noAnswerTo: no_answer_to,
        leaveOff: leave_off,
        why: why || undefined,
      },
      call,
    ),
);

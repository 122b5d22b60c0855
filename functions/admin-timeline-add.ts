import { adminLeads } from '#domain/operations/admin-leads.ts';
import { newEntry } from '#domain/timeline.ts';
import { addEntry } from './data/lead/added-entries.ts';
import { leadOf } from './data/lead/leads.ts';
import { withId } from './data/timeline.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { optionalKey } from './runtime/idempotency-key.ts';
import { foundLead, workableLead } from './use-cases/found-lead.ts';

export const handler = adminOperation(
  'admin-timeline-add',
  adminLeads,
  async ({ id, at, ...addition }, { admin, now, idempotencyKey }) => {
    const key = optionalKey(idempotencyKey);
    workableLead(await leadOf(id));
    const note = addition.note || undefined;
    const entry = withId(newEntry({ ...addition, note, lead_id: id, happened_at: at }, admin, now));
    return { entry: foundLead(await addEntry(entry, key)) };
  },
);

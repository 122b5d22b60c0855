import { adminLeads } from '#domain/operations/admin-leads.ts';
import { leadIsThere } from './data/lead-records.ts';
import { leadOf } from './data/leads.ts';
import { newEntry, putEntry } from './data/timeline.ts';
import { transact } from './data/transaction.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { foundLead, workableLead } from './runtime/found.ts';

export const handler = adminOperation(
  'admin-timeline-add',
  adminLeads,
  async ({ id, ...addition }, { admin, now }) => {
    workableLead(await leadOf(id));
    const note = addition.note || undefined;
    const entry = newEntry({ ...addition, note, lead_id: id }, admin, now);
    const refused = await transact([leadIsThere(id), putEntry(entry)]);
    return { entry: foundLead(refused.length === 0 ? entry : undefined) };
  },
);

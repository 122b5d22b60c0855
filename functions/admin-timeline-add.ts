import { adminLeads } from '#domain/operations/admin-leads.ts';
import { leadOf } from './data/leads.ts';
import { newEntry, putEntry } from './data/timeline.ts';
import { transact } from './data/transaction.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { foundLead } from './runtime/found.ts';

export const handler = adminOperation(
  'admin-timeline-add',
  adminLeads,
  async ({ id, ...addition }, { admin, now }) => {
    foundLead(await leadOf(id));
    const note = addition.note || undefined;
    const entry = newEntry({ ...addition, note, lead_id: id }, admin, now);
    await transact([putEntry(entry)]);
    return { entry };
  },
);

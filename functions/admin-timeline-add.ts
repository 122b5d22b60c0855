import { IdempotencyKey } from '#domain/ids.ts';
import { newEntry } from '#domain/new-entry.ts';
import { adminLeads } from '#domain/operations/admin-leads.ts';
import { addEntry } from './data/added-entries.ts';
import { leadOf } from './data/leads.ts';
import { withId } from './data/timeline.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { foundLead, workableLead } from './use-cases/found-lead.ts';

export const handler = adminOperation(
  'admin-timeline-add',
  adminLeads,
  async ({ id, ...addition }, { admin, now, idempotencyKey }) => {
    const key = IdempotencyKey.optional().safeParse(idempotencyKey);
    if (!key.success) throw new AppError('invalid', 'The Idempotency-Key header is malformed.');
    workableLead(await leadOf(id));
    const note = addition.note || undefined;
    const entry = withId(newEntry({ ...addition, note, lead_id: id }, admin, now));
    return { entry: foundLead(await addEntry(entry, key.data)) };
  },
);

import { adminLeads } from '#domain/operations/admin-leads.ts';
import { leadOf } from './data/lead/leads.ts';
import { timelineOf } from './data/timeline.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { foundLead } from './use-cases/found-lead.ts';

export const handler = adminOperation('admin-timeline', adminLeads, async ({ id }) => {
  foundLead(await leadOf(id));
  return { entries: await timelineOf(id) };
});

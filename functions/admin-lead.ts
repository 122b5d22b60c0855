import { adminLeads } from '#domain/operations/admin-leads.ts';
import { leadOf } from './data/leads.ts';
import { photoView } from './data/photo-views.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { foundLead } from './use-cases/found-lead.ts';

export const handler = adminOperation('admin-lead', adminLeads, async ({ id }) => {
  const lead = foundLead(await leadOf(id));
  return { lead, photos: await Promise.all(lead.photo_urls.map(photoView)) };
});

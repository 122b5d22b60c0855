import { adminLeads } from '#domain/operations/admin-leads.ts';
import { leadSearch } from './data/lead-search.ts';
import { adminOperation } from './runtime/admin-operation.ts';

export const handler = adminOperation('admin-leads', adminLeads, ({ page, pageSize, ...filter }) =>
  leadSearch().search(filter, { page, pageSize }),
);

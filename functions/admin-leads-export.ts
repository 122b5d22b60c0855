import { dayOf } from '#domain/los-angeles.ts';
import { adminLeads } from '#domain/operations/admin-leads.ts';
import { exportLeads } from './data/search/exports.ts';
import { leadSearch } from './data/search/lead-search.ts';
import { adminOperation } from './runtime/admin-operation.ts';

export const handler = adminOperation('admin-leads-export', adminLeads, async (filter, { now }) => ({
  url: await exportLeads(await leadSearch().all(filter), `leads-${dayOf(now)}.csv`),
}));

import type { Lead } from '#domain/lead.ts';
import { LeadFilter } from '#domain/operations/admin-leads.ts';
import { leadSearch } from './lead-search.ts';
import { leadsById } from './leads-by-id.ts';

/** Before an appointment: it is the owner's or the customer's turn. */
const openStatuses = 'REQUEST_SENT,NEEDS_ACCESS_REVIEW,CONTACTED,OFFER_SENT';
/** Nobody works on more at a time; older ones are found in the list. */
const most = 100;

/** The newest leads that are neither booked nor done, read from the table itself. */
export async function openLeads(): Promise<Lead[]> {
  const filter = LeadFilter.parse({ statuses: openStatuses });
  const { leads } = await leadSearch().search(filter, { page: 1, pageSize: most });
  return [...(await leadsById(leads.map(({ id }) => id))).values()];
}

import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import { LeadFilter } from '#domain/operations/admin-leads.ts';
import type { Status } from '#domain/statuses.ts';
import { leadSearch } from './lead-search.ts';
import { leadsById } from './leads-by-id.ts';

/** Before an appointment: it is the owner's or the customer's turn. */
const openStatuses = ['REQUEST_SENT', 'NEEDS_ACCESS_REVIEW', 'CONTACTED', 'OFFER_SENT'] as const;
/** Nobody works on more at a time; older ones are found in the list. */
const most = 100;
/** Days for which a change of a booked lead counts as new: longer than a request about data may take. */
const newDays = 60;

const openFilter = LeadFilter.parse({ statuses: openStatuses.join(',') });
const anyLead = LeadFilter.parse({});

const isOpen = (status: Status): boolean => openStatuses.some((open) => open === status);

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.slice(0, most).map(({ id }) => id);

/** The newest leads that are neither booked nor done, read from the table itself. */
export async function openLeads(): Promise<Lead[]> {
  const open = await leadSearch().all(openFilter);
  return [...(await leadsById(idsOf(open))).values()];
}

/** And the booked and finished leads that changed last: a message, a wish or a request may wait in them. */
export async function openAndChangedLeads(now: string): Promise<Lead[]> {
  const since = addHours(now, -24 * newDays);
  const rows = await leadSearch().all(anyLead);
  const open = rows.filter(({ status }) => isOpen(status));
  const changed = rows
    .filter(({ status, updated_at }) => !isOpen(status) && updated_at >= since)
    .sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  return [...(await leadsById([...idsOf(open), ...idsOf(changed)])).values()];
}

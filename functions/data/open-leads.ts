import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import { LeadFilter } from '#domain/operations/admin-leads.ts';
import type { Status } from '#domain/statuses.ts';
import { leadSearch } from './lead-search.ts';
import { leadsById } from './leads-by-id.ts';

/** Before an appointment: it is the owner's or the customer's turn. */
const openStatuses = ['REQUEST_SENT', 'NEEDS_ACCESS_REVIEW', 'CONTACTED', 'OFFER_SENT'] as const;
/** Once booked, it is anybody's turn only after something new. */
const bookedStatuses = ['SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELED'] as const;
/** Nobody works on more at a time; older ones are found in the list. */
const most = 100;
/** Days for which a change counts as new: longer than a request about data may take. */
const newDays = 60;

const filterOf = (statuses: readonly Status[]): LeadFilter =>
  LeadFilter.parse({ statuses: statuses.join(',') });

/** The newest leads that are neither booked nor done, read from the table itself. */
export async function openLeads(): Promise<Lead[]> {
  const { leads } = await leadSearch().search(filterOf(openStatuses), { page: 1, pageSize: most });
  return [...(await leadsById(leads.map(({ id }) => id))).values()];
}

/** The booked and finished leads that changed last: a message, a wish or a request may wait in them. */
export async function changedLeads(now: string): Promise<Lead[]> {
  const since = addHours(now, -24 * newDays);
  const rows: { id: string; updated_at: string }[] = [];
  for await (const { id, updated_at } of leadSearch().all(filterOf(bookedStatuses))) {
    if (updated_at >= since) rows.push({ id, updated_at });
  }
  const newest = rows.sort((a, b) => b.updated_at.localeCompare(a.updated_at)).slice(0, most);
  return [...(await leadsById(newest.map(({ id }) => id))).values()];
}

import { addDays } from '#domain/los-angeles.ts';
import type { Status } from '#domain/statuses.ts';
import { leadSearch, type SearchedLeads } from './lead-search.ts';

/** Before an appointment: it is the owner's or the customer's turn. */
const openStatuses = ['REQUEST_SENT', 'NEEDS_ACCESS_REVIEW', 'CONTACTED', 'OFFER_SENT'] as const;
/** Nobody works on more at a time; older ones are found in the list. */
const maxLeads = 100;
/** Days for which a change of a booked lead counts as new: longer than a request about data may take. */
const newDays = 60;

const open: ReadonlySet<Status> = new Set(openStatuses);

const openIds = (leads: SearchedLeads): string[] =>
  leads
    .latestFirst('created_at')
    .filter(({ status }) => open.has(status))
    .map(({ id }) => id)
    .take(maxLeads)
    .toArray();

function* changedSince(since: string, leads: SearchedLeads) {
  for (const row of leads.latestFirst('updated_at')) {
    if (row.updated_at < since) return;
    if (!open.has(row.status)) yield row.id;
  }
}

export const openLeadIds = async (): Promise<string[]> => openIds(await leadSearch().upToDate());

/** With those booked and finished that changed last: a message, a wish or a request may wait in them. */
export async function openAndChangedLeadIds(now: string): Promise<string[]> {
  const leads = await leadSearch().upToDate();
  const since = addDays(now, -newDays);
  return [...openIds(leads), ...changedSince(since, leads).take(maxLeads)];
}

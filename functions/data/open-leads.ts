import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import type { Status } from '#domain/statuses.ts';
import type { LeadRow } from './lead-row.ts';
import { leadSearch } from './lead-search.ts';
import { leadsById } from './leads-by-id.ts';

/** Before an appointment: it is the owner's or the customer's turn. */
const openStatuses = ['REQUEST_SENT', 'NEEDS_ACCESS_REVIEW', 'CONTACTED', 'OFFER_SENT'] as const;
/** Nobody works on more at a time; older ones are found in the list. */
const most = 100;
/** Days for which a change of a booked lead counts as new: longer than a request about data may take. */
const newDays = 60;

const open: ReadonlySet<Status> = new Set(openStatuses);

/** The ids of the newest leads that are neither booked nor done. */
export async function openLeadIds(): Promise<string[]> {
  const ids: string[] = [];
  await leadSearch().forEachNewestFirst(({ id, status }) => {
    if (open.has(status) && ids.length < most) ids.push(id);
  });
  return ids;
}

/** Those leads, and the booked and finished leads that changed last: a message, a wish or a request may wait in them. */
export async function openAndChangedLeads(now: string): Promise<Lead[]> {
  const since = addHours(now, -24 * newDays);
  const ids: string[] = [];
  const changed: LeadRow[] = [];
  await leadSearch().forEachNewestFirst((row) => {
    if (!open.has(row.status)) {
      if (row.updated_at >= since) changed.push(row);
    } else if (ids.length < most) ids.push(row.id);
  });
  // Plain comparison: localeCompare takes twenty times as long, for thousands of leads.
  changed.sort((a, b) => Number(b.updated_at > a.updated_at) - Number(b.updated_at < a.updated_at));
  return [...(await leadsById([...ids, ...changed.slice(0, most).map(({ id }) => id)])).values()];
}

import { addDays } from '#domain/los-angeles.ts';
import type { Status } from '#domain/statuses.ts';
import { leadSearch, type SearchedLeads } from './lead-search.ts';

/** Before an appointment: it is the owner's or the customer's turn. */
const openStatuses = ['REQUEST_SENT', 'NEEDS_ACCESS_REVIEW', 'CONTACTED', 'OFFER_SENT'] as const;
/** Nobody works on more at a time; older ones are found in the list. */
const maxLeads = 100;
/** Days for which a change of a lead that is over counts as new: longer than a request about data may take. */
const newDays = 60;

const open: ReadonlySet<Status> = new Set(openStatuses);
/** However old: somebody has to say how its visit went. */
const booked: ReadonlySet<Status> = new Set(['SCHEDULED', 'IN_PROGRESS']);

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
    yield row;
  }
}

export const openLeadIds = async (): Promise<string[]> => openIds(await leadSearch().upToDate());

/** With those booked and finished that changed last: a message, a wish or a request may wait in them. */
export async function openAndChangedLeadIds(now: string): Promise<string[]> {
  const leads = await leadSearch().upToDate();
  const since = addDays(now, -newDays);
  const changed = leads
    .latestFirst('updated_at')
    .filter(({ status, updated_at }) => booked.has(status) || (!open.has(status) && updated_at >= since));
  return [...openIds(leads), ...changed.map(({ id }) => id).take(maxLeads)];
}

/** Of the completed leads those that were changed since, all that were completed since among them. */
export async function completedLeadIds(since: string): Promise<string[]> {
  const changed = changedSince(since, await leadSearch().upToDate());
  return [...changed.filter(({ status }) => status === 'COMPLETED').map(({ id }) => id)];
}

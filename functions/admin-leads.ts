import type { LeadSummary } from '#domain/lead.ts';
import { openAnswer } from '#domain/offer/lead-answer.ts';
import { adminLeads, type ListedLead } from '#domain/operations/admin-leads.ts';
import { leadsById } from './data/lead/leads-by-id.ts';
import { leadSearch } from './data/search/lead-search.ts';
import { adminOperation } from './runtime/admin-operation.ts';

/** The rows with their customers' answers, which the list's index has no column for: one read of the page's leads. */
async function withAnswers(rows: readonly LeadSummary[]): Promise<ListedLead[]> {
  const leads = await leadsById(rows.map(({ id }) => id));
  return rows.map((row) => {
    const lead = leads.get(row.id);
    const answer = lead && openAnswer(lead);
    return { ...row, ...(answer && { answer }) };
  });
}

export const handler = adminOperation('admin-leads', adminLeads, async ({ page, pageSize, ...filter }) => {
  const { leads, ...found } = await leadSearch().search(filter, { page, pageSize });
  return { ...found, leads: await withAnswers(leads) };
});

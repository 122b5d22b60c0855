import type { LeadSummary } from '#domain/lead.ts';
import { openAnswer } from '#domain/offer/lead-answer.ts';
import { adminLeads, type ListedLead } from '#domain/operations/admin-leads.ts';
import { isSkipped } from '#domain/plan/is-skipped.ts';
import { lastVisitAt } from '#domain/visit/visit.ts';
import { leadsById } from './data/lead/leads-by-id.ts';
import { leadSearch } from './data/search/lead-search.ts';
import { adminOperation } from './runtime/admin-operation.ts';

/** With what the list's index has no column for: one read of the page's leads. */
async function withAnswerAndVisit(rows: readonly LeadSummary[], now: string): Promise<ListedLead[]> {
  const leads = await leadsById(rows.map(({ id }) => id));
  return rows.map((row) => {
    const lead = leads.get(row.id);
    const answer = lead && openAnswer(lead, now);
    const last_visit_at = lastVisitAt(lead?.visits);
    return {
      ...row,
      ...(answer && { answer }),
      ...(lead && isSkipped(lead) && { skipped: true as const }),
      ...(last_visit_at !== undefined && { last_visit_at }),
    };
  });
}

export const handler = adminOperation(
  'admin-leads',
  adminLeads,
  async ({ page, pageSize, ...filter }, { now }) => {
    const { leads, ...found } = await leadSearch().search(filter, { page, pageSize });
    return { now, ...found, leads: await withAnswerAndVisit(leads, now) };
  },
);

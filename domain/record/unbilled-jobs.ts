import type * as z from 'zod';
import { Lead } from '../lead.ts';
import { dayOf } from '../los-angeles.ts';
import { lastVisitAt } from '../visit/visit.ts';
import { workedAt } from '../visit/worked-at.ts';
import type { UnbilledJob } from './money.ts';

/** What tells of a lead whether its job has a receipt, and when the work was done. */
export const FinishedLead = Lead.strip().pick({
  id: true,
  full_name: true,
  status: true,
  record: true,
  requested_service: true,
  length_ft: true,
  visits: true,
  completed_at: true,
});
export type FinishedLead = z.infer<typeof FinishedLead>;

function unbilledJob(lead: FinishedLead): UnbilledJob[] {
  const { id: lead_id, full_name: name, status, record, requested_service, length_ft, visits } = lead;
  const completed_at = lead.completed_at ?? lastVisitAt(visits);
  if (status !== 'COMPLETED' || record || completed_at === undefined) return [];
  return [
    {
      lead_id,
      name,
      worked_at: workedAt(lead, completed_at),
      ...(requested_service && { service: requested_service }),
      ...(length_ft !== undefined && { length_ft }),
    },
  ];
}

/** The completed jobs of a month that have no receipt, the oldest first. They are in none of its sums. */
export const unbilledJobs = (month: string, leads: Iterable<FinishedLead>): UnbilledJob[] =>
  [...leads]
    .flatMap(unbilledJob)
    .filter(({ worked_at }) => dayOf(worked_at).startsWith(month))
    .sort((a, b) => a.worked_at.localeCompare(b.worked_at));

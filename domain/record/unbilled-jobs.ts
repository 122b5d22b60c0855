import type { Lead } from '../lead.ts';
import { dayOf } from '../los-angeles.ts';
import { lastVisitAt } from '../visit/visit.ts';
import { workedAt } from '../visit/worked-at.ts';
import type { UnbilledJob } from './money.ts';

function unbilledJob(lead: Lead): UnbilledJob[] {
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
export const unbilledJobs = (month: string, leads: Iterable<Lead>): UnbilledJob[] =>
  [...leads]
    .flatMap(unbilledJob)
    .filter(({ worked_at }) => dayOf(worked_at).startsWith(month))
    .sort((a, b) => a.worked_at.localeCompare(b.worked_at));

import type { Lead } from '../lead.ts';
import { isReturnVisit } from './return-visit.ts';
import type { Visit } from './visit.ts';

/** What owner and customer call it. Free of zod, as is all of this file. */
export const returnVisit = 'Return visit';

interface DayOfJob {
  readonly day: number;
  readonly of: number;
}

interface Titled {
  readonly is_return?: true | undefined;
  readonly day_of_job?: DayOfJob | undefined;
}

/** `Return visit: Complete Detail`, `Day 1 of 2: Complete Detail`; of any other visit the work alone. */
export function visitTitle({ is_return, day_of_job }: Titled, work: string): string {
  const day = day_of_job && `Day ${day_of_job.day} of ${day_of_job.of}`;
  return [is_return ? returnVisit : day, work].filter(Boolean).join(': ');
}

const isDayOfWork = ({ status }: Visit): boolean => status !== 'canceled' && status !== 'missed';

/** Undefined of work that takes one. */
export function dayOfJob(
  visit: Visit,
  { visits = [], completed_at }: Pick<Lead, 'visits' | 'completed_at'>,
): DayOfJob | undefined {
  const days = visits
    .filter((one) => isDayOfWork(one) && !isReturnVisit({ completed_at }, one))
    .sort((a, b) => a.start.localeCompare(b.start));
  const place = days.findIndex(({ id }) => id === visit.id);
  return days.length > 1 && place >= 0 ? { day: place + 1, of: days.length } : undefined;
}

/** `Return visit`, `Day 2` of work that takes several, or `Visit`. */
export function visitName(visit: Visit, lead: Pick<Lead, 'visits' | 'completed_at'>): string {
  if (isReturnVisit(lead, visit)) return returnVisit;
  const days = dayOfJob(visit, lead);
  return days ? `Day ${days.day}` : 'Visit';
}

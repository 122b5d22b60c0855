import type { Lead } from '../lead.ts';
import { isReturnVisit } from './return-visit.ts';
import type { Visit } from './visit.ts';

/** What owner and customer call it. Free of zod, as is all of this file. */
export const returnVisit = 'Return visit';

/** `Return visit: Complete Detail`; of any other visit the work alone. */
export const visitTitle = ({ is_return }: { readonly is_return?: true | undefined }, work: string): string =>
  is_return ? [returnVisit, work].filter(Boolean).join(': ') : work;

const isDayOfWork = ({ status }: Visit): boolean => status !== 'canceled' && status !== 'missed';

/** `Return visit`, `Day 2` of work that takes several, or `Visit`. */
export function visitName(
  visit: Visit,
  { visits = [], completed_at }: Pick<Lead, 'visits' | 'completed_at'>,
): string {
  if (isReturnVisit({ completed_at }, visit)) return returnVisit;
  const days = visits
    .filter((one) => isDayOfWork(one) && !isReturnVisit({ completed_at }, one))
    .sort((a, b) => a.start.localeCompare(b.start));
  const place = days.findIndex(({ id }) => id === visit.id);
  return days.length > 1 && place >= 0 ? `Day ${place + 1}` : 'Visit';
}

import type { Lead } from '../lead.ts';
import type { PublicMessage } from '../timeline.ts';
import { isReturnVisit } from '../visit/return-visit.ts';
import { activeVisits, type Visit } from '../visit/visit.ts';

type Written = Pick<Lead, 'unanswered' | 'wrote_at' | 'completed_at' | 'visits'>;

/** Whether something may be said at one of its visits, for which its history has to be read. */
export const mayHaveSaid = (lead: Written): boolean =>
  lead.unanswered !== undefined || activeVisits(lead.visits).some((visit) => isReturnVisit(lead, visit));

/** What the customer wrote that the visit is about: all since the job was done of a return visit, else what is unanswered. */
export function saidAtVisit(
  lead: Written,
  visit: Visit,
  messages: readonly PublicMessage[] = [],
): PublicMessage[] {
  const { unanswered, wrote_at = '', completed_at = '' } = lead;
  const isReturn = isReturnVisit(lead, visit);
  if (!isReturn && !unanswered) return [];
  const since = isReturn ? completed_at : wrote_at;
  return messages.filter(({ from, at }) => from === 'customer' && at > since);
}

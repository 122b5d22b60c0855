import type { Lead } from '../lead.ts';
import { activeVisits } from '../visit/visit.ts';
import { openComplaint } from './complaints-until.ts';

/** Whether something of a finished job is open, so that nobody is asked how we did: a complaint, or a return visit. */
export const isWorkOpen = (lead: Lead): boolean =>
  (lead.record !== undefined || lead.completed_at !== undefined) &&
  (activeVisits(lead.visits).length > 0 || openComplaint(lead) !== undefined);

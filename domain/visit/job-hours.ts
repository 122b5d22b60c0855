import type { Lead } from '../lead.ts';
import { isReturnVisit } from './return-visit.ts';
import { hoursOf } from './visit-hours.ts';

/** Hours that a finished job was booked for, return visits left out. */
export function jobHours(
  lead: Pick<Lead, 'appointment_hours' | 'length_ft' | 'visits' | 'completed_at'>,
): number {
  const { visits = [] } = lead;
  const hours = visits
    .filter((visit) => visit.status === 'done' && !isReturnVisit(lead, visit))
    .reduce((sum, visit) => sum + visit.hours, 0);
  return hours > 0 ? hours : hoursOf(lead);
}

import type { Lead } from '../lead.ts';
import { jobVisits } from '../lead-words.ts';
import { hoursOf } from './visit-hours.ts';

/** Hours that a finished job was booked for, return visits left out. */
export function bookedHours(
  lead: Pick<Lead, 'appointment_hours' | 'length_ft' | 'visits' | 'completed_at'>,
): number {
  const hours = jobVisits(lead)
    .filter(({ status }) => status === 'done')
    .reduce((sum, visit) => sum + visit.hours, 0);
  return hours > 0 ? hours : hoursOf(lead);
}

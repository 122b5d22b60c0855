import type { Lead } from '../lead.ts';
import { hoursOf } from './visit-hours.ts';

/** Hours that a finished job was booked for: of its visits up to the receipt, not of those that came back after it. */
export function jobHours(lead: Pick<Lead, 'appointment_hours' | 'length_ft' | 'visits' | 'record'>): number {
  const { visits = [], record } = lead;
  const hours = visits
    .filter(({ status, booked_at }) => status === 'done' && booked_at <= (record?.done_at ?? booked_at))
    .reduce((sum, visit) => sum + visit.hours, 0);
  return hours > 0 ? hours : hoursOf(lead);
}

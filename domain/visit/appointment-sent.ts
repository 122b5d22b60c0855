import type { Lead } from '../lead.ts';
import { nextVisit } from './visit.ts';
import { hoursOf } from './visit-hours.ts';

export type Scheduled = Pick<Lead, 'email' | 'scheduled_at' | 'appointment_hours' | 'length_ft' | 'visits'>;

/** Whether the lead's current appointment is the one last mailed; without an email, the one that is booked. */
export function isAppointmentSent(lead: Scheduled): boolean {
  const next = nextVisit(lead.visits ?? []);
  return (
    next !== undefined &&
    (lead.email === undefined || next.told === next.sequence) &&
    next.start === lead.scheduled_at &&
    next.hours === hoursOf(lead)
  );
}

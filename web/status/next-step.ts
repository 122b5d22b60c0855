import type { LeadStatus } from '#domain/lead.ts';
import { formatTime, formatWeekday } from '#domain/los-angeles.ts';
import { nextSteps } from '#domain/statuses.ts';

/** What happens next, with day and time where an appointment has been mailed. */
export function nextStep({ status, appointment }: Pick<LeadStatus, 'status' | 'appointment'>): string {
  if (status !== 'SCHEDULED' || !appointment || appointment.canceled_at) return nextSteps[status];
  const day = formatWeekday(appointment.scheduled_at, new Date().toISOString());
  const time = formatTime(appointment.scheduled_at);
  return `Next: we come to the boat on ${day}. Have the water and the power on by ${time}. You do not need to be there.`;
}

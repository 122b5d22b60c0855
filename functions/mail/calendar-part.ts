import { appointmentEvent, type CalendarMethod, calendarFile } from '#domain/calendar/calendar.ts';
import type { Lead, SentAppointment } from '#domain/lead.ts';
import { statusAddress } from './lead-facts.ts';
import type { CalendarPart } from './send-mail.ts';

export function calendarPart(method: CalendarMethod, lead: Lead, appointment: SentAppointment): CalendarPart {
  const event = {
    ...appointmentEvent(lead, appointment, statusAddress(lead)),
    ...(lead.email && { attendee: lead.email }),
  };
  return { method, content: calendarFile(method, event) };
}

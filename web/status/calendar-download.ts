import { appointmentEvent, type CalendarMethod, calendarFile } from '#domain/calendar/calendar.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import { saveFile } from '../components/save-file.ts';

/** Downloads a visit as a calendar file: the email's entry without the invitation, or its cancellation. */
export function downloadVisit(lead: LeadStatus, visit: PublicVisit, method: CalendarMethod): void {
  const { uid, start, hours, sequence, changed_at, is_return } = visit;
  const address = `${window.location.origin}${window.location.pathname}`;
  const sent = { uid, scheduled_at: start, hours, sequence, sent_at: changed_at, is_return };
  const file = calendarFile(method, appointmentEvent(lead, sent, address));
  saveFile('boat-detailing-appointment.ics', 'text/calendar', file);
}

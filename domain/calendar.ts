import { business } from './business.ts';
import { mailtoAddress } from './email-address.ts';

/** An appointment as a calendar entry. Instants are ISO 8601 UTC. */
export interface CalendarEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  /** Up by one with every new time of the same uid. */
  readonly sequence: number;
  /** When this version was made. */
  readonly stamp: string;
  /** Address of the customer; needed for REQUEST and CANCEL. */
  readonly attendee?: string;
}

export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** The uid of a lead's appointment: the same in every mail and on the status page. */
export const appointmentUid = (leadId: string): string => `${leadId.toLowerCase()}@${business.domain}`;

const utc = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Folds a content line after at most 75 octets of UTF-8 (RFC 5545, 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** An iCalendar file (RFC 5545, RFC 5546) with one event; lines end in CRLF. */
export function calendarFile(method: CalendarMethod, event: CalendarEvent): string {
  const organizer = `ORGANIZER;CN=${business.name}:mailto:${business.replyTo}`;
  const attendee =
    event.attendee && `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION:${mailtoAddress(event.attendee)}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${business.name}//Appointments//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(method === 'PUBLISH' ? [] : [organizer, ...(attendee ? [attendee] : [])]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

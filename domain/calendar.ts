import { business } from './business.ts';
import { mailtoAddress } from './email-address.ts';
import type { Lead, SentAppointment } from './lead.ts';
import { boatText } from './lead-words.ts';
import { addHours, formatTime } from './los-angeles.ts';
import { packages } from './packages.ts';

/** Instants are ISO 8601 UTC. */
export interface CalendarEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  /** Rises with every new time of the same uid. */
  readonly sequence: number;
  /** When this version was made. */
  readonly stamp: string;
  /** The customer's email; required for REQUEST and CANCEL. */
  readonly attendee?: string;
}

export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

export const appointmentUid = (leadId: string): string => `${leadId.toLowerCase()}@${business.domain}`;

type Booked = Pick<Lead, 'requested_service' | 'boat_type' | 'length_ft' | 'city'>;

/** The same entry in emails and on the status page, so that adding both keeps one. */
export function appointmentEvent(
  lead: Booked,
  { uid, scheduled_at, hours, sequence, sent_at, canceled_at }: SentAppointment & { readonly uid: string },
  url: string,
): CalendarEvent {
  const { title } = packages[lead.requested_service];
  return {
    uid,
    start: scheduled_at,
    end: addHours(scheduled_at, hours),
    summary: `Boat detailing: ${title}`,
    description: `${title}, ${boatText(lead)}. Please make sure water and power are on by ${formatTime(scheduled_at)}. ${url}`,
    location: lead.city,
    url,
    sequence,
    stamp: canceled_at ?? sent_at,
  };
}

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

/** An iCalendar file (RFC 5545, RFC 5546) with one event; CRLF line endings. */
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

import { business } from '../business.ts';
import type { Lead, SentAppointment } from '../lead.ts';
import { boatText, inOneLine, serviceText } from '../lead-words.ts';
import { addHours, formatTime } from '../los-angeles.ts';
import { mailtoAddress } from '../mail/email-address.ts';
import { uncapitalized } from '../plain-text.ts';
import { visitTitle } from '../visit/visit-name.ts';

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
  readonly stamp: string;
  /** The customer's email; required for REQUEST and CANCEL. */
  readonly attendee?: string;
}

export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

type Booked = Pick<Lead, 'requested_service' | 'boat_type' | 'length_ft' | 'city'>;

/** The same entry in emails and on the status page, so that adding both keeps one. */
export function appointmentEvent(
  lead: Booked,
  { uid, scheduled_at, hours, sequence, sent_at, canceled_at, is_return }: SentAppointment,
  url: string,
): CalendarEvent {
  const title = serviceText(lead);
  return {
    uid,
    start: scheduled_at,
    end: addHours(scheduled_at, hours),
    summary: is_return
      ? `Boat detailing, ${uncapitalized(visitTitle({ is_return }, title))}`
      : `Boat detailing: ${title}`,
    description: `${inOneLine(title, boatText(lead))}. Please make sure water and power are on by ${formatTime(scheduled_at)}. ${url}`,
    location: lead.city ?? '',
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

const folded = (lines: readonly string[]): string => `${lines.map(fold).join('\r\n')}\r\n`;

const headLines = (method: CalendarMethod): string[] => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  `PRODID:-//${business.name}//Appointments//EN`,
  'CALSCALE:GREGORIAN',
  `METHOD:${method}`,
];

const eventLines = (
  event: Pick<CalendarEvent, 'uid' | 'sequence' | 'stamp' | 'start' | 'end' | 'summary' | 'location' | 'url'>,
  status: 'CONFIRMED' | 'CANCELLED',
): string[] => [
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(event.stamp)}`,
  `DTSTART:${utc(event.start)}`,
  `DTEND:${utc(event.end)}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `LOCATION:${escapeText(event.location)}`,
  `URL:${event.url}`,
  `STATUS:${status}`,
];

/** An iCalendar file (RFC 5545, RFC 5546) with one event; lines end in CRLF. */
export function calendarFile(method: CalendarMethod, event: CalendarEvent): string {
  const organizer = `ORGANIZER;CN=${business.name}:mailto:${business.replyTo}`;
  const attendee =
    event.attendee && `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION:${mailtoAddress(event.attendee)}`;
  return folded([
    ...headLines(method),
    'BEGIN:VEVENT',
    ...eventLines(event, method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'),
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(method === 'PUBLISH' ? [] : [organizer, ...(attendee ? [attendee] : [])]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

export interface FeedEvent extends Omit<CalendarEvent, 'description' | 'attendee'> {
  readonly canceled: boolean;
}

export const calendarOf = (
  events: readonly FeedEvent[],
  { name, refreshMinutes }: { readonly name: string; readonly refreshMinutes: number },
): string =>
  folded([
    ...headLines('PUBLISH'),
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      ...eventLines(event, event.canceled ? 'CANCELLED' : 'CONFIRMED'),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);

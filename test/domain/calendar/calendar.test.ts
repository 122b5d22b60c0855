import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, type CalendarMethod, calendarFile } from '#domain/calendar/calendar.ts';
import { addHours, instantOf } from '#domain/los-angeles.ts';
import { appointmentUid } from '#domain/visit/visit-booking.ts';

const event: CalendarEvent = {
  uid: appointmentUid('01JD3ZK8Q0000000000000000A'),
  start: '2026-03-08T16:00:00.000Z',
  end: '2026-03-08T19:00:00.000Z',
  summary: 'Boat detailing: Complete Detail',
  description: 'Line one\nline; two, with \\ and “quotes”',
  location: 'Basin C, slip 1204; Marina del Rey, CA 90292',
  url: 'https://boatdetailingla.example/status/AAAAAAAAAAAAAAAAAAAAAA',
  sequence: 2,
  stamp: '2026-03-01T01:02:03.456Z',
  attendee: 'ana@example.com',
};

function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) return expect.unreachable('there is no event');
  return { method: calendar.getFirstPropertyValue('method'), component, event: new ICAL.Event(component) };
}

test.each<CalendarMethod>(['PUBLISH', 'REQUEST', 'CANCEL'])(
  'a %s file says what the event says',
  (method) => {
    const parsed = parse(calendarFile(method, event));
    expect(parsed.method).toBe(method);
    expect(parsed.event.uid).toBe('01jd3zk8q0000000000000000a@boatdetailingla.example');
    expect(parsed.event.sequence).toBe(2);
    expect(parsed.event.summary).toBe(event.summary);
    expect(parsed.event.description).toBe(event.description);
    expect(parsed.event.location).toBe(event.location);
    expect(parsed.event.startDate.toJSDate().toISOString()).toBe(event.start);
    expect(parsed.event.endDate.toJSDate().toISOString()).toBe(event.end);
    expect(parsed.component.getFirstPropertyValue('url')).toBe(event.url);
    expect(String(parsed.component.getFirstPropertyValue('dtstamp'))).toBe('2026-03-01T01:02:03Z');
  },
);

test.each([
  ['PUBLISH', 'CONFIRMED', 0, null],
  ['REQUEST', 'CONFIRMED', 1, 'mailto:owner@boatdetailingla.example'],
  ['CANCEL', 'CANCELLED', 1, 'mailto:owner@boatdetailingla.example'],
] as const)(
  'a %s file is %s, has %i attendees and the organizer %s',
  (method, status, attendees, organizer) => {
    const { component, event: parsed } = parse(calendarFile(method, event));
    expect(component.getFirstPropertyValue('status')).toBe(status);
    expect(parsed.attendees).toHaveLength(attendees);
    expect(parsed.organizer).toBe(organizer);
  },
);

test.each([
  ['2026-03-08T00:30', 3],
  ['2026-11-01T00:30', 3],
])('an appointment from %s on a daylight-saving day lasts %i hours', (wall, hours) => {
  const start = instantOf(wall);
  const { event: parsed } = parse(calendarFile('REQUEST', { ...event, start, end: addHours(start, hours) }));
  expect(parsed.duration.toSeconds()).toBe(hours * 3600);
  expect(parsed.startDate.zone.tzid).toBe('UTC');
});

test('lines end in CRLF and none is longer than 75 octets, also with characters of several bytes', () => {
  const file = calendarFile('REQUEST', { ...event, description: 'Bootspflege – größer 🛥️ '.repeat(40) });
  const lines = file.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(parse(file).event.description).toBe('Bootspflege – größer 🛥️ '.repeat(40));
});

test('text cannot begin a line of its own', () => {
  const file = calendarFile('PUBLISH', { ...event, location: 'slip 4\r\nATTENDEE:mailto:x@example.com\rY' });
  expect(parse(file).event.attendees).toEqual([]);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

import { expect, test } from 'vitest';
import { LeadIntake } from '#domain/booking/lead-intake.ts';
import { calendarFile } from '#domain/calendar/calendar.ts';
import { LeadUpdate } from '#domain/lead/lead-update.ts';
import { mailtoAddress } from '#domain/mail/email-address.ts';
import { QuoteLine } from '#domain/offer/quote.ts';
import { TimelineAddition } from '#domain/timeline.ts';
import { aBooking } from '../booking.ts';

const phoneOfAddressBook = '\u202a+1 (310) 555-0142\u202c';
const turned = 'Ana \u202egnp.exe\u202c\u2066';

test('overrides of direction and odd line breaks are taken out of a booking, not refused', () => {
  const sent = {
    phone: phoneOfAddressBook,
    fullName: turned,
    city: 'Marina\u2028del\u2029Rey',
    notes: turned,
    utm: { [turned]: `a\r\nb${turned}` },
  };
  expect(LeadIntake.parse(aBooking(sent))).toMatchObject({
    phone: '+1 (310) 555-0142',
    fullName: 'Ana gnp.exe',
    city: 'Marina del Rey',
    notes: 'Ana gnp.exe',
    utm: { 'Ana gnp.exe': 'a bAna gnp.exe' },
  });
});

test.each([
  ['marks of direction', 'A\u200en\u200fa\u061c'],
  ['blanks of no width', 'A\u200bna\u2060'],
  ['fillers', 'A\u3164n\u115fa\uffa0\u1160'],
  ['marks inside a word', 'A\u180en\u034fa'],
  ['marks of music', 'An\u{1d173}a'],
  ['a blank of Braille', 'Ana\u2800'],
  ['a mark of emoji', 'A\ufe0fn\ufe0fa'],
  ['a text hidden in tags', `Ana${String.fromCodePoint(0xe0041, 0xe0042, 0xe007f)}`],
])('%s are taken out of a name', (_, fullName) => {
  expect(LeadIntake.parse(aBooking({ fullName })).fullName).toBe('Ana');
});

test('what scripts and emoji are made of stays as it was typed', () => {
  for (const fullName of ['نیما می‌روم', 'O’Neill-Ångström', '👩‍👩‍👧', 'יעל 3', 'Ana ❤️', '1️⃣']) {
    expect(LeadIntake.parse(aBooking({ fullName })).fullName).toBe(fullName);
  }
});

const spoiled = ['a\u0000b', 'half \ud800', 'esc \u001b[2J', 'c1 \u009b'];

test.each(spoiled)('%j is no text that an admin could save', (text) => {
  expect(TimelineAddition.safeParse({ status: text }).success).toBe(false);
  expect(TimelineAddition.safeParse({ status: 'Called', note: text }).success).toBe(false);
  expect(LeadUpdate.safeParse({ internal_notes: text }).success).toBe(false);
  expect(LeadUpdate.safeParse({ email: `${text.replace(/\s/g, '')}@example.com` }).success).toBe(false);
  expect(QuoteLine.safeParse({ description: text, quantity: 1, unit_price: 100 }).success).toBe(false);
});

test('an entry and a line of a quote are one line; notes may be several', () => {
  expect(TimelineAddition.safeParse({ status: 'Called\nBCC' }).success).toBe(false);
  expect(QuoteLine.safeParse({ description: 'Wash\nWax', quantity: 1, unit_price: 100 }).success).toBe(false);
  expect(TimelineAddition.parse({ status: 'Called', note: 'one\ntwo' }).note).toBe('one\ntwo');
  expect(LeadUpdate.parse({ internal_notes: 'one\r\n\ttwo' }).internal_notes).toBe('one\r\n\ttwo');
});

test('a link to an address carries nothing but the address', () => {
  expect(mailtoAddress('ana@example.com')).toBe('mailto:ana@example.com');
  expect(mailtoAddress('a?bcc=v%40evil.example&body=x#y@example.com')).toBe(
    'mailto:a%3Fbcc%3Dv%2540evil.example%26body%3Dx%23y@example.com',
  );
});

test('a calendar names the customer by address alone', () => {
  const at = '2026-12-01T17:00:00.000Z';
  const event = {
    uid: 'u',
    start: at,
    end: at,
    summary: 's',
    description: 'd',
    location: 'l',
    url: 'https://x.example',
    sequence: 0,
    stamp: at,
  };
  const file = calendarFile('REQUEST', { ...event, attendee: 'a?cc=v@example.com' });
  expect(file.replace(/\r\n /g, '')).toContain(':mailto:a%3Fcc%3Dv@example.com\r\n');
});

import { expect, test } from 'vitest';
import { LeadTexts, type TextField, textsOf } from '#web/admin/lead/lead-texts.ts';
import { aLead } from '../../../a-lead.ts';

const read = (field: TextField, text: string) => LeadTexts.shape[field].safeParse(text);
const problemOf = (field: TextField, text: string) => read(field, text).error?.issues[0]?.message;

test.each([
  ['', null],
  [' 650 ', 650],
  ['$1,250', 1250],
  ['0', 0],
  ['1000000', 1_000_000],
])('"%s" as a price is %s', (text, value) => {
  expect(read('est_price_min', text).data).toBe(value);
});

test.each([
  ['12.50', 'Whole dollars only.'],
  ['-3', 'Whole dollars only.'],
  ['1,2', 'Whole dollars only.'],
  ['about 600', 'Whole dollars only.'],
  ['1000001', 'At most $1,000,000.'],
])('"%s" is no price: %s', (text, problem) => {
  expect(problemOf('est_price_max', text)).toBe(problem);
});

test.each([
  ['', null],
  ['2', 2],
  ['2,5', 2.5],
  ['24', 24],
])('"%s" as hours is %s', (text, value) => {
  expect(read('appointment_hours', text).data).toBe(value);
});

test.each(['0', '0.25', '2.3', '25', 'two'])('"%s" is refused as hours', (text) => {
  expect(problemOf('appointment_hours', text)).toBe('Half an hour to 24 hours, in half-hour steps.');
});

test.each([
  ['', null],
  ['2026-07-04T09:00', '2026-07-04T16:00:00.000Z'],
  ['2026-12-04T09:00', '2026-12-04T17:00:00.000Z'],
  ['2026-03-08T02:30', '2026-03-08T10:30:00.000Z'],
  ['2026-11-01T01:30', '2026-11-01T08:30:00.000Z'],
])('the wall clock "%s" is the instant %s', (text, value) => {
  expect(read('scheduled_at', text).data).toBe(value);
});

test('blank notes are none, and too long ones are refused by the server’s own rule', () => {
  expect(read('internal_notes', ' \n').data).toBeNull();
  expect(problemOf('internal_notes', 'x'.repeat(10_001))).toBe('At most 10,000 characters.');
});

test('an address is read without the blanks around it, and half of one is none', () => {
  expect(read('email', ' ana@example.com ').data).toBe('ana@example.com');
  for (const text of ['ana', 'ana@example']) {
    expect(problemOf('email', text)).toBe('Please enter a valid email address.');
  }
  const tooLong = `${'a'.repeat(250)}@example.com`;
  expect(problemOf('email', tooLong)).toBe('Email must have at most 254 characters.');
  expect(read('email', '').data).toBeNull();
});

test('a lead reads in its form as it would be typed', () => {
  const lead = aLead({
    est_price_min: 500,
    scheduled_at: '2026-12-01T17:00:00.000Z',
    appointment_hours: 2.5,
  });
  expect(LeadTexts.parse(textsOf(lead))).toMatchObject({
    est_price_min: 500,
    est_price_max: null,
    scheduled_at: '2026-12-01T17:00:00.000Z',
    appointment_hours: 2.5,
    internal_notes: null,
  });
});

test('an emptied name is asked for in a sentence', () => {
  expect(problemOf('full_name', ' ')).toBe('Enter a name.');
});

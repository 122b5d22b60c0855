import { expect, test } from 'vitest';
import { appointmentHours, appointmentProblem, movedFrom, visitBooked } from '#domain/appointment.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';

const now = '2026-03-02T09:00:00.000Z';
const editor = { admin: 'admin', now };
const first = aVisit({ start: '2026-03-19T15:00:00.000Z', sent_at: now });
const second = { ...first, start: '2026-03-20T16:00:00.000Z', sequence: 1 };

const { told: _, sent_at: __, ...withoutTold } = first;

test('a new appointment is told with its time, to the customer too', () => {
  const { entries, visits, fields } = visitBooked(aLead(), { visit: first }, editor, 'mailed');
  const note = 'Thursday, March 19, 8:00 AM to 11:00 AM';
  expect(entries).toMatchObject([
    { status: 'Appointment emailed', note, is_public: false },
    { status: 'SCHEDULED', note, is_public: true, mailed: true },
  ]);
  expect(visits).toMatchObject([{ id: first.id, told: 0, sent_at: now }]);
  expect(fields.status).toBe('SCHEDULED');
});

test('a moved appointment is told with both times', () => {
  const lead = aLead({ visits: [first] });
  const booked = { visit: second, before: first };
  expect(visitBooked(lead, booked, editor, 'mailed').entries[1]?.note).toBe(
    'Moved from Thu, Mar 19, 8:00 AM to Fri, Mar 20, 9:00 AM',
  );
});

test.each([
  ['there was none', undefined],
  ['it is the same time', { ...second, hours: 2 }],
  ['the last one is canceled', { ...first, status: 'canceled' as const }],
])('an appointment moves nothing when %s', (_, before) => {
  expect(movedFrom({ visit: second, ...(before && { before }) })).toBeUndefined();
});

test('a further day of a lead at work leaves its status as it is', () => {
  const lead = aLead({ status: 'IN_PROGRESS', visits: [{ ...first, status: 'underway' }] });
  const further = { ...second, id: '01JD3ZK8Q0000000000000000W' };
  const { fields, visits } = visitBooked(lead, { visit: further }, editor, 'mailed');
  expect(fields.status).toBeUndefined();
  expect(visits).toHaveLength(2);
});

test('a booking that nobody can be emailed of promises no email', () => {
  const { entries, visits } = visitBooked(aLead(), { visit: withoutTold }, editor, 'not-mailed');
  expect(entries.map(({ status }) => status)).toEqual(['Appointment set', 'SCHEDULED']);
  expect(entries[1]).not.toHaveProperty('mailed');
  expect(visits?.[0]?.told).toBeUndefined();
});

test('a time in the past takes the word that it is meant', () => {
  const past = '2026-01-07T16:00:00.000Z';
  expect(appointmentProblem(past, undefined, now)).toContain('in the past');
  expect(appointmentProblem(past, false, now)).toContain('in the past');
  expect(appointmentProblem(past, true, now)).toBeUndefined();
  expect(appointmentProblem(first.start, undefined, now)).toBeUndefined();
});

test.each([
  [10, 2],
  [20, 2],
  [20.5, 3],
  [30, 3],
  [31, 4],
  [100, 10],
])('a boat of %s ft takes %s hours', (length, hours) => {
  expect(appointmentHours(length)).toBe(hours);
});

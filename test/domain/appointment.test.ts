import { expect, test } from 'vitest';
import { appointmentProblem, appointmentSent, movedFrom } from '#domain/appointment.ts';
import { aLead } from '../a-lead.ts';

const now = '2026-03-02T09:00:00.000Z';
const editor = { admin: 'admin', now };
const first = { scheduled_at: '2026-03-19T15:00:00.000Z', hours: 3, sequence: 0, sent_at: now };
const second = { ...first, scheduled_at: '2026-03-20T16:00:00.000Z', sequence: 1 };

test('a new appointment is told with its time, to the customer too', () => {
  const { entries } = appointmentSent(aLead().id, first, undefined, editor);
  const note = 'Thursday, March 19, 8:00 AM to 11:00 AM';
  expect(entries).toMatchObject([
    { status: 'Appointment emailed', note, is_public: false },
    { status: 'SCHEDULED', note, is_public: true, mailed: true },
  ]);
});

test('a moved one is told with both times', () => {
  const before = movedFrom(aLead({ appointment_sent: first }), second);
  expect(appointmentSent(aLead().id, second, before, editor).entries[1]?.note).toBe(
    'Moved from Thu, Mar 19, 8:00 AM to Fri, Mar 20, 9:00 AM',
  );
});

test.each([
  ['there was none', undefined],
  ['it is the same time', { ...second, hours: 2 }],
  ['the last one is canceled', { ...first, canceled_at: now }],
])('an appointment moves nothing when %s', (_, appointment_sent) => {
  expect(movedFrom(aLead(appointment_sent && { appointment_sent }), second)).toBeUndefined();
});

test('a time in the past takes the word that it is meant', () => {
  const past = '2026-01-07T16:00:00.000Z';
  expect(appointmentProblem(past, undefined, now)).toContain('in the past');
  expect(appointmentProblem(past, false, now)).toContain('in the past');
  expect(appointmentProblem(past, true, now)).toBeUndefined();
  expect(appointmentProblem(first.scheduled_at, undefined, now)).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import {
  firstVisitFields,
  lostVisit,
  OldAppointments,
  visitOfAppointment,
} from '#domain/visit/old-appointment.ts';
import { aLead } from '../../a-lead.ts';

const now = '2026-03-12T18:00:00.000Z';
const id = '01JD3ZK8Q0000000000000000V';
const old = {
  scheduled_at: '2026-03-12T16:00:00.000Z',
  hours: 3,
  sequence: 2,
  sent_at: '2026-03-02T16:20:00.000Z',
};
const uid = '01jd3zk8q0000000000000000a@boatdetailingla.example';
const scheduled = aLead({ status: 'SCHEDULED' });
const visitOf = (lead: Lead, changes: Partial<typeof old> & { canceled_at?: string } = {}) =>
  visitOfAppointment(lead, { ...old, ...changes }, {}, id, now);

test('an appointment becomes a visit that keeps its calendar entry', () => {
  expect(visitOf(scheduled)).toEqual({
    id,
    uid,
    sequence: 2,
    told: 2,
    start: old.scheduled_at,
    hours: 3,
    status: 'planned',
    booked_at: old.sent_at,
    sent_at: old.sent_at,
    moves: 0,
  });
});

test.each([
  [undefined, undefined],
  [1, undefined],
  [2, undefined],
  [3, 3],
])('a calendar file that was lost with the sequence %s counts as %s beside one of 2', (lost, kept) => {
  const facts = lost === undefined ? {} : { sequence_lost: lost };
  expect(visitOfAppointment(scheduled, old, facts, id, now).sequence_lost).toBe(kept);
});

const canceled_at = '2026-03-05T16:00:00.000Z';
const updated_at = '2026-03-06T16:00:00.000Z';
const completed_at = '2026-03-12T17:30:00.000Z';

test.each<
  [
    string,
    Partial<Lead>,
    Parameters<typeof visitOf>[1],
    ReturnType<typeof visitOf>['status'],
    string | undefined,
  ]
>([
  ['called off by email', { status: 'CANCELED', updated_at }, { canceled_at }, 'canceled', canceled_at],
  ['called off before that took an email', { status: 'CANCELED', updated_at }, {}, 'canceled', updated_at],
  [
    'past without a word',
    { status: 'SCHEDULED' },
    { scheduled_at: '2026-03-01T16:00:00.000Z' },
    'planned',
    undefined,
  ],
  [
    'to come on a lead that is completed',
    { status: 'COMPLETED' },
    { scheduled_at: '2026-03-12T18:00:00.001Z' },
    'planned',
    undefined,
  ],
  [
    'begun this moment on a lead that is completed',
    { status: 'COMPLETED' },
    { scheduled_at: now },
    'done',
    now,
  ],
  [
    'over on a lead that is completed',
    { status: 'COMPLETED' },
    { hours: 1 },
    'done',
    '2026-03-12T17:00:00.000Z',
  ],
  ['not over yet on a lead that is completed', { status: 'COMPLETED' }, { hours: 3 }, 'done', now],
  ['completed at a known time', { status: 'COMPLETED', completed_at }, {}, 'done', completed_at],
])('an appointment %s', (_, lead, changes, status, ended_at) => {
  const visit = visitOf(aLead(lead), changes);
  expect([visit.status, visit.ended_at]).toEqual([status, ended_at]);
});

test('a lead gets its first visit, and its date follows that where it was the same', () => {
  const visit = visitOf(scheduled);
  const fields = { visits: [visit], visits_version: 1 };
  const at = (scheduled_at: string) => firstVisitFields(aLead({ scheduled_at }), visit);
  expect(at(visit.start)).toEqual({ ...fields, scheduled_at: visit.start });
  // A draft that was never mailed.
  expect(at(now)).toEqual(fields);
  const canceled = visitOf(scheduled, { canceled_at });
  expect(firstVisitFields(aLead({ scheduled_at: canceled.start }), canceled).scheduled_at).toBeNull();
});

test('an appointment that was never booked leaves its calendar entry to the next visit', () => {
  expect(lostVisit(scheduled, 4, id)).toEqual({ visit_lost: { id, uid, sequence: 4 } });
});

test('sequences are whole numbers from 0 up', () => {
  const isRead = (facts: object) => OldAppointments.safeParse(facts).success;
  const sent = (sequence: number) => isRead({ appointment_sent: { ...old, sequence } });
  const lost = (sequence_lost: number) => isRead({ sequence_lost });
  for (const isKnown of [sent, lost]) {
    expect([-1, 0, 0.5, 1].map(isKnown)).toEqual([false, true, false, true]);
  }
});

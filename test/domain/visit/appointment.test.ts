import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { cancellationSent } from '#domain/lead/cancellation.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import { namesOf } from '#domain/price/prices.ts';
import {
  appointmentOf,
  appointmentProblem,
  isNotedLater,
  movedFrom,
  visitBooked,
  visitsCalledOff,
  whenOf,
} from '#domain/visit/appointment.ts';
import { appointmentHours, hoursOf } from '#domain/visit/visit-hours.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-02T09:00:00.000Z';
const editor = { admin: 'admin', now, prices, floors: firstFloors, names: namesOf(packages) };
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

const gone = { ...withoutTold, start: '2026-03-01T16:00:00.000Z' };

test.each([
  ['one that is over', { visit: gone }, true],
  ['one that ends now', { visit: { ...gone, start: '2026-03-02T06:00:00.000Z' } }, true],
  ['one that still runs', { visit: { ...gone, start: '2026-03-02T06:00:01.000Z' } }, false],
  ['one in place of another that is over', { visit: gone, before: { ...first, start: gone.start } }, true],
  ['one in place of a time that the customer counts on', { visit: gone, before: first }, false],
  ['one in place of a time that nobody was told', { visit: gone, before: withoutTold }, true],
  [
    'one in place of a time that was called off',
    { visit: gone, before: { ...first, status: 'canceled' as const } },
    true,
  ],
])('%s is only noted: %s', (_, booked, isNoted) => {
  expect(isNotedLater(booked, now)).toBe(isNoted);
});

test('a visit that is only noted owes no email, and none is told of', () => {
  const { entries, visits } = visitBooked(aLead(), { visit: gone }, editor, 'noted');
  expect(entries.map(({ status }) => status)).toEqual(['Appointment set', 'SCHEDULED']);
  expect(visits).toEqual([{ ...gone, told: gone.sequence }]);
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

test('a time that is now is not past, one a millisecond ago is', () => {
  expect(appointmentProblem(now, undefined, now)).toBeUndefined();
  expect(appointmentProblem('2026-03-02T08:59:59.999Z', undefined, now)).toBeDefined();
});

test('how long work takes is what the owner says, else by the length, else two hours', () => {
  expect(hoursOf({ appointment_hours: 5, length_ft: 24 })).toBe(5);
  expect(hoursOf({ length_ft: 24 })).toBe(3);
  expect(hoursOf({})).toBe(2);
});

const third = { ...second, id: 'third', start: '2026-03-26T16:00:00.000Z', uid: 'third' };

test.each([
  ['what is underway', [first, { ...third, status: 'underway' as const }], 'third'],
  ['the next planned visit', [third, { ...first, status: 'done' as const }, second], second.uid],
  [
    'the last one, where none is planned',
    [
      { ...third, status: 'done' as const },
      { ...first, status: 'missed' as const },
    ],
    'third',
  ],
])('a lead’s appointment is %s', (_, visits, uid) => {
  expect(appointmentOf({ visits })?.uid).toBe(uid);
});

test('a lead without visits has no appointment, one that is canceled says since when', () => {
  expect(appointmentOf({})).toBeUndefined();
  expect(appointmentOf({ visits: [first] })).not.toHaveProperty('canceled_at');
  const canceled = { ...first, status: 'canceled' as const };
  expect(appointmentOf({ visits: [canceled] })?.canceled_at).toBe(first.booked_at);
  expect(appointmentOf({ visits: [{ ...canceled, ended_at: now }] })?.canceled_at).toBe(now);
});

test('a canceled lead calls off the visits that its customer was emailed of, soonest first', () => {
  const { sent_at: _, ...unsent } = third;
  const done = { ...first, status: 'done' as const };
  const lead = { visits: [second, unsent, done, first], email: 'ana@example.com' };
  expect(visitsCalledOff(lead, { status: 'CANCELED' })).toEqual([first, second]);
  expect(visitsCalledOff(lead, { status: 'COMPLETED' })).toEqual([]);
  expect(visitsCalledOff({ visits: lead.visits }, { status: 'CANCELED' })).toEqual([]);
});

test('a cancellation that was emailed names each visit, cancels it, and knows what was told', () => {
  const lead = aLead({ status: 'SCHEDULED', visits: [second, first] });
  const { entries, visits, fields } = cancellationSent(lead, { changes: { status: 'CANCELED' } }, editor);
  expect(fields).toEqual({ status: 'CANCELED' });
  expect(visits).toMatchObject([
    { status: 'canceled', sequence: 2, told: 2 },
    { status: 'canceled', sequence: 1, told: 1 },
  ]);
  expect(entries).toMatchObject([
    {
      note: 'Thursday, March 19, 8:00 AM to 11:00 AM; Friday, March 20, 9:00 AM to 12:00 PM',
      is_public: false,
    },
    { status: 'CANCELED', is_public: true, mailed: true },
  ]);
});

test('a booking takes up the calendar entry that was lost, and only work underway keeps its status', () => {
  const visit_lost = { id: 'lost', uid: 'lost', sequence: 0 };
  const booked = (lead: Parameters<typeof aLead>[0]) =>
    visitBooked(aLead(lead), { visit: second }, editor, 'mailed');
  expect(booked({ visit_lost }).fields).toEqual({ status: 'SCHEDULED', visit_lost: null });
  expect(booked({}).fields).toEqual({ status: 'SCHEDULED' });
  const underway = booked({ visits: [first, { ...third, status: 'underway' }] });
  expect(underway.fields).toEqual({});
  expect(underway.entries).toHaveLength(1);
});

test('an email of another year names the year', () => {
  const appointment = {
    uid: 'a',
    scheduled_at: first.start,
    hours: 3,
    sequence: 0,
    sent_at: '2025-12-30T16:00:00.000Z',
  };
  expect(whenOf(appointment)).toBe('Thursday, March 19, 2026, 8:00 AM to 11:00 AM');
  expect(whenOf({ ...appointment, canceled_at: now })).toBe('Thursday, March 19, 8:00 AM to 11:00 AM');
});

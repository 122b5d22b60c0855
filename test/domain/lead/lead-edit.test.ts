import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { editConflict, leadEdit, statusUndo, undoConflict } from '#domain/lead/lead-edit.ts';
import type { LeadUpdate } from '#domain/lead/lead-update.ts';
import type { Lead } from '#domain/lead.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import { namesOf } from '#domain/price/prices.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { newEntry } from '#domain/timeline.ts';
import { noteOf } from '#domain/visit/appointment.ts';
import { bookVisit } from '#domain/visit/visit-booking.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-02T09:00:00.000Z';
const editor = { admin: 'admin', now, prices, floors: firstFloors, names: namesOf(packages) };
const sent_at = '2026-03-01T18:00:00.000Z';
const mailed = aVisit({ sent_at });

const entry = (changes: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: '01JD3ZK8Q0000000000000000E',
  ...newEntry({ lead_id: aLead().id, status: 'CONTACTED', is_public: true }, 'admin', now),
  ...changes,
});

test('a new status is told to the customer, with the instant of the edit', () => {
  const { fields, entries } = leadEdit(aLead(), { status: 'CONTACTED' }, editor);
  expect(fields).toEqual({ status: 'CONTACTED', updated_at: now });
  expect(entries).toMatchObject([{ status: 'CONTACTED', is_public: true, created_at: now }]);
});

test('the status that a lead has already is no news', () => {
  expect(leadEdit(aLead(), { status: 'REQUEST_SENT' }, editor).entries).toEqual([]);
});

test('an edit is told after what it has seen, whatever clock wrote that', () => {
  const ahead = aLead({ updated_at: '2026-03-02T09:00:05.000Z' });
  const after = '2026-03-02T09:00:05.001Z';
  const { fields, entries } = leadEdit(ahead, { status: 'CONTACTED' }, editor);
  expect([fields.updated_at, entries[0]?.created_at]).toEqual([after, after]);
  expect(statusUndo(ahead, { status: 'REQUEST_SENT' }, now).fields.updated_at).toBe(after);
});

test('a corrected address has no mail problem, and the timeline tells the admin alone', () => {
  const lead = aLead({ mail_problem: 'bounced' });
  const { fields, entries } = leadEdit(lead, { email: 'right@example.com' }, editor);
  expect(fields).toMatchObject({ email: 'right@example.com', mail_problem: null });
  expect(entries).toMatchObject([{ status: 'Email corrected', is_public: false }]);
  expect(entries[0]?.note).toBe('Email: right@example.com, was ana@example.com');
});

test.each([{ email: aLead().email }, { internal_notes: 'Texted them.' }])(
  'the problem stays with %j, which changes no address',
  (changes) => {
    const { fields, entries } = leadEdit(aLead({ mail_problem: 'bounced' }), changes, editor);
    expect(fields).not.toHaveProperty('mail_problem');
    expect(entries).toEqual([]);
  },
);

test('a plain edit cannot cancel an emailed appointment', () => {
  expect(editConflict(aLead({ visits: [mailed] }), { status: 'CANCELED' })).toContain('was emailed');
  expect(editConflict(aLead(), { status: 'CANCELED' })).toBeUndefined();
});

test('a status change is undone as long as it stands and no email told it', () => {
  expect(undoConflict(aLead({ status: 'CONTACTED' }), entry())).toBeUndefined();
});

test.each([
  ['another status came after it', aLead({ status: 'OFFER_SENT' }), entry(), 'changed again'],
  ['it is gone', aLead({ status: 'CONTACTED' }), undefined, 'changed again'],
  [
    'an email told it',
    aLead({ status: 'CONTACTED' }),
    entry({ mailed: true }),
    'was emailed to the customer',
  ],
  [
    'an email told it, in a row of before entries were marked',
    aLead({ status: 'SCHEDULED', visits: [mailed] }),
    entry({ status: 'SCHEDULED', created_at: sent_at }),
    'was emailed to the customer',
  ],
  [
    'the customer began with it',
    aLead(),
    entry({ status: 'REQUEST_SENT', meta: { updated_by: 'customer', updated_at: now } }),
    'where the request began',
  ],
])('a status change is not undone when %s', (_, lead, undone, sentence) => {
  expect(undoConflict(lead, undone)).toContain(sentence);
});

test('the first completion is kept with its instant and owes the customer an email', () => {
  const { fields, tasks } = leadEdit(aLead({ status: 'IN_PROGRESS' }), { status: 'COMPLETED' }, editor);
  expect(fields).toMatchObject({ status: 'COMPLETED', completed_at: now });
  expect(tasks).toEqual([{ kind: 'done', due_at: now }]);
});

test('a lead that is set back to before its work has no visit that began', () => {
  const begun = aVisit({ sent_at, status: 'underway', started_at: sent_at });
  const lead = aLead({ status: 'IN_PROGRESS', visits: [begun] });
  expect(leadEdit(lead, { status: 'SCHEDULED' }, editor).visits).toEqual([mailed]);
  expect(
    leadEdit({ ...lead, status: 'SCHEDULED' }, { status: 'IN_PROGRESS' }, editor).visits,
  ).toBeUndefined();
});

test('a lead that is completed again emails nobody a second time', () => {
  const before = aLead({ status: 'CONTACTED', completed_at: '2026-03-01T18:00:00.000Z' });
  const { fields, tasks } = leadEdit(before, { status: 'COMPLETED' }, editor);
  expect(fields).not.toHaveProperty('completed_at');
  expect(tasks).toEqual([]);
});

test('completion is not undone', () => {
  const completed = entry({ status: 'COMPLETED' });
  expect(undoConflict(aLead({ status: 'COMPLETED' }), completed)).toContain('boat is done');
});

test('nobody without an email is said to have got one when a change can’t be undone', () => {
  const { email: _, ...lead } = aLead();
  const refused = [
    undoConflict({ ...lead, status: 'CONTACTED' }, entry({ mailed: true })),
    undoConflict({ ...lead, status: 'COMPLETED' }, entry({ status: 'COMPLETED' })),
  ];
  expect(refused).toEqual([
    'This is on the customer’s page, so it can’t be undone.',
    'The customer’s page says the boat is done, so this can’t be undone.',
  ]);
});

test('a length that was emailed stays what the customer sees until the next email, a new version of its entry', () => {
  const lead = aLead({ status: 'SCHEDULED', visits: [aVisit()] });
  const { visits = [] } = leadEdit(
    lead,
    { appointment_hours: 4.5 },
    { admin: 'admin', now, prices, floors: firstFloors, names: namesOf(packages) },
  );
  expect(visits).toEqual([aVisit({ hours_draft: 4.5 })]);
  const drafted = { ...lead, appointment_hours: 4.5, visits: [...visits] };
  const booked = bookVisit(drafted, { start: aVisit().start, hours: 4.5 }, 'fresh', now);
  expect(booked.visit).toMatchObject({ hours: 4.5, sequence: 1 });
  expect(booked.visit).not.toHaveProperty('hours_draft');
  expect(noteOf(booked, now)).toBe(
    'Moved from Thu, Mar 12, 9:00 AM–12:00 PM to Thu, Mar 12, 9:00 AM–1:30 PM',
  );
  const back = leadEdit(
    drafted,
    { appointment_hours: 3 },
    { admin: 'admin', now, prices, floors: firstFloors, names: namesOf(packages) },
  );
  expect(back.visits).toEqual([aVisit()]);
  expect(back.tasks).toEqual([]);
});

test('a longer visit that the admin lets overlap is marked so, whether hours or a longer boat make it longer', () => {
  const lead = aLead({ status: 'SCHEDULED', visits: [aVisit()] });
  const edited = (before: Lead, changes: LeadUpdate) =>
    leadEdit(
      before,
      changes,
      { admin: 'admin', now, prices, floors: firstFloors, names: namesOf(packages) },
      { overlap: true },
    ).visits;
  expect(edited(lead, { appointment_hours: 4.5 })).toMatchObject([
    { overlap: true, hours: 3, hours_draft: 4.5 },
  ]);
  const { sent_at: _, ...untold } = aVisit({ hours: hoursOf(lead) });
  expect(edited({ ...lead, visits: [untold] }, { length_ft: 60 })).toMatchObject([{ overlap: true }]);
});

import { expect, test } from 'vitest';
import { editConflict, leadEdit, statusUndo, undoConflict } from '#domain/lead/lead-edit.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { newEntry } from '#domain/timeline.ts';
import { bookVisit } from '#domain/visit/visit-booking.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-02T09:00:00.000Z';
const editor = { admin: 'admin', now };
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

test('a new length waits for the next email, which is the next version of the calendar entry', () => {
  const lead = aLead({ status: 'SCHEDULED', visits: [aVisit()] });
  const { visits = [] } = leadEdit(lead, { appointment_hours: 4.5 }, { admin: 'admin', now });
  expect(visits).toMatchObject([{ hours: 4.5, sequence: 0 }]);
  expect(visits[0]).not.toHaveProperty('told');
  const { visit } = bookVisit(
    { ...lead, visits: [...visits] },
    { start: aVisit().start, hours: 4.5 },
    'fresh',
    now,
  );
  expect(visit.sequence).toBe(1);
});

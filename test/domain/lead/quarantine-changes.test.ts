import { expect, test } from 'vitest';
import { leadQuarantined, leadRestored } from '#domain/lead/quarantine-changes.ts';
import { aLead } from '../../a-lead.ts';

const now = '2026-11-20T18:00:00.000Z';
const editor = { admin: 'admin', now };
const lead = aLead({ quarantined: true, expires_at: 1_800_000_000 });
const told = (entries: readonly { status: string }[]) => entries.map(({ status }) => status);

test('a lead that is moved into quarantine expires after 30 days', () => {
  const { fields, entries } = leadQuarantined(aLead(), editor);
  expect(fields).toMatchObject({ quarantined: true, expires_at: Date.parse('2026-12-20T18:00:00Z') / 1000 });
  expect(told(entries)).toEqual(['Moved to quarantine']);
});

test('a lead out of quarantine no longer expires, begins its timeline and owes its tasks from then on', () => {
  const { fields, entries, tasks } = leadRestored(lead, undefined, editor);
  expect(fields).toEqual({ quarantined: false, expires_at: null, updated_at: now });
  expect(told(entries)).toEqual(['REQUEST_SENT', 'Restored from quarantine']);
  expect(tasks).toEqual([
    { kind: 'request-received', due_at: now },
    { kind: 'new-lead', due_at: now },
  ]);
});

test('a restored lead that an admin had quarantined goes on with its timeline and what it still owes', () => {
  const owed = [{ kind: 'photos', due_at: '2026-11-01T18:00:00.000Z' }] as const;
  const { entries, tasks } = leadRestored(lead, owed, editor);
  expect(told(entries)).toEqual(['Restored from quarantine']);
  expect(tasks).toEqual([{ kind: 'photos', due_at: now }]);
  expect(leadRestored(lead, [], editor).tasks).toEqual([]);
});

test('a reminder that is not due yet waits for its time again', () => {
  const owed = [{ kind: 'ready-check', about: 'visit', due_at: '2026-12-01T00:00:00.000Z' }] as const;
  expect(leadRestored(lead, owed, editor).tasks).toEqual(owed);
});

test('the customer reads of no quarantine', () => {
  const changes = [leadQuarantined(aLead(), editor), leadRestored(lead, [], editor)];
  expect(changes.flatMap(({ entries }) => entries.map(({ is_public }) => is_public))).toEqual([false, false]);
});

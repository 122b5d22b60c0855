import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { outcomeOfTakingBack } from '#domain/message/take-back-miss.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { visitAct } from '#domain/visit/visit-act.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

/** Thursday, 9 AM in Los Angeles, when the visit begins. */
const now = '2026-03-12T16:00:00.000Z';
const visit = aVisit({ start: now });
const onAgainText = 'Your appointment is on after all. No need to pick a new time.';
const booked = (changes: Partial<Lead> = {}): Lead =>
  aLead({ status: 'SCHEDULED', visits: [visit], ...changes });

test.each<[Visit['status'], Lead['status'], Partial<Visit>]>([
  ['planned', 'SCHEDULED', {}],
  ['underway', 'IN_PROGRESS', { started_at: now }],
])('a miss that is taken back leaves the visit %s and the lead %s', (status, leadStatus, was) => {
  const before = { ...visit, ...was, status, told: 0 };
  const lead = booked({ status: leadStatus, visits: [before] });
  const editor = { admin: 'admin', now };
  const missed = visitAct(lead, before, { act: 'miss' }, editor, {});
  const [missedVisit = before] = missed.visits ?? [];
  const after = (changes: Partial<Visit>) => {
    const seen = { ...missedVisit, ...changes };
    const left = booked({ status: 'CONTACTED', visits: [seen] });
    const outcome = outcomeOfTakingBack(left, seen, {}, editor);
    if (!outcome || !('change' in outcome)) throw new Error('It was refused.');
    return outcome.change;
  };
  // Whether its email has gone out isn't noted yet, so it may be on its way.
  for (const told of [0, 1]) {
    const change = after({ told });
    expect(change.visits).toEqual([{ ...before, sequence: 1, told: 1 }]);
    expect(change.fields).toMatchObject({ updated_at: now, status: leadStatus });
    expect(change.entries).toMatchObject([
      { status: 'Message', note: onAgainText },
      { status: 'Not missed after all', is_public: true },
      { status: leadStatus, is_public: false },
    ]);
    expect(change.mailsEntry).toBe('message');
    expect(change.fields).not.toHaveProperty('wrote_at');
  }
  expect(outcomeOfTakingBack(lead, before, {}, editor)).toBeUndefined();
  const { email: _, ...texted } = booked({ status: 'CONTACTED', visits: [missedVisit] });
  expect(outcomeOfTakingBack(texted, missedVisit, {}, editor)).toMatchObject({
    change: { entries: [{ status: 'Message', note: onAgainText }, {}, {}] },
  });
});

test('a visit that is on again after its start has no new time yet, which nobody said', () => {
  const at = '2026-03-12T17:30:00.000Z';
  const missed = { ...visit, status: 'missed' as const, ended_at: '2026-03-12T16:40:00.000Z' };
  const left = booked({ status: 'CONTACTED', visits: [missed] });
  expect(outcomeOfTakingBack(left, missed, {}, { admin: 'admin', now: at })).toMatchObject({
    change: { visits: [{ status: 'planned', late: { at, on_again: true } }] },
  });
});

test('a miss is taken back on its day only, and while no other time was booked', () => {
  const missed = { ...visit, status: 'missed' as const, ended_at: '2026-03-12T16:10:00.000Z' };
  const taken = (lead: Partial<Lead>, at = '2026-03-13T06:59:00.000Z') =>
    outcomeOfTakingBack(booked(lead), missed, {}, { admin: 'admin', now: at });
  const left = { status: 'CONTACTED', visits: [missed] } as const;
  expect(taken({ ...left, visits: [missed] })).toHaveProperty('change');
  expect(taken({ ...left, visits: [missed] }, '2026-03-13T07:00:00.000Z')).toHaveProperty('refusal');
  expect(taken({ status: 'CANCELED', visits: [missed] })).toHaveProperty('refusal');
  const other = aVisit({
    id: 'other',
    start: '2026-03-14T16:00:00.000Z',
    booked_at: '2026-03-12T16:20:00.000Z',
  });
  expect(taken({ visits: [missed, other] })).toHaveProperty('refusal');
  const dayTwo = { ...other, booked_at: visit.booked_at };
  expect(taken({ visits: [missed, dayTwo] })).toHaveProperty('change');
});

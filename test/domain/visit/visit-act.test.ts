import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { newEntry, publicTimeline } from '#domain/timeline.ts';
import type { Visit } from '#domain/visit/visit.ts';
import {
  actRefusal,
  isActDone,
  outcomeOfAct,
  type SaidOfVisit,
  type VisitAct,
  visitAct,
  visitActs,
} from '#domain/visit/visit-act.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

/** Thursday, 9 AM in Los Angeles, when the visit begins. */
const now = '2026-03-12T16:00:00.000Z';
const visit = aVisit({ start: now });
const booked = (changes: Partial<Lead> = {}): Lead =>
  aLead({ status: 'SCHEDULED', visits: [visit], ...changes });
const done = (lead: Lead, act: VisitAct, wantsMail = true) =>
  visitAct(lead, visit, { act }, { admin: 'admin', now }, { wantsMail });
const outcomeOf = (said: SaidOfVisit, seen = visit) =>
  outcomeOfAct(booked({ visits: [seen] }), seen, said, { admin: 'admin', now }, { wantsMail: false });

test('an act changes nothing twice, is refused where the visit has gone on, and else changes the visit', () => {
  const start = { act: 'start' } as const;
  expect(outcomeOf(start, { ...visit, status: 'underway' })).toBeUndefined();
  expect(outcomeOf(start, { ...visit, status: 'done' })).toMatchObject({
    refusal: { reason: 'visit-changed' },
  });
  expect(outcomeOf(start)).toMatchObject({ change: { visits: [{ status: 'underway', started_at: now }] } });
});

test.each<[Visit['status'], VisitAct[]]>([
  ['planned', ['on-my-way', 'late', 'start', 'finish', 'miss', 'cancel']],
  ['underway', ['take-back-start', 'finish', 'miss']],
  ['done', []],
  ['missed', []],
  ['canceled', []],
])('of a visit that is %s the owner may say: %j', (status, allowed) => {
  expect(visitActs.filter((act) => !actRefusal({ ...visit, status }, { act }, now))).toEqual(allowed);
});

test('nobody can have missed a visit that is still to come', () => {
  const later = { ...visit, start: '2026-03-12T16:00:00.001Z' };
  expect(actRefusal(later, { act: 'miss' }, now)?.sentence).toBe('This visit is still to come.');
  expect(actRefusal(later, { act: 'cancel' }, now)).toBeUndefined();
});

test('work that began early and could not be done is missed, before its planned start too', () => {
  const early = { ...visit, start: '2026-03-12T16:30:00.000Z', status: 'underway' as const };
  expect(actRefusal(early, { act: 'miss' }, now)).toBeUndefined();
});

test('a visit is started on its own day or later, whatever the hour', () => {
  const tonight = { ...visit, start: '2026-03-13T06:00:00.000Z' };
  const tomorrow = { ...visit, start: '2026-03-13T07:00:00.000Z' };
  const yesterday = { ...visit, start: '2026-03-11T16:00:00.000Z' };
  expect(actRefusal(tonight, { act: 'start' }, now)).toBeUndefined();
  expect(actRefusal(yesterday, { act: 'start' }, now)).toBeUndefined();
  expect(actRefusal(tomorrow, { act: 'start' }, now)).toEqual({
    reason: 'not-today',
    sentence: 'This visit is planned for Fri, Mar 13, 12:00 AM. To do it today, move it first.',
  });
  expect(actRefusal(tomorrow, { act: 'on-my-way' }, now)).toBeUndefined();
});

test.each<[VisitAct, Partial<Visit>]>([
  ['on-my-way', { on_my_way_at: now }],
  ['late', { late: { at: now } }],
  ['start', { status: 'underway' }],
  ['finish', { status: 'done' }],
  ['miss', { status: 'missed' }],
  ['cancel', { status: 'canceled' }],
])('%s is known to be done already, and no other act with it', (act, changes) => {
  const after = { ...visit, ...changes };
  const acts = visitActs.filter((other) => other !== 'take-back-start');
  expect(acts.filter((other) => isActDone(after, { act: other }))).toEqual([act]);
  expect(isActDone(visit, { act })).toBe(false);
});

test('a start that is taken back leaves the visit planned, tells the customer’s page, and emails nobody', () => {
  const begun = { ...visit, status: 'underway', started_at: now } as const;
  const lead = booked({ status: 'IN_PROGRESS', visits: [begun] });
  const { visits, fields, entries, tasks } = visitAct(
    lead,
    begun,
    { act: 'take-back-start' },
    { admin: 'admin', now },
    {},
  );
  expect(visits).toEqual([visit]);
  expect(fields.status).toBe('SCHEDULED');
  expect(tasks).toEqual([]);
  expect(entries).toMatchObject([
    { status: 'Not started after all', is_public: true },
    { status: 'SCHEDULED', is_public: false },
  ]);
  expect(isActDone(visit, { act: 'take-back-start' })).toBe(true);
});

test('a start that is taken back leaves the work on another day of the job as it is', () => {
  const begun = { ...visit, status: 'underway', started_at: now } as const;
  const other = { ...begun, id: 'other' };
  const lead = booked({ status: 'IN_PROGRESS', visits: [begun, other] });
  const { visits, fields } = visitAct(lead, begun, { act: 'take-back-start' }, { admin: 'admin', now }, {});
  expect(visits).toEqual([visit, other]);
  expect(fields).not.toHaveProperty('status');
});

test.each<[VisitAct, Partial<Visit>, Lead['status'] | undefined, string[], string]>([
  ['on-my-way', { on_my_way_at: now }, undefined, ['on-my-way'], 'On the way'],
  ['late', { late: { at: now } }, undefined, ['late'], 'Running late'],
  ['start', { status: 'underway', started_at: now }, 'IN_PROGRESS', [], 'Visit started'],
  ['finish', { status: 'done', ended_at: now }, 'COMPLETED', ['done'], 'Visit done'],
  ['miss', { status: 'missed', ended_at: now, sequence: 1 }, 'CONTACTED', ['visits'], 'Visit missed'],
  ['cancel', { status: 'canceled', ended_at: now, sequence: 1 }, 'CANCELED', ['visits'], 'Visit canceled'],
])('%s makes %j of the visit, the status %s, and owes %j', (act, changed, status, kinds, trace) => {
  const change = done(booked(), act);
  expect(change.visits).toEqual([{ ...visit, ...changed }]);
  expect(change.fields.status).toBe(status);
  expect(change.tasks).toEqual(kinds.map((kind) => ({ kind, due_at: now })));
  // The customer reads of a new status, of a late start and of a miss.
  expect(change.entries).toMatchObject([
    { status: trace, note: 'Thu, Mar 12, 9:00 AM', is_public: act === 'miss' || act === 'late' },
    ...(status ? [{ status, is_public: act !== 'miss' }] : []),
  ]);
});

test('only the visit that is meant changes', () => {
  const other = aVisit({ id: 'other', start: '2026-03-14T16:00:00.000Z' });
  const [canceled] = done(booked({ visits: [visit, other] }), 'cancel').entries;
  expect(canceled).toMatchObject({ status: 'Visit canceled', is_public: true });
  const change = done(booked({ visits: [visit, other] }), 'on-my-way');
  expect(change.visits).toEqual([{ ...visit, on_my_way_at: now }, other]);
});

test('the customer is emailed that the owner is on the way only if that is wished', () => {
  expect(done(booked(), 'on-my-way', false).tasks).toEqual([]);
});

test('the end of a return visit is emailed for itself, unless the owner wants none', () => {
  const back = { ...visit, booked_at: '2026-03-11T16:00:00.000Z' };
  const lead = booked({ completed_at: '2026-03-10T16:00:00.000Z', visits: [back] });
  const owed = (wish: { wantsMail?: boolean }) =>
    visitAct(lead, back, { act: 'finish' }, { admin: 'admin', now }, wish).tasks;
  expect(owed({})).toEqual([{ kind: 'came-back', about: back.id, due_at: now }]);
  expect(owed({ wantsMail: false })).toEqual([]);
});

test('a job whose owner was told that no email goes out is done without one', () => {
  const change = done(booked(), 'finish', false);
  expect(change).toMatchObject({ fields: { status: 'COMPLETED', completed_at: now }, tasks: [] });
  expect(done(booked(), 'finish').tasks).toEqual([{ kind: 'done', due_at: now }]);
});

test('being late is told with the new start and the reason, each time that one of them changes', () => {
  const said = { act: 'late', about: '2026-03-12T16:45:00.000Z', why: 'An accident on Lincoln.' } as const;
  const { act: _, ...late } = said;
  const change = visitAct(booked(), visit, said, { admin: 'admin', now }, { wantsMail: false });
  expect(change.visits).toEqual([{ ...visit, late: { ...late, at: now } }]);
  const note = 'About 9:45 AM instead of Thu, Mar 12, 9:00 AM. An accident on Lincoln.';
  expect(change.entries).toMatchObject([{ status: 'Running late', note, is_public: true }]);
  const after = { ...visit, late: { ...late, at: now } };
  expect(isActDone(after, said)).toBe(true);
  expect(isActDone(after, { ...said, why: 'A flat tire.' })).toBe(false);
  expect(isActDone(after, { act: 'late' })).toBe(false);
});

test.each(['2026-03-12T16:00:00.000Z', '2026-03-12T15:59:00.000Z'])(
  'a new start of %s is none: it is not later than planned, or has passed',
  (about) => {
    expect(outcomeOf({ act: 'late', about })).toEqual({
      wrong: expect.stringContaining('later than planned'),
    });
  },
);

test('a new start is later than the planned one and later than now', () => {
  const [before, at, after] = [15, 16, 17].map((hour) => `2026-03-12T${hour}:00:00.000Z`);
  const isWrong = (start: string | undefined, about: string | undefined) =>
    'wrong' in (outcomeOf({ act: 'late', about, why: 'Fog.' }, { ...visit, start: String(start) }) ?? {});
  expect([before, at, after].map((about) => isWrong(before, about))).toEqual([true, true, false]);
  const late = '2026-03-12T18:00:00.000Z';
  expect([at, after, late].map((about) => isWrong(after, about))).toEqual([true, true, false]);
  expect(isWrong(at, undefined)).toBe(false);
});

test('nobody is late for a visit of another day', () => {
  const tomorrow = { ...visit, start: '2026-03-13T16:00:00.000Z' };
  expect(actRefusal(tomorrow, { act: 'late' }, now)?.reason).toBe('not-today');
});

test.each(visitActs)('%s owes no email to a customer without an address', (act) => {
  const { email: _, ...lead } = booked();
  expect(done(lead, act).tasks).toEqual([]);
});

test('a lead is completed by its last visit, once', () => {
  const other = aVisit({ id: 'other', start: '2026-03-14T16:00:00.000Z' });
  const between = done(booked({ status: 'IN_PROGRESS', visits: [visit, other] }), 'finish');
  expect(between.entries).toMatchObject([
    { status: 'Visit done', is_public: true },
    { status: 'SCHEDULED', is_public: false },
  ]);
  expect(between.fields).toEqual({ updated_at: now, status: 'SCHEDULED' });
  expect(between.tasks).toEqual([]);
  expect(done(booked(), 'finish').fields).toEqual({
    updated_at: now,
    status: 'COMPLETED',
    completed_at: now,
  });
  const again = done(booked({ completed_at: '2026-03-05T16:00:00.000Z' }), 'finish');
  expect(again.fields).toEqual({ updated_at: now, status: 'COMPLETED' });
  expect(again.tasks).toEqual([]);
});

test('a status that the lead has already is not announced again', () => {
  const change = done(booked({ status: 'IN_PROGRESS' }), 'start');
  expect(change.fields).toEqual({ updated_at: now });
  expect(change.entries).toHaveLength(1);
});

/** Pressed at the dock, 40 minutes before there was a line. */
const before = '2026-03-12T15:20:00.000Z';
const pressed = (act: VisitAct, at: string, lead = booked()) =>
  visitAct(lead, visit, { act, at }, { admin: 'admin', now }, { wantsMail: true });

test('what was pressed without a line happened when it was pressed, and was written down when it arrived', () => {
  const started = pressed('start', before);
  expect(started.visits?.[0]?.started_at).toBe(before);
  expect(started.entries.map(({ created_at, happened_at }) => [created_at, happened_at])).toEqual([
    [now, before],
    [now, before],
  ]);
  const finished = pressed('finish', before);
  expect(finished.visits?.[0]?.ended_at).toBe(before);
  expect(finished.fields).toMatchObject({ updated_at: now, completed_at: before });
});

test('a press of a clock that is ahead counts as now', () => {
  expect(pressed('start', '2026-03-12T16:00:01.000Z').visits?.[0]?.started_at).toBe(now);
});

test.each(['on-my-way', 'late'] as const)('%s is emailed only while it is news', (act) => {
  expect(pressed(act, '2026-03-12T15:30:01.000Z').tasks).toHaveLength(1);
  expect(pressed(act, '2026-03-12T15:30:00.000Z').tasks).toEqual([]);
});

test.each(['on-my-way', 'late'] as const)(
  'of %s the owner reads that it came too late for its email',
  (act) => {
    const noteOf = ({ entries }: ReturnType<typeof pressed>) => entries[0]?.note;
    expect(noteOf(pressed(act, before))).toBe(
      'Thu, Mar 12, 9:00 AM. No email went out: this got here over 30 minutes after you pressed.',
    );
    expect(noteOf(pressed(act, now))).toBe('Thu, Mar 12, 9:00 AM');
    const { email: _, ...lead } = booked();
    expect(noteOf(pressed(act, before, lead))).toBe('Thu, Mar 12, 9:00 AM');
  },
);

test.each(['on-my-way', 'late'] as const)(
  '%s is not emailed once a later act of the visit comes behind it, as the owner reads',
  (act) => {
    const said = { act, at: before.replace('15:20', '15:59'), overtaken: true };
    const change = visitAct(booked(), visit, said, { admin: 'admin', now }, { wantsMail: true });
    expect(change.tasks).toEqual([]);
    expect(change.entries[0]?.note).toBe(
      'Thu, Mar 12, 9:00 AM. No email went out: by the time this got here, you’d pressed what came next.',
    );
  },
);

test('an email that nobody wanted is not missed', () => {
  const said = { act: 'on-my-way', at: before } as const;
  const change = visitAct(booked(), visit, said, { admin: 'admin', now }, { wantsMail: false });
  expect(change.entries[0]?.note).toBe('Thu, Mar 12, 9:00 AM');
});

test('on my way to a visit that was moved after the press is refused, with its new time', () => {
  const moved = { ...visit, start: '2026-03-14T20:00:00.000Z', booked_at: '2026-03-12T15:25:00.000Z' };
  expect(actRefusal(moved, { act: 'on-my-way', at: before }, now)).toEqual({
    reason: 'visit-changed',
    sentence: 'This visit has been moved to Sat, Mar 14, 1:00 PM. No email went out.',
  });
  expect(actRefusal(moved, { act: 'on-my-way', at: moved.booked_at }, now)).toBeUndefined();
});

test('what was pressed at a visit that has been moved is refused with its new time; work that was done counts anyway', () => {
  const moved = { ...visit, start: '2026-03-14T20:00:00.000Z' };
  const refusal = (said: SaidOfVisit) => actRefusal(moved, { at: now, seen_start: now, ...said }, now);
  const sentence = 'This visit has been moved to Sat, Mar 14, 1:00 PM.';
  for (const act of ['start', 'finish'] as const) {
    expect(refusal({ act })).toEqual({ reason: 'visit-moved', sentence });
    expect(refusal({ act, anyway: true })).toBeUndefined();
    expect(refusal({ act, seen_start: moved.start, anyway: true })).toBeUndefined();
  }
  expect(refusal({ act: 'miss' })).toMatchObject({ reason: 'visit-changed' });
  expect(refusal({ act: 'finish', seen_start: moved.start })).toBeUndefined();
  const begun = { ...moved, status: 'underway' as const };
  expect(actRefusal(begun, { act: 'finish', at: now, seen_start: now }, now)).toBeUndefined();
  const said = { act: 'finish', at: now, seen_start: before, anyway: true } as const;
  expect(outcomeOf(said, moved)).toMatchObject({
    change: {
      visits: [{ status: 'done', start: before, ended_at: now }],
      entries: [{}, { note: 'It had been moved to Sat, Mar 14, 1:00 PM' }, {}],
      tasks: [],
    },
  });
  const tasksOf = (more: Partial<SaidOfVisit>, told: Partial<Visit> = { told: moved.sequence }) =>
    outcomeOf({ ...said, act: 'start', ...more }, { ...moved, ...told });
  expect(tasksOf({})).toMatchObject({
    change: {
      visits: [{ start: before, moved_from: moved.start }],
      entries: [{ note: 'Moved from Sat, Mar 14, 1:00 PM to Thu, Mar 12, 8:20 AM', is_public: true }, {}, {}],
      tasks: [{ kind: 'visits' }],
    },
  });
  expect(tasksOf({ act: 'finish' })).toMatchObject({
    change: { entries: [{ note: 'Moved from Sat, Mar 14, 1:00 PM to Thu, Mar 12, 8:20 AM' }, {}, {}] },
  });
  expect(tasksOf({ overtaken: true })).toMatchObject({ change: { tasks: [] } });
  expect(tasksOf({}, { told: undefined })).toMatchObject({ change: { tasks: [] } });
});

test.each(['canceled', 'missed'] as const)(
  'work at a visit that was %s elsewhere counts anyway, once its request is open',
  (status) => {
    const off = {
      ...visit,
      status,
      ended_at: before,
      canceled_by: 'customer',
      canceled_why: 'Rain',
    } as const;
    expect(outcomeOf({ act: 'finish', at: now }, off)).toMatchObject({
      refusal: { reason: 'visit-changed' },
    });
    expect(outcomeOf({ act: 'late', at: now, anyway: true }, off)).toMatchObject({ refusal: {} });
    const { ended_at: _, canceled_by: __, canceled_why: ___, ...visitNow } = off;
    const [start, finish] = (['start', 'finish'] as const).map((act) =>
      outcomeOf({ act, at: now, anyway: true }, off),
    );
    expect(start).toMatchObject({
      change: { visits: [{ ...visitNow, status: 'underway', started_at: now }] },
    });
    const note = `Thu, Mar 12, 9:00 AM. It had been marked as ${status}`;
    expect(finish).toMatchObject({
      change: { visits: [{ ...visitNow, status: 'done', ended_at: now }], entries: [{ note }, {}] },
    });
    expect(JSON.stringify(finish)).not.toMatch(/canceled_|Rain/);
    const lead = booked({ status: 'CANCELED', visits: [off] });
    const said = { act: 'finish', at: now, anyway: true } as const;
    expect(outcomeOfAct(lead, off, said, { admin: 'admin', now }, {})).toEqual({
      refusal: { reason: 'canceled', sentence: 'This request was canceled.' },
    });
  },
);

test('a delay that comes late does not take the place of what was said after it', () => {
  const told = { ...visit, late: { about: '2026-03-12T18:00:00.000Z', at: '2026-03-12T15:40:00.000Z' } };
  expect(isActDone(told, { act: 'late', about: '2026-03-12T17:00:00.000Z', at: before })).toBe(true);
  expect(isActDone(told, { act: 'late', about: '2026-03-12T17:00:00.000Z', at: told.late.at })).toBe(true);
  expect(isActDone(told, { act: 'late', about: '2026-03-12T17:00:00.000Z', at: now })).toBe(false);
});

test('whether a visit was to be started is judged by the day of the press', () => {
  const tonight = { ...visit, start: '2026-03-14T06:00:00.000Z' };
  expect(
    actRefusal(tonight, { act: 'start', at: '2026-03-13T06:00:00.000Z' }, '2026-03-13T16:00:00.000Z')?.reason,
  ).toBe('not-today');
  expect(
    actRefusal(
      visit,
      { act: 'late', about: '2026-03-12T16:10:00.000Z', at: before },
      '2026-03-12T17:00:00.000Z',
    ),
  ).toBeUndefined();
});

test('the customer reads that a moved visit was taken back, after its move and before the work, however late it is sent', () => {
  const at = (time: string) => `2026-03-12T${time}:00.000Z`;
  const moved = { ...visit, start: '2026-03-16T16:00:00.000Z', booked_at: at('16:50'), told: visit.sequence };
  const updatesAfter = (act: 'start' | 'finish', press: string) => {
    const said = { act, at: press, seen_start: visit.start, anyway: true } as const;
    const outcome = outcomeOfAct(
      booked({ visits: [moved] }),
      moved,
      said,
      { admin: 'admin', now: at('18:30') },
      {},
    );
    const { entries = [] } = outcome && 'change' in outcome ? outcome.change : {};
    const move = { lead_id: 'lead', status: 'SCHEDULED', note: 'Moved away', is_public: true };
    const all = [newEntry(move, 'admin', moved.booked_at), ...entries];
    return publicTimeline(all.map((entry, index) => ({ ...entry, id: String(index) }))).map(
      ({ status, note, created_at }) => [created_at, note ?? status],
    );
  };
  const back = 'Moved from Mon, Mar 16, 9:00 AM to Thu, Mar 12, 9:00 AM';
  const away = [at('16:50'), 'Moved away'];
  const after = [[at('17:06'), back], away];
  expect(updatesAfter('start', at('17:06'))).toEqual([[at('17:06'), 'IN_PROGRESS'], ...after]);
  expect(updatesAfter('finish', at('17:06'))).toEqual([[at('17:06'), 'COMPLETED'], ...after]);
  expect(updatesAfter('start', at('16:06'))).toEqual([
    [at('16:50'), back],
    away,
    [at('16:06'), 'IN_PROGRESS'],
  ]);
});

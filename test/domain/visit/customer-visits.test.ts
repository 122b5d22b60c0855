import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { addHours, instantOf } from '#domain/los-angeles.ts';
import { customerWrote } from '#domain/message/message.ts';
import { newsWords } from '#domain/message/news-words.ts';
import {
  moveWished,
  plannedAt,
  readyRefusal,
  readySaid,
  timeKept,
  visitCanceled,
  visitMoved,
  withReady,
} from '#domain/visit/customer-visits.ts';
import { changeRefusal, freeUntil, moveRefusal } from '#domain/visit/free-change.ts';
import { askedOf } from '#domain/visit/ready.ts';
import type { ReadyCheck, Visit } from '#domain/visit/visit.ts';
import { bookVisit } from '#domain/visit/visit-booking.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-04T16:00:00.000Z';
const visit = aVisit();
const later = aVisit({ id: '01JD3ZK8Q0000000000000000W', uid: 'w', start: '2026-03-20T16:00:00.000Z' });
const move_offer = { times: [later.start], why: 'It will rain.', at: now };
const leadWith = (...visits: Visit[]): Lead => aLead({ status: 'SCHEDULED', visits });
const millisecondsBefore = (instant: string, count: number) =>
  new Date(Date.parse(instant) - count).toISOString();
const reasonsAt = (at: string, planned: Visit = visit) =>
  [moveRefusal, changeRefusal].map((refusalOf) => refusalOf(leadWith(planned), planned, at)?.reason);

test.each([
  // Noon on Sunday, when the clocks go forward: 24 hours before is 11 AM on Saturday.
  ['2027-03-14T12:00', '2027-03-13T11:00'],
  // Back: 1 PM.
  ['2026-11-01T12:00', '2026-10-31T13:00'],
  ['2026-12-02T09:00', '2026-12-01T09:00'],
])('a visit at %s is free to change until %s, an hour lost or won included', (start, until) => {
  const planned = aVisit({ start: instantOf(start), booked_at: '2026-01-01T00:00:00.000Z' });
  const limit = instantOf(until);
  expect(freeUntil(planned)).toBe(limit);
  expect(reasonsAt(millisecondsBefore(limit, 1), planned)).toEqual([undefined, undefined]);
  expect(reasonsAt(limit, planned)).toEqual(['too-late', 'too-late']);
});

test('once its start has passed and nobody began, a visit is free to change again, and no move is counted', () => {
  const used = aVisit({ moves: 3 });
  const late = addHours(used.start, 0.01);
  expect(moveRefusal(leadWith(used), used, late)).toBeUndefined();
  expect(changeRefusal(leadWith(used), used, late)).toBeUndefined();
  const before = addHours(used.start, -0.01);
  expect(changeRefusal(leadWith(used), used, before)?.reason).toBe('too-late');
  // What is unmarked on the day after may have been done.
  expect(changeRefusal(leadWith(used), used, addHours(used.start, 24))).toEqual({
    reason: 'too-late',
    sentence: 'Your appointment has passed. Message us and we’ll work it out.',
  });
});

test('once we said today that we come later, a visit is free to change before its start, too', () => {
  const { start } = aVisit();
  const told = aVisit({ moves: 3, late: { about: addHours(start, 1), at: addHours(start, -1) } });
  for (const visit of [told, { ...told, late: { at: addHours(start, -1) } }]) {
    expect(reasonsAt(addHours(start, -0.5), visit)).toEqual([undefined, undefined]);
    expect(reasonsAt(addHours(start, 24), visit)).toEqual(['too-late', 'too-late']);
  }
});

test('24 hours are 24 hours between instants, whatever the wall clock says', () => {
  const anyStart = fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anyStart, (start) => {
      const until = freeUntil({ start: start.toISOString() });
      expect(start.getTime() - Date.parse(until)).toBe(86_400_000);
    }),
  );
});

test('the third move is the last of the customer’s own; canceling stays possible', () => {
  expect(reasonsAt(now, aVisit({ moves: 2 }))).toEqual([undefined, undefined]);
  expect(reasonsAt(now, aVisit({ moves: 3 }))).toEqual(['moves-used', undefined]);
});

test('a move that the owner offered has no deadline and is not counted', () => {
  const offered = aVisit({ moves: 3, move_offer });
  expect(reasonsAt(millisecondsBefore(visit.start, 60_000), offered)).toEqual([undefined, undefined]);
  const booked = bookVisit(
    leadWith(offered),
    { start: later.start, hours: 3, visit_id: offered.id },
    'x',
    now,
  );
  const [moved] = visitMoved(leadWith(offered), booked, now).visits ?? [];
  expect(moved).toMatchObject({ start: later.start, moves: 3, sequence: 1 });
  expect(moved).not.toHaveProperty('move_offer');
});

test('a visit that is not planned at that time any more was changed', () => {
  expect(plannedAt(leadWith(visit, later), later.start)).toBe(later);
  expect(plannedAt(leadWith(visit), later.start)).toBeUndefined();
  expect(plannedAt(leadWith(aVisit({ status: 'canceled' })), visit.start)).toBeUndefined();
  expect(moveRefusal(leadWith(), undefined, now)?.reason).toBe('visit-changed');
  expect(readyRefusal(undefined, now)?.reason).toBe('visit-changed');
});

test('while the owner’s email about it goes out a visit can be neither moved nor canceled', () => {
  const mail_claim = { kind: 'appointment' as const, key: 'claim-key-1', claimed_at: now };
  const lead = { ...leadWith(visit), mail_claim };
  expect(moveRefusal(lead, visit, now)?.reason).toBe('visit-changed');
  expect(changeRefusal(lead, visit, now)?.reason).toBe('visit-changed');
});

test('a move counts, tells both and leaves the other visits', () => {
  const lead = leadWith(visit, later);
  const start = '2026-03-13T16:00:00.000Z';
  const booked = bookVisit(lead, { start, hours: 3, visit_id: visit.id }, 'x', now);
  const change = visitMoved(lead, booked, now);
  expect(change).toMatchObject({
    visits: [{ id: visit.id, start, moves: 1, sequence: 1, booked_at: now }, later],
    tasks: [{ kind: 'visits' }],
    mailsEntry: 'news',
  });
  expect(change.entries).toMatchObject([
    { status: 'Appointment moved', note: 'Moved from Thu, Mar 12, 9:00 AM to Fri, Mar 13, 9:00 AM' },
  ]);
});

test('where the owner confirms moves a wish waits and no time changes', () => {
  const change = moveWished(leadWith(visit), visit, later.start, now);
  expect(change.visits).toEqual([{ ...visit, move_wish: { start: later.start, at: now } }]);
  expect(change).toMatchObject({ keepsDraft: true, mailsEntry: 'news' });
});

test('a wish that the owner confirms counts as one of the three moves', () => {
  const wished = aVisit({ moves: 2, move_wish: { start: later.start, at: now } });
  const wish = { start: later.start, hours: 3, visit_id: wished.id };
  const { visit: moved } = bookVisit(leadWith(wished), wish, 'x', now);
  expect(moved).toMatchObject({ start: later.start, moves: 3 });
  const { visit: other } = bookVisit(
    leadWith(wished),
    { ...wish, start: '2026-03-21T16:00:00.000Z' },
    'x',
    now,
  );
  expect(other.moves).toBe(2);
});

test('a kept time drops the offer of others and nothing else', () => {
  const offered = { ...visit, move_offer };
  const change = timeKept(leadWith(offered, later), offered, now);
  expect(change.visits).toEqual([visit, later]);
  expect(change).toMatchObject({ keepsDraft: true, mailsEntry: 'news' });
});

test('a wish to cancel ends with another time and with a word of the customer’s, not with the same time again', () => {
  const wished = aVisit({ cancel_wish: { at: now } });
  const book = (start: string) =>
    bookVisit(leadWith(wished), { start, hours: 3, visit_id: wished.id }, 'x', now).visit;
  expect(book(wished.start)).toMatchObject({ cancel_wish: { at: now } });
  for (const after of [
    book(later.start),
    timeKept(leadWith(wished), wished, now).visits?.[0],
    moveWished(leadWith(wished), wished, later.start, now).visits?.[0],
  ])
    expect(after).not.toHaveProperty('cancel_wish');
});

test('a wish to cancel that is taken back waits for no answer, unless more was written since', () => {
  const wished = aVisit({ cancel_wish: { at: now } });
  const lead = leadWith(wished);
  const kept = (at: string) =>
    timeKept({ ...lead, unanswered: { at, text: 'I need to cancel it.' } }, wished, addHours(now, 1));
  expect(kept(now).fields).toMatchObject({ unanswered: null });
  expect(kept(addHours(now, 0.5)).fields).not.toHaveProperty('unanswered');
  const [entry] = kept(now).entries;
  expect(entry && newsWords(entry, now)).toEqual({
    did: 'takes back the cancellation and keeps Thu, Mar 12, 9:00 AM',
    next: 'The visit stays where it is. There’s nothing to do.',
  });
});

test('one of several visits that is called off leaves the lead where it is, the last one cancels it', () => {
  const first = visitCanceled(leadWith(visit, later), visit, 'Sick', now);
  expect(first.fields).toEqual({ updated_at: now });
  expect(first.visits).toMatchObject([
    { status: 'canceled', canceled_by: 'customer', sequence: 1, ended_at: now },
    later,
  ]);
  expect(first.entries).toMatchObject([
    { status: 'Appointment canceled', note: 'Thursday, March 12, 9:00 AM to 12:00 PM. Sick' },
  ]);
  const last = visitCanceled(leadWith(visit), visit, undefined, now);
  expect(last.fields).toEqual({ updated_at: now, status: 'CANCELED' });
  expect(last.entries.map(({ status }) => status)).toEqual(['Appointment canceled', 'CANCELED']);
});

test('a second day that is called off while the first is underway leaves the job in progress', () => {
  const underway = aVisit({ status: 'underway' });
  const lead = aLead({ status: 'IN_PROGRESS', visits: [underway, later] });
  expect(visitCanceled(lead, later, undefined, now).fields).toEqual({ updated_at: now });
  const begun = leadWith({ ...visit, status: 'done' }, later);
  expect(visitCanceled(begun, later, undefined, now)).toMatchObject({
    fields: { status: 'COMPLETED', completed_at: now },
    entries: [{ status: 'Appointment canceled' }],
  });
});

const all = { water: true, power: true, access: true, boat: true };

test('each tap of the ready check is kept; timeline and owner hear of ready, and of each thing that is not', () => {
  const statusesAfter = (before: Visit, check: ReadyCheck) => {
    const change = readySaid(leadWith(before), before, check, now);
    expect(change.mailsEntry).toBe('news');
    return change.entries.map(({ status, note }) => `${status}, ${note}`);
  };
  const ready = { ...visit, ready: { ...all, at: now } };
  const some = { ...all, power: false };
  const notReady = { ...visit, ready: { ...some, at: now } };
  const when = 'Thu, Mar 12, 9:00 AM';
  expect(statusesAfter(visit, { ...all, power: null })).toEqual([]);
  expect(statusesAfter(visit, some)).toEqual([`Boat isn’t ready, ${when}: no power`]);
  expect(statusesAfter(notReady, some)).toEqual([]);
  expect(statusesAfter(notReady, { ...some, water: false })).toEqual([
    `Boat isn’t ready, ${when}: no water, no power`,
  ]);
  expect(statusesAfter(visit, all)).toEqual([`Boat is ready, ${when}`]);
  expect(statusesAfter(notReady, all)).toEqual([`Boat is ready, ${when}`]);
  expect(statusesAfter(ready, all)).toEqual([]);
  expect(statusesAfter(ready, some)).toEqual([`Boat isn’t ready, ${when}: no power`]);
  expect(readySaid(leadWith(visit, later), visit, some, now)).toMatchObject({
    visits: [{ ...visit, ready: { ...some, at: now } }, later],
    keepsDraft: true,
  });
});

test('a message that something isn’t right is an answer, until all is ready or what it named is mended', () => {
  const open = { water: null, power: null, access: null, boat: null };
  const wroteOf = (check: ReadyCheck, text: string) =>
    withReady(
      customerWrote(leadWith(visit), { text, photos: [] }, now),
      leadWith(visit),
      { visitStart: visit.start, ...check },
      now,
    );
  const readyAfter = (check: ReadyCheck, text: string) => wroteOf(check, text).visits?.[0]?.ready;
  const ready = readyAfter(open, 'Not ready: Bring the long hose.');
  expect(ready).toEqual({ ...open, wrong: 'Bring the long hose.', at: now });
  expect(wroteOf(open, 'Not ready: Bring the long hose.').fields.unanswered?.visit_id).toBe(visit.id);
  const saidAfter = (before: typeof ready, check: ReadyCheck) =>
    readySaid(leadWith(visit), { ...visit, ready: before }, check, now).visits?.[0]?.ready?.wrong;
  expect(saidAfter(ready, { ...open, water: true })).toBe('Bring the long hose.');
  expect(saidAfter(ready, all)).toBeUndefined();
  const named = readyAfter({ ...open, power: false }, 'Not ready (Power): The pedestal is dead.');
  expect(named).toMatchObject({ power: false, wrong: 'The pedestal is dead.' });
  expect(saidAfter(named, { ...open, power: true })).toBeUndefined();
});

test('a boat without water is ready once all else is', () => {
  const lead = { ...leadWith(visit), has_water: false };
  const check = { water: null, power: true, access: true, boat: true };
  expect(readySaid(lead, visit, check, now).entries).toMatchObject([{ status: 'Boat is ready' }]);
  expect(askedOf(lead)).toEqual(['power', 'access', 'boat']);
  const said = readySaid(lead, visit, { ...check, water: false }, now);
  expect(said.visits).toMatchObject([{ ready: { water: false } }]);
  expect(said.entries).toMatchObject([{ status: 'Boat isn’t ready' }]);
});

test('the ready check ends when the visit begins, or was said to begin', () => {
  expect(readyRefusal(visit, millisecondsBefore(visit.start, 1))).toBeUndefined();
  expect(readyRefusal(visit, visit.start)).toMatchObject({
    reason: 'too-late',
    sentence: expect.stringMatching(/^Your start time has passed\./),
  });
  const about = addHours(visit.start, 1);
  const late = { ...visit, late: { about, at: visit.start } };
  expect(readyRefusal(late, millisecondsBefore(about, 1))).toBeUndefined();
  expect(readyRefusal(late, about)?.reason).toBe('too-late');
  const left = { ...visit, on_my_way_at: millisecondsBefore(visit.start, 1) };
  expect(readyRefusal(left, visit.start)?.sentence).toMatch(/^We’re already on our way\./);
});

import { expect, test } from 'vitest';
import type { Visit } from '#domain/visit/visit.ts';
import { nextVisit } from '#domain/visit/visit.ts';
import {
  cancelVisit,
  cancelVisits,
  completeVisits,
  finishVisit,
  lastMissed,
  missVisit,
  overdueVisits,
  startVisit,
  takenAlong,
} from '#domain/visit/visit-changes.ts';
import { aRecord } from '../../a-record.ts';

const now = '2026-12-02T20:00:00.000Z';

const visit = (number: number, start: string, more: Partial<Visit> = {}): Visit => ({
  id: `01ARZ3NDEKTSV4RRFFQ69G5FA${number}`,
  uid: `visit-${number}@boatdetailingla.example`,
  sequence: 2,
  start,
  hours: 4,
  status: 'planned',
  booked_at: '2026-11-20T20:00:00.000Z',
  moves: 0,
  ...more,
});

const past = visit(1, '2026-12-01T16:00:00.000Z');
const today = visit(2, '2026-12-02T18:00:00.000Z');
const later = visit(3, '2026-12-09T18:00:00.000Z');

const statusesOf = ({ visits }: { visits: readonly Visit[] }) => visits.map(({ status }) => status);

test('a visit that starts puts its lead in progress', () => {
  const change = startVisit([today, later], today.id, now);
  expect(change.status).toBe('IN_PROGRESS');
  expect(change.visits[0]).toMatchObject({ status: 'underway', started_at: now });
});

test('the work that begins ends an offer of other times, and a wish to move or cancel', () => {
  const wishes = {
    move_wish: { start: later.start, at: now },
    cancel_wish: { at: now },
    move_asked: { at: now },
  };
  const offered = { ...today, ...wishes, move_offer: { times: [later.start], why: 'Rain.', at: now } };
  const [begun] = startVisit([offered], today.id, now).visits;
  for (const ended of ['move_offer', 'move_wish', 'cancel_wish', 'move_asked'])
    expect(begun).not.toHaveProperty(ended);
});

test('after a finished visit the lead is scheduled while others are planned, and completed after the last', () => {
  expect(finishVisit([today, later], today.id, now).status).toBe('SCHEDULED');
  const last = finishVisit([today, visit(4, later.start, { status: 'canceled' })], today.id, now);
  expect(last.status).toBe('COMPLETED');
  expect(last.visits[0]).toMatchObject({ status: 'done', ended_at: now, sequence: 2 });
});

test('work that was done before the day its visit was moved to takes the visit along, under a new number', () => {
  expect(takenAlong([later], later.id, now)).toMatchObject([{ start: now, sequence: later.sequence + 1 }]);
  const tonight = { ...today, start: '2026-12-03T06:00:00.000Z' };
  expect(takenAlong([tonight], today.id, now)).toEqual([tonight]);
  const canceled = { ...tonight, status: 'canceled' as const, canceled_by: 'customer' as const };
  expect(takenAlong([{ ...canceled, ended_at: now }], today.id, now)).toEqual([
    { ...tonight, cancel_missed_at: now },
  ]);
  expect(takenAlong([later], later.id, now, past.start)).toMatchObject([{ start: past.start }]);
  expect(takenAlong([later], later.id, now, later.start)).toMatchObject([{ start: now }]);
});

test('a lead is not completed while another of its visits is underway', () => {
  const begun = visit(4, past.start, { status: 'underway' });
  expect(finishVisit([begun, { ...today, status: 'underway' }], today.id, now).status).toBe('IN_PROGRESS');
});

test('a missed visit leaves a scheduled lead alone while others are planned, else it waits for a word', () => {
  expect(missVisit([today, later], today.id, now).status).toBeUndefined();
  expect(missVisit([today], today.id, now)).toMatchObject({
    status: 'CONTACTED',
    visits: [{ status: 'missed', ended_at: now }],
  });
});

test('work that was begun and could not be done leaves a lead that is scheduled, or that waits for a word', () => {
  const begun: Visit = { ...today, status: 'underway', started_at: today.start };
  expect(missVisit([begun, later], begun.id, now).status).toBe('SCHEDULED');
  expect(missVisit([begun], begun.id, now).status).toBe('CONTACTED');
  const other: Visit = { ...later, status: 'underway' };
  expect(missVisit([begun, other], begun.id, now).status).toBeUndefined();
});

test('the last visit that is called off takes the lead with it, and its calendar entry gets a new version', () => {
  expect(cancelVisit({ visits: [today, later] }, today.id, now).status).toBeUndefined();
  expect(cancelVisit({ visits: [today] }, today.id, now)).toMatchObject({
    status: 'CANCELED',
    visits: [{ status: 'canceled', sequence: 3 }],
  });
});

test('a visit after the receipt leaves the job done when it is called off', () => {
  const { status } = cancelVisit({ visits: [today], record: aRecord() }, today.id, now);
  expect(status).toBe('COMPLETED');
});

test('a job of which a day was done is completed when the last one is called off, so that it can be billed', () => {
  const done = visit(4, past.start, { status: 'done' });
  expect(cancelVisit({ visits: [done, today] }, today.id, now).status).toBe('COMPLETED');
});

test('a lead completed by hand has done what has begun and calls off what is to come', () => {
  const underway = visit(4, today.start, { status: 'underway' });
  const change = completeVisits([past, underway, later], now);
  expect(statusesOf(change)).toEqual(['done', 'done', 'canceled']);
  expect(change.status).toBe('COMPLETED');
});

test('a lead canceled by hand calls off what is underway, too', () => {
  const underway = visit(4, today.start, { status: 'underway' });
  expect(statusesOf(cancelVisits([underway, later], now))).toEqual(['canceled', 'canceled']);
});

test('a lead canceled by hand calls off everything planned and leaves the rest as it was', () => {
  const done = visit(4, past.start, { status: 'done' });
  expect(statusesOf(cancelVisits([done, today, later], now))).toEqual(['done', 'canceled', 'canceled']);
});

test('the next visit is the first planned one; one that is over waits for a word', () => {
  expect(nextVisit([later, today])?.id).toBe(today.id);
  expect(overdueVisits([past, today, later], now).map(({ id }) => id)).toEqual([past.id]);
});

test('a lead completed by hand the moment a visit begins has done it, and keeps what was settled before', () => {
  const begun = visit(4, now);
  const missed = visit(5, past.start, { status: 'missed' });
  expect(completeVisits([begun, missed], now).visits).toEqual([
    { ...begun, status: 'done', ended_at: now },
    missed,
  ]);
});

test('a visit is over once its end has passed', () => {
  const ends = visit(4, '2026-12-02T16:00:00.000Z');
  expect(overdueVisits([ends], now)).toEqual([]);
  expect(overdueVisits([ends], '2026-12-02T20:00:00.001Z')).toEqual([ends]);
  const late = { about: '2026-12-02T18:00:00.000Z', at: ends.start };
  expect(overdueVisits([{ ...ends, late }], '2026-12-02T22:00:00.000Z')).toEqual([]);
  expect(overdueVisits([{ ...ends, late }], '2026-12-02T22:00:00.001Z')).toHaveLength(1);
});

test('work that began on an earlier day is over once its end has passed', () => {
  const overnight = visit(4, '2026-12-02T06:00:00.000Z', { status: 'underway' });
  expect(overdueVisits([overnight], '2026-12-02T10:00:00.000Z')).toEqual([]);
  expect(overdueVisits([overnight], '2026-12-02T10:00:00.001Z')).toEqual([overnight]);
});

test('a missed visit gets a new version of its calendar entry, above one that may be lost', () => {
  const lost = visit(4, today.start, { sequence_lost: 5 });
  expect(missVisit([lost], lost.id, now).visits[0]?.sequence).toBe(6);
  expect(missVisit([today], today.id, now).visits[0]?.sequence).toBe(3);
});

test('a missed visit is the last word only where it is the last one and none is to come', () => {
  const missed: Visit = { ...today, status: 'missed' };
  expect(lastMissed([{ ...past, status: 'done' }, missed])).toBe(missed);
  expect(lastMissed([missed, { ...later, status: 'done' }])).toBeUndefined();
  expect(lastMissed([later, missed])).toBeUndefined();
  expect(lastMissed([])).toBeUndefined();
});

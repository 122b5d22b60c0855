import { expect, test } from 'vitest';
import type { Visit } from '#domain/visit/visit.ts';
import {
  appointmentUid,
  bookVisit,
  isOverlapMeant,
  visitToBook,
  withVisit,
} from '#domain/visit/visit-booking.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-05T17:00:00.000Z';
const { id: leadId } = aLead();
const freshId = '01JD3ZK8Q0000000000000000W';
const planned = aVisit();
const second = aVisit({ id: '01JD3ZK8Q0000000000000000X', uid: 'second', start: '2026-03-13T16:00:00.000Z' });
const canceled = (visit: Visit): Visit => ({ ...visit, status: 'canceled', ended_at: now });
const elsewhen = '2026-03-20T16:00:00.000Z';
const book = (visits: Visit[], wish: Partial<Parameters<typeof bookVisit>[1]> = {}) =>
  bookVisit({ id: leadId, visits }, { start: elsewhen, hours: 3, ...wish }, freshId, now);

test('a time is for the visit that is planned, else for the last of those that were all called off', () => {
  expect(visitToBook([second, planned])).toBe(planned);
  expect(visitToBook([canceled(planned), second])).toBe(second);
  expect(visitToBook([canceled(planned), canceled(second)])?.id).toBe(second.id);
  expect(visitToBook([canceled(planned), { ...second, status: 'done' }])).toBeUndefined();
  expect(visitToBook([])).toBeUndefined();
});

const meant = { ...planned, overlap: true as const };
const same = { start: planned.start, hours: planned.hours };

test.each([
  ['who says so now', [planned], { ...same, overlap: true }, true],
  ['who said so of this time and length', [meant], same, true],
  ['who said so of a longer visit', [meant], { ...same, hours: 2 }, true],
  ['who said so of a shorter visit', [meant], { ...same, hours: 3.5 }, false],
  ['who drafted the length', [{ ...meant, hours_draft: 4 }], { ...same, hours: 4 }, true],
  ['who said so of another time', [meant], { ...same, start: elsewhen }, false],
  ['who never said so', [planned], same, false],
  ['who said so of a visit that was called off', [canceled(meant)], same, false],
  ['who adds another visit at that time', [meant], { ...same, add: true }, false],
  ['who names another visit', [meant, second], { ...same, visit_id: second.id }, false],
  ['who books the first', [], same, false],
])('%s means it to overlap: %s %s %s', (_, visits, wish, isMeant) => {
  expect(isOverlapMeant(visits, wish)).toBe(isMeant);
});

test('the first visit of a lead has the calendar entry of the lead, and each further one its own', () => {
  expect(book([]).visit).toEqual({
    id: freshId,
    uid: appointmentUid(leadId),
    sequence: 0,
    start: elsewhen,
    hours: 3,
    status: 'planned',
    booked_at: now,
    moves: 0,
  });
  const { visit, before } = book([planned], { add: true });
  expect(visit).toMatchObject({ id: freshId, uid: `${freshId.toLowerCase()}@boatdetailingla.example` });
  expect(before).toBeUndefined();
});

test('a first visit whose email may have gone out takes its entry up again with a higher number', () => {
  const visit_lost = { id: second.id, uid: second.uid, sequence: 2 };
  const wish = { start: elsewhen, hours: 3 };
  const booked = (add: boolean) =>
    bookVisit({ id: leadId, visit_lost }, { ...wish, add }, freshId, now).visit;
  expect(booked(false)).toMatchObject({ ...visit_lost, sequence: 3 });
  expect(booked(true)).toMatchObject({ id: freshId, sequence: 0 });
});

test('the same time and length that the customer knows keep their number; whatever differs raises it', () => {
  const number = (visit: Visit, wish = {}) => book([visit], { ...same, ...wish }).visit.sequence;
  expect(number(planned)).toBe(0);
  expect(number(planned, { hours: 2 })).toBe(1);
  expect(number(planned, { start: elsewhen })).toBe(1);
  expect(number({ ...planned, sequence: 1 })).toBe(2);
  expect(number({ ...planned, sequence_lost: 4 })).toBe(5);
  expect(number(canceled({ ...planned, sequence: 1, told: 1 }))).toBe(2);
});

const said = { ready: { water: true, power: true, access: null, boat: true, at: now }, on_my_way_at: now };

test('a new time drops what was said of the old one, which becomes free', () => {
  const { visit, before } = book([{ ...planned, ...said, late: { at: now }, moved_from: elsewhen }]);
  expect(before?.id).toBe(planned.id);
  expect(visit).toMatchObject({ booked_at: now, freed: { start: planned.start, at: now } });
  for (const gone of ['ready', 'on_my_way_at', 'late', 'moved_from']) expect(visit).not.toHaveProperty(gone);
});

test('the same time keeps what was said of it, and frees nothing', () => {
  const offered = { move_offer: { times: [elsewhen], why: 'Rain.', at: now }, overlap: true as const };
  const { visit } = book([{ ...planned, ...said, ...offered, moved_from: elsewhen }], same);
  expect(visit).toEqual({ ...planned, ...said, moved_from: elsewhen });
  expect(book([planned], { ...same, overlap: true }).visit.overlap).toBe(true);
});

test('a visit that was called off frees no time when it is booked again', () => {
  const { visit } = book([canceled({ ...planned, canceled_by: 'customer', started_at: now })]);
  for (const gone of ['freed', 'started_at', 'ended_at', 'canceled_by'])
    expect(visit).not.toHaveProperty(gone);
  expect(visit.status).toBe('planned');
});

test('a wish that the owner confirms is a move of the customer’s; another time is none', () => {
  const wished = { ...planned, move_wish: { start: elsewhen, at: '2026-03-04T17:00:00.000Z' } };
  expect(book([wished]).visit.moves).toBe(1);
  expect(book([wished], { start: second.start }).visit.moves).toBe(0);
  expect(book([wished], same).visit.moves).toBe(0);
  expect(book([canceled(wished)]).visit.moves).toBe(0);
});

test('a drafted length stays a draft while the visit moves with the one that the customer knows', () => {
  const drafted = { ...planned, hours_draft: 5 };
  expect(book([drafted]).visit.hours_draft).toBe(5);
  expect(book([drafted], { hours: 5 }).visit).not.toHaveProperty('hours_draft');
  expect(book([canceled(drafted)]).visit).not.toHaveProperty('hours_draft');
});

test('a visit takes the place of its earlier form, or comes last', () => {
  const moved = { ...planned, start: elsewhen };
  expect(withVisit([planned, second], moved)).toEqual([moved, second]);
  expect(withVisit([planned], second)).toEqual([planned, second]);
});

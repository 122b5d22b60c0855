import { expect, test } from 'vitest';
import { PublicVisit, publicVisits } from '#domain/visit/public-visit.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2026-03-04T16:00:00.000Z';
const seen = (visit: Visit, isTaken = (_: string) => false, at = now) =>
  publicVisits([visit], isTaken, at)[0];

test('a planned visit says until when it can be changed, unless it was booked later than that', () => {
  // 24 hours before its start, the clocks going forward in between.
  const start = '2026-03-08T19:00:00.000Z';
  const until = '2026-03-07T19:00:00.000Z';
  expect(seen(aVisit({ start, booked_at: until }))?.free_until).toBe(until);
  expect(seen(aVisit({ start, booked_at: '2026-03-07T19:00:00.001Z' }))).not.toHaveProperty('free_until');
  expect(seen(aVisit({ start, status: 'canceled' }))).not.toHaveProperty('free_until');
});

test('the moves that are left never fall below none', () => {
  expect([0, 3, 5].map((moves) => seen(aVisit({ moves }))?.moves_left)).toEqual([3, 0, 0]);
});

test('that we are late is told as far as it is known', () => {
  const at = now;
  expect(seen(aVisit({ late: { at, why: 'Traffic.' } }))?.late).toEqual({ at, why: 'Traffic.' });
  expect(seen(aVisit({ late: { at, about: now } }))?.late).toEqual({ about: now });
});

test('of the times that the owner offers instead those are shown that can still be had', () => {
  const [past, taken, free] = [
    '2026-03-04T15:00:00.000Z',
    '2026-03-05T16:00:00.000Z',
    '2026-03-06T16:00:00.000Z',
  ];
  const move_offer = { times: [past, taken, free].map(String), why: 'It will rain.', at: now };
  const visit = aVisit({ move_offer });
  expect(seen(visit, (time) => time === taken)?.move_offer).toEqual({ ...move_offer, times: [free] });
});

test('visits come soonest first, whatever order they were made in', () => {
  const later = aVisit({ id: 'later', start: '2026-03-20T16:00:00.000Z' });
  const starts = publicVisits([later, aVisit()], () => false, now).map(({ start }) => start);
  expect(starts).toEqual([aVisit().start, later.start]);
});

test('the entry’s version is dated by what made it', () => {
  const booked_at = '2026-03-01T16:00:00.000Z';
  const sent_at = '2026-03-02T16:00:00.000Z';
  const { sent_at: _, ...unsent } = aVisit({ booked_at });
  expect(seen(unsent)?.changed_at).toBe(booked_at);
  expect(seen(aVisit({ booked_at, sent_at }))?.changed_at).toBe(sent_at);
  expect(seen(aVisit({ booked_at, sent_at, status: 'canceled', ended_at: now }))?.changed_at).toBe(now);
});

test('a planned visit is shown with what its customer may know, and no more', () => {
  const visit = aVisit({ told: 2, sequence: 2, overlap: true, started_at: now, moved_from: now });
  expect(seen(visit)).toStrictEqual({
    uid: visit.uid,
    start: visit.start,
    hours: 3,
    status: 'planned',
    sequence: 2,
    changed_at: visit.sent_at,
    free_until: '2026-03-11T16:00:00.000Z',
    moves_left: 3,
    asks_ready: false,
  });
});

test('what the customer said of a visit is shown to them', () => {
  const said = {
    canceled_by: 'customer',
    ready: { water: true, power: false, access: true, boat: true, at: now },
    move_wish: { start: '2026-03-14T16:00:00.000Z', at: now },
  } as const;
  expect(seen(aVisit(said))).toMatchObject(said);
});

test('an offered time that begins this moment is gone, one a millisecond later is not', () => {
  const next = '2026-03-04T16:00:00.001Z';
  const visit = aVisit({ move_offer: { times: [now, next], why: 'It will rain.', at: now } });
  expect(seen(visit)?.move_offer?.times).toEqual([next]);
});

test('of several visits each is asked for its own times', () => {
  const move_offer = { times: ['2026-03-05T16:00:00.000Z'], why: 'It will rain.', at: now };
  const [first, second] = [aVisit({ move_offer }), aVisit({ id: 'second', move_offer })];
  const visits = publicVisits([first, second], (_, { id }) => id === 'second', now);
  expect(visits.map((visit) => visit.move_offer?.times.length)).toEqual([1, 0]);
});

test('moves left are a whole number from none up', () => {
  const isRead = (moves_left: number) => PublicVisit.safeParse({ ...seen(aVisit()), moves_left }).success;
  expect([-1, 0, 0.5, 1].map(isRead)).toEqual([false, true, false, true]);
});

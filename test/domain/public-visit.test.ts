import { expect, test } from 'vitest';
import { publicVisits } from '#domain/public-visit.ts';
import type { Visit } from '#domain/visit.ts';
import { aVisit } from '../a-visit.ts';

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

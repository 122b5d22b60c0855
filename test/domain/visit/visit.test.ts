import { expect, test } from 'vitest';
import { statuses } from '#domain/statuses.ts';
import { isReady } from '#domain/visit/ready.ts';
import {
  activeVisits,
  heldHours,
  lastVisitAt,
  MoveOffer,
  nextVisit,
  stampedAt,
  Visit,
  VisitHours,
  visitStatuses,
  waitsForTime,
} from '#domain/visit/visit.ts';
import { aVisit } from '../../a-visit.ts';

const ready = { water: true, power: true, access: true, boat: true };

test.each(['water', 'power', 'access', 'boat'] as const)(
  'a boat is ready with all four, not without %s',
  (thing) => {
    expect(isReady(ready)).toBe(true);
    expect(isReady(undefined)).toBe(false);
    expect(isReady({ ...ready, [thing]: false })).toBe(false);
    expect(isReady({ water: false, power: false, access: false, boat: false, [thing]: true })).toBe(false);
  },
);

test('a visit takes half an hour to a day, in half hours', () => {
  const isTaken = (hours: number) => VisitHours.safeParse(hours).success;
  expect([0, 0.5, 0.75, 1.5, 24, 24.5].map(isTaken)).toEqual([false, true, false, true, true, false]);
});

test('a day keeps free the longer of what was emailed and what is drafted, be it half an hour', () => {
  expect(heldHours({ hours: 3, hours_draft: 4 })).toBe(4);
  expect(heldHours({ hours: 3, hours_draft: 2 })).toBe(3);
  expect(heldHours({ hours: 0.5 })).toBe(0.5);
});

test('at most three other times are offered', () => {
  const timesOf = (count: number) => Array.from({ length: count }, () => aVisit().start);
  const isTaken = (count: number) =>
    MoveOffer.safeParse({ times: timesOf(count), why: 'Wind.', at: aVisit().start }).success;
  expect([0, 3, 4].map(isTaken)).toEqual([true, true, false]);
});

test.each(['sequence', 'sequence_lost', 'told', 'moves'] as const)(
  '%s is a whole number from 0 up',
  (name) => {
    const isRead = (value: number) => Visit.safeParse({ ...aVisit(), [name]: value }).success;
    expect([-1, 0, 0.5, 1].map(isRead)).toEqual([false, true, false, true]);
  },
);

test('a visit of which nothing else is stored was never moved', () => {
  const { moves: _, ...stored } = aVisit();
  expect(Visit.parse(stored).moves).toBe(0);
});

test('the mark of an overlap is there or is absent', () => {
  const isRead = (overlap: boolean) => Visit.safeParse({ ...aVisit(), overlap }).success;
  expect([true, false].map(isRead)).toEqual([true, false]);
});

const [early, late] = ['2026-03-01T16:00:00.000Z', '2026-03-02T16:00:00.000Z'] as const;

test.each([
  ['booked and not emailed', { booked_at: early }, early],
  ['emailed after it was booked', { booked_at: early, sent_at: late }, late],
  ['booked anew since it was emailed', { booked_at: late, sent_at: early }, late],
])('the calendar entry of a visit that was %s is dated by that', (_, visit, stamp) => {
  expect(stampedAt(visit)).toBe(stamp);
});

const inEachState = visitStatuses.map((status) => aVisit({ status }));

test('the visits of a lead that count are those planned or underway', () => {
  expect(activeVisits(inEachState).map(({ status }) => status)).toEqual(['planned', 'underway']);
  expect(activeVisits()).toEqual([]);
});

test('the next visit is the earliest of those planned', () => {
  const later = aVisit({ start: '2026-03-20T16:00:00.000Z' });
  const done = aVisit({ start: '2026-03-01T16:00:00.000Z', status: 'done' });
  expect(nextVisit([later, done, aVisit()])).toEqual(aVisit());
  expect(nextVisit([done])).toBeUndefined();
});

test('an open lead without a visit waits for a time', () => {
  const waits = statuses.filter((status) => waitsForTime({ status }));
  expect(waits.sort()).toEqual(
    ['CONTACTED', 'NEEDS_ACCESS_REVIEW', 'OFFER_SENT', 'REQUEST_SENT', 'SCHEDULED'].sort(),
  );
  const waiting = inEachState.filter((visit) => waitsForTime({ status: 'SCHEDULED', visits: [visit] }));
  expect(waiting.map(({ status }) => status)).toEqual(['done', 'missed', 'canceled']);
});

test('the last visit is the latest that took place or is underway', () => {
  const day = (date: number, status: Visit['status']) =>
    aVisit({ start: `2026-03-${date}T16:00:00.000Z`, status });
  const others = [day(20, 'planned'), day(21, 'missed'), day(22, 'canceled')];
  expect(lastVisitAt([day(12, 'done'), day(14, 'underway'), day(13, 'done'), ...others])).toBe(
    '2026-03-14T16:00:00.000Z',
  );
  expect(lastVisitAt([day(13, 'done'), ...others])).toBe('2026-03-13T16:00:00.000Z');
  expect(lastVisitAt(others)).toBeUndefined();
  expect(lastVisitAt()).toBeUndefined();
});

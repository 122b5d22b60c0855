import { expect, test } from 'vitest';
import { oldLinkText } from '#domain/status/old-link.ts';
import { publicVisits } from '#domain/visit/public-visit.ts';
import { aVisit } from '../../a-visit.ts';

const now = '2027-04-20T18:00:00.000Z';
const start = '2027-04-24T21:30:00.000Z';
const other = '2027-04-27T20:00:00.000Z';
const link = { part: 'move', start: other } as const;
const move_offer = { times: [start], why: 'Rain.', at: now };

const shown = (changes: Parameters<typeof aVisit>[0], to: Parameters<typeof oldLinkText>[0]) =>
  oldLinkText(
    to,
    publicVisits([aVisit({ start, ...changes })], () => false, now),
    now,
  );

test('an email’s link to another time says that it is an earlier one, and what is booked', () => {
  expect(shown({}, link)).toBe(
    'That link is from an earlier email, about Tue, Apr 27, 1:00 PM. You’re booked for Sat, Apr 24, 2:30 PM.',
  );
});

test.each([
  ['to the visit itself', {}, { part: 'move', start }],
  ['to no time', {}, { part: 'move' }],
  ['to another part', {}, { part: 'ready', start: other }],
  ['of a page without one', {}, undefined],
  ['while times are offered', { move_offer }, link],
  ['of a visit that was canceled', { status: 'canceled' }, link],
  ['once we work', { status: 'underway', started_at: start }, link],
] as const)('a link %s says nothing', (_, changes, to) => {
  expect(shown(changes, to)).toBeUndefined();
});

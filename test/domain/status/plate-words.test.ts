import { expect, test } from 'vitest';
import { plateWords } from '#domain/status/plate-words.ts';
import { publicVisits } from '#domain/visit/public-visit.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { aVisit } from '../../a-visit.ts';

/** The clock of Los Angeles on the day of a visit from 9 AM to noon. */
const at = (clock: string) => new Date(`2026-03-12T${clock}:00-07:00`).toISOString();

const plateAt = (clock: string, changes: Partial<Visit> = {}) => {
  const now = at(clock);
  return publicVisits([aVisit(changes)], () => false, now).map((visit) => plateWords(visit, now));
};

const planned = 'Planned 9:00 AM.';

test.each([
  ['before the day', '08:00', {}, ['9:00 AM to 12:00 PM']],
  [
    'once we said about when we come instead',
    '09:05',
    { late: { about: at('09:45'), at: at('09:02') } },
    ['About 9:45 AM to 12:45 PM', planned],
  ],
  [
    'once we said that we are late, and do not know by how much',
    '08:50',
    { late: { at: at('08:45') } },
    ['No new time yet', planned],
  ],
  [
    'once the work began',
    '10:00',
    { status: 'underway', started_at: at('09:06') },
    ['Since 9:06 AM', planned],
  ],
  [
    'of work that began as planned',
    '10:00',
    { status: 'underway', started_at: at('09:00') },
    ['Since 9:00 AM'],
  ],
  [
    'of a visit that nobody marked',
    '14:30',
    { late: { about: at('09:45'), at: at('09:02') } },
    ['9:00 AM to 12:00 PM'],
  ],
] as const)('the plate says %s what stands, and after that what was planned', (_, clock, changes, words) => {
  const [plate] = plateAt(clock, changes);
  expect([plate?.stands, plate?.planned].filter(Boolean)).toEqual(words);
});

test('a visit that was called off has no time until its customer picks one', () => {
  const move_offer = { times: [], why: 'I’m sick.', at: '2026-03-01T16:00:00.000Z', is_off: true as const };
  const visits = publicVisits([aVisit({ move_offer })], () => false, '2026-03-11T16:00:00.000Z');
  expect(visits.map((visit) => plateWords(visit, '2026-03-11T16:00:00.000Z'))).toEqual([
    { stands: 'No new time yet', planned: 'Planned 9:00 AM.' },
  ]);
});

import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { LaterToday } from '#web/admin/today/upcoming-days.tsx';
import { aTodayVisit, todayNow } from '../../../a-today.ts';
import { shownInAdmin } from '../shown-in-admin.ts';

const nothing = { acts: [], photos: [] };
vi.mock('#web/admin/data/use-waiting.ts', () => ({ useWaiting: () => nothing }));
vi.mock('#web/admin/use-online.ts', () => ({ useOnline: () => true }));

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://boatdetailingla.example/adminka') });
});
afterEach(() => vi.unstubAllGlobals());

const next = aTodayVisit({ area: 'malibu' });
const shown = (changes: Partial<TodayVisit>) => {
  const visits = [
    aTodayVisit({ id: '01KM0000000000000000000002', start: '2027-03-18T20:00:00.000Z', ...changes }),
  ];
  return shownInAdmin(createElement(LaterToday, { next, visits, now: todayNow, unsentOf: () => undefined }));
};

test('of a later stop it is said that its place isn’t known, until its customer has told it or it was called off', () => {
  const unknown = { missing_place: 'place' } as const;
  expect(shown(unknown)).toContain('<span class="warn">You don’t know where the boat is yet.</span>');
  for (const known of [
    {},
    { ...unknown, is_place_told: true as const },
    { ...unknown, called_off: true as const },
  ])
    expect(shown(known)).not.toContain('You don’t know');
});

test('a visit that is planned over the one before is a warning on the way to it', () => {
  expect(shown({ start: '2027-03-18T17:00:00.000Z' })).toMatch(
    /<p class="way"><span class="warn">Too close: .* drive, and the stop before is planned until 12:00 PM\.</,
  );
  expect(shown({})).toMatch(/<p class="way">\d+ minutes’ drive, .* free</);
});

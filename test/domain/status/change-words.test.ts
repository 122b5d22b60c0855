import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { changeWords, wishWords } from '#domain/status/change-words.ts';

const now = '2026-11-25T16:00:00.000Z';
const planned = { status: 'planned', start: '2026-11-25T23:00:00.000Z' } as const;
const passed = '2026-11-25T15:00:00.000Z';
const move_offer = { times: ['2026-11-30T16:00:00.000Z'], why: 'It will rain.', at: now };

test.each([
  ['before the deadline', { free_until: '2026-11-26T16:00:00.000Z' }, 'Free until Thu, Nov 26, 8:00 AM.'],
  ['after it', { free_until: passed }, 'It’s less than 24 hours out, so a trip fee may apply.'],
  [
    'once we said that we run late',
    { free_until: passed, late: {} },
    'You can move or cancel for free until we start.',
  ],
  [
    'then of a visit booked less than 24 hours ahead',
    { late: {} },
    'You can move or cancel for free until we start.',
  ],
  ['in the minute of its start', { start: now, free_until: passed }, undefined],
  [
    'a minute later',
    { start: '2026-11-25T15:59:59.000Z', free_until: passed },
    'Doesn’t work for you anymore? Moving and canceling are free now.',
  ],
  ['of a visit booked less than 24 hours ahead', {}, undefined],
  ['of a return visit', { free_until: passed, is_return: true as const }, undefined],
])('what a change costs %s', (_, visit, words) => {
  expect(changeWords({ ...planned, ...visit }, { needs_terms: false }, now)).toBe(words);
});

test('nothing is said of a limit to who has not accepted the terms, as no fee follows', () => {
  expect(changeWords({ ...planned, free_until: passed }, { needs_terms: true }, now)).toBeUndefined();
});

test('no fee is named beside the word that we probably won’t make it', () => {
  const { start } = planned;
  const held = (hours: number) => ({ needs_terms: false, held_up_until: addHours(start, hours) });
  expect(changeWords({ ...planned, free_until: passed }, held(0.5), now)).toBeUndefined();
  expect(changeWords({ ...planned, free_until: passed }, held(0.1), now)).toContain('a trip fee may apply');
});

test('a visit that we asked to move is free to change, and no fee is named beside it', () => {
  expect(changeWords({ ...planned, free_until: passed, move_offer }, { needs_terms: false }, now)).toBe(
    'Moving or canceling is free, since we asked to move it.',
  );
});

test.each([
  [passed, '2026-11-30T16:00:00.000Z'],
  ['2026-11-30T16:00:00.000Z', passed],
])('nothing is promised of a wish once its time or the visit’s has passed', (start, wished) => {
  const later = '2026-12-01T16:00:00.000Z';
  expect(wishWords({ start: later, wished: later }, 'within a day', now)).toBe(
    'We’ll confirm it, usually within a day. Until then this time stays yours.',
  );
  expect(wishWords({ start, wished }, 'within a day', now)).toBe(
    'We haven’t confirmed it, and we’re sorry. Pick another time, or message us.',
  );
});

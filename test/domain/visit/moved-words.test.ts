import { expect, test } from 'vitest';
import { isFreeAgain } from '#domain/visit/moved-words.ts';

const start = '2026-12-05T19:00:00.000Z';
const off = { times: [], why: 'We can’t come then.', at: start, is_off: true as const };

test.each([
  ['to come', { start }, '2026-12-05T18:00:00.000Z', true],
  ['past', { start }, '2026-12-05T19:25:00.000Z', false],
  ['in the owner’s time off', { start, move_offer: off }, '2026-12-05T18:00:00.000Z', false],
] as const)('a time that is %s and was moved away from: free again is %j', (_, visit, now, isFree) => {
  expect(isFreeAgain(visit, now)).toBe(isFree);
});

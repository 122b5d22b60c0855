import { expect, test } from 'vitest';
import { offeredText } from '#domain/today/offered-text.ts';

test('a visit whose customer can pick another time says so in the day’s plan', () => {
  const move_offered_at = '2026-03-11T16:00:00.000Z';
  expect(offeredText({})).toBeUndefined();
  expect(offeredText({ move_offered_at })).toBe('Other times offered, no answer yet.');
  expect(offeredText({ move_offered_at, called_off: true })).toBe(
    'You said you can’t come. Other times offered, no answer yet.',
  );
});

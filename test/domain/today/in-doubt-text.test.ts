import { expect, test } from 'vitest';
import { inDoubtText } from '#domain/today/in-doubt-text.ts';

test('a visit that may not take place says so in the day’s plan', () => {
  const move_offered_at = '2026-03-11T16:00:00.000Z';
  expect(inDoubtText({})).toBeUndefined();
  expect(inDoubtText({ cancel_asked: true, move_offered_at })).toBe('Asked to cancel, no answer yet.');
  expect(inDoubtText({ move_asked: true })).toBe('Asked to move, no answer yet.');
  expect(inDoubtText({ move_offered_at })).toBe('Other times offered, no answer yet.');
  expect(inDoubtText({ move_offered_at, called_off: true })).toBe(
    'You said you can’t come. Other times offered, no answer yet.',
  );
});

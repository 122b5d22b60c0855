import { expect, test } from 'vitest';
import { goesOutText, waitingText } from '#web/admin/waiting/waiting-text.ts';

test('what waits is counted, photos first', () => {
  expect(waitingText(0, 0)).toBe('');
  expect(waitingText(2, 0)).toBe('2 waiting, only on this device');
  expect(waitingText(1, 3)).toBe('3 photos and 1 more waiting, only on this device');
});

test('a refused photo is never said to go out on its own', () => {
  const when = 'when this app is open and has signal.';
  expect(goesOutText(3, 0)).toBe(`They go out on their own ${when}`);
  expect(goesOutText(1, 0)).toBe(`It goes out on its own ${when}`);
  expect(goesOutText(3, 1)).toBe(
    `1 photo didn’t go through: look below. The rest goes out on its own ${when}`,
  );
  expect(goesOutText(1, 1)).toBe('It didn’t go through, so it’s for you to retry or remove.');
  expect(goesOutText(2, 2)).toBe('They didn’t go through, so they’re for you to retry or remove.');
});

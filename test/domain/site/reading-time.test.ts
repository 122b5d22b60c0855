import { expect, test } from 'vitest';
import { readingMinutes } from '#domain/site/reading-time.ts';

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [499, 2],
  [1000, 5],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes(`  ${'word \n'.repeat(count)}`)).toBe(minutes);
});

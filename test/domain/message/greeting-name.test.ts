import { expect, test } from 'vitest';
import { greeting, shortName } from '#domain/message/greeting-name.ts';

test('a name that was typed in lower case begins with a capital', () => {
  expect(shortName(' ray costa')).toBe('Ray');
  expect(greeting('élise o’brien')).toBe('Hi Élise');
  expect(shortName('https://example.com')).toBe('the customer');
});

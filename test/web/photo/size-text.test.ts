import { expect, test } from 'vitest';
import { sizeText } from '#web/photo/size-text.ts';

test.each([
  [12, '1 kB'],
  [40_200, '40 kB'],
  [100_000, '0.1 MB'],
  [1_240_000, '1.2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

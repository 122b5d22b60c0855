import { expect, test } from 'vitest';
import { folded, holdsWords, phoneDigits, searchWords } from '#domain/lead/typed-search.ts';

const text = ['José Núñez', 'C-1204'].map(folded).concat(phoneDigits('+1 (310) 555-0142')).join('\n');

test.each([
  ['jose', true],
  ['  NÚÑEZ ', true],
  ['c-1204', true],
  ['slip c-1204', true],
  ['dock C-1204', true],
  ['slip c-1205', false],
  ['310.555', true],
  ['(310) 555-0142', true],
  ['1 310 555 0142', true],
  ['+1310', true],
  ['555 01 42', true],
  // Two digits alone are words like any other, not a phone number in some form.
  ['31', true],
  ['(31', false],
  ['310 555 0143', false],
  ['nunez 310', false],
])('a search for "%s" finds it: %s', (q, expected) => {
  expect(holdsWords(text, searchWords(q))).toBe(expected);
});

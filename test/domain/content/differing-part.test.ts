import { expect, test } from 'vitest';
import { differingPart } from '#domain/content/differing-part.ts';

test.each([
  ['Most stains. AAA one.', 'Most stains. BBB eight', '…AAA one.'],
  ['Theirs.', 'Mine.', 'Theirs.'],
  ['It takes an hour.', 'It takes an hour. Or two.', '…hour.'],
  ['Same', 'Same', 'Same'],
])('of “%s” beside “%s” people read “%s”', (text, other, part) => {
  expect(differingPart(text, other)).toBe(part);
});

test('what is long is cut', () => {
  expect(differingPart('a'.repeat(300), 'b')).toBe(`${'a'.repeat(200)}…`);
});

import { expect, test } from 'vitest';
import { offeredMoveText } from '#domain/visit/move-limit.ts';

test('who never moved is not told of moves that are counted', () => {
  expect(offeredMoveText(0)).toBe('Moving is free.');
  expect(offeredMoveText(1)).toBe('Moving is free and doesn’t count as one of your moves.');
});

import { expect, test } from 'vitest';
import { untilTheyChoose } from '#web/admin/visit/until-they-choose.ts';

test('says whose time stays theirs while other times are offered, and who reads that we can’t come', () => {
  const [off, wet] = [{ is_off: true as const }, {}];
  expect(untilTheyChoose([wet, wet])).toBe('Nothing moves until they choose.');
  expect(untilTheyChoose([off])).toBe('They’ll read that you can’t come then, and choose another time.');
  expect(untilTheyChoose([off, wet])).toBe(
    'Those in your time off will read that you can’t come then, and choose another time. For the others nothing moves until they choose.',
  );
});

import { expect, test } from 'vitest';
import { daysToName } from '#domain/visit/days-to-name.ts';

test('days to name start the day after tomorrow and leave Sundays out', () => {
  const named = daysToName('2026-11-23T18:00:00Z');
  expect(named[0]).toBe('2026-11-25');
  expect(named).not.toContain('2026-11-29');
  expect(named).toHaveLength(24);
});

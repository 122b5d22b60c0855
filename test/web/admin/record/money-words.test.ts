import { expect, test } from 'vitest';
import { receiptDayText } from '#web/admin/record/money-words.ts';

test('a receipt that was made on another day than the work says so', () => {
  const now = '2026-12-05T18:00:00.000Z';
  const done_at = '2026-12-01T20:00:00.000Z';
  expect(receiptDayText({ done_at, worked_at: '2026-11-23T20:00:00.000Z' }, now)).toBe('Receipt of Dec 1');
  expect(receiptDayText({ done_at, worked_at: '2026-12-01T17:00:00.000Z' }, now)).toBeUndefined();
  expect(receiptDayText({ done_at }, now)).toBeUndefined();
});

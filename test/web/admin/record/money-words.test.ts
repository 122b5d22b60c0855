import { expect, test } from 'vitest';
import { openSumsText, paidJobsText, receiptDayText } from '#web/admin/record/money-words.ts';

test('a receipt that was made on another day than the work says so', () => {
  const now = '2026-12-05T18:00:00.000Z';
  const done_at = '2026-12-01T20:00:00.000Z';
  expect(receiptDayText({ done_at, worked_at: '2026-11-23T20:00:00.000Z' }, now)).toBe('Receipt of Dec 1');
  expect(receiptDayText({ done_at, worked_at: '2026-12-01T17:00:00.000Z' }, now)).toBeUndefined();
  expect(receiptDayText({ done_at }, now)).toBeUndefined();
});

test('what is to be given back, and what of the paid receipts is still due, agree with the sum that is paid', () => {
  const paid_on = '2026-12-01';
  const whole = { total: 10_000, paid_on };
  const over = { total: 10_000, paid_on, paid_total: 15_481 };
  const short = { total: 20_000, paid_on, paid_total: 15_000 };
  expect(paidJobsText([whole, over])).toBe('2 jobs, $54.81 to give back');
  expect(paidJobsText([whole, { total: 30_000 }])).toBe('1 job');
  expect(openSumsText([whole])).toBe('');
  expect(openSumsText([whole, over, short])).toBe('$350.00 paid, $50.00 still due, $54.81 to give back');
});

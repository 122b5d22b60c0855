import { expect, test } from 'vitest';
import { approvedAt, approvedWork } from '#domain/record/approved-work.ts';
import { publicRecord } from '#domain/record/job-record.ts';
import { receiptJobOf } from '#domain/record/receipt-job-of.ts';
import {
  balanceText,
  isDue,
  openText,
  paidText,
  settledTexts,
  unsettledText,
} from '#domain/record/record-words.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const now = '2026-12-05T18:00:00.000Z';

test('what is due is said with tax, what is paid with its day', () => {
  expect(balanceText({ total: 98_988 })).toBe('$989.88 with tax is due.');
  expect(balanceText({ total: 0 })).toBe('Nothing is due.');
  expect(balanceText({ total: 98_988, paid_on: '2026-12-03' })).toBe('Paid, thank you.');
  expect(isDue({ total: 0 })).toBe(false);
  const total = 98_988;
  expect(paidText({ total }, now)).toBeUndefined();
  expect(paidText({ total, paid_on: '2026-12-03', how: 'check' }, now)).toBe('Paid by check on Dec 3');
  expect(paidText({ total, paid_on: '2025-12-03' }, now)).toBe('Paid on Dec 3, 2025');
});

test('what a correction leaves open of a paid receipt is said both ways, and is due one way only', () => {
  const paid = { paid_on: '2026-12-03', paid_total: 104_950 } as const;
  const less = { ...paid, total: 94_950 };
  expect(balanceText(less)).toBe(
    'You paid $1,049.50. The corrected total is $949.50, so $100.00 comes back to you.',
  );
  expect(unsettledText(less, 'Ana')).toBe(
    'Ana paid $1,049.50. The corrected total is $949.50, so $100.00 goes back to Ana.',
  );
  expect(isDue(less)).toBe(false);
  const more = { ...paid, total: 114_950 };
  expect(balanceText(more)).toBe(
    'You paid $1,049.50. The corrected total is $1,149.50, so $100.00 is still due.',
  );
  expect(isDue(more)).toBe(true);
  expect(unsettledText({ paid_on: paid.paid_on, total: 94_950 }, 'Ana')).toBeUndefined();
  expect([less, more, { total: 94_950 }].map(openText)).toEqual([
    '$100.00 to give back',
    '$100.00 still due',
    undefined,
  ]);
});

test('what was settled since is said with its day, and how where that is known, whichever way it went', () => {
  const settled = [
    { on: '2026-12-04', cents: -4380 },
    { on: '2025-12-05', cents: 10_000 },
  ];
  const known = [
    { on: '2026-12-06', cents: -500, how: 'cash' as const },
    { on: '2026-12-07', cents: 2250, how: 'check' as const },
  ];
  expect(settledTexts({ settled }, now)).toEqual([
    '$43.80 given back on Dec 4',
    'Another $100.00 paid on Dec 5, 2025',
  ]);
  expect(settledTexts({ settled: known }, now)).toEqual([
    '$5.00 given back in cash on Dec 6',
    'Another $22.50 paid by check on Dec 7',
  ]);
  expect(settledTexts({}, now)).toEqual([]);
  const paid = { paid_on: '2026-12-03', how: 'check', total: 104_608, settled } as const;
  expect(paidText(paid, now)).toBe('Paid $989.88 by check on Dec 3');
  expect(paidText({ ...paid, total: 120_000, paid_total: 104_608 }, now)).toBe(
    'Paid $989.88 by check on Dec 3',
  );
  const more = { ...paid, settled: undefined, total: 104_608, paid_total: 98_988 };
  expect(paidText(more, now)).toBe('Paid $989.88 by check on Dec 3');
  expect(paidText({ ...paid, how: undefined }, now)).toBe('Paid $989.88 on Dec 3');
});

test('a line that charges approved work says when it was approved; a change of it does not', () => {
  const answered_at = '2026-12-01T18:20:00.000Z';
  const extra = { line: 'Transom', amount: 12_000, answer: 'approve', answered_at } as const;
  const work = approvedWork([
    extra,
    { ...extra, line: 'Rails', answer: 'leave' },
    { line: 'Hull', amount: 100 },
  ]);
  const line = { description: 'Transom', quantity: 1, unit_price: 12_000 };
  expect(approvedAt(line, work)).toBe(answered_at);
  expect(approvedAt({ ...line, unit_price: 13_000 }, work)).toBeUndefined();
  expect(approvedAt({ ...line, description: 'Rails' }, work)).toBeUndefined();
});

test('a customer sees what a corrected record said before, and not who wrote it', () => {
  const { number: _, done_at, claims_until, earlier, ...first } = aRecord();
  const seen = publicRecord(aRecord({ version: 2, total: 100, earlier: [first] }), [], receiptJobOf(aLead()));
  expect(seen.earlier).toMatchObject([{ version: 1, total: 109_500, made_at: done_at }]);
  expect(JSON.stringify(seen)).not.toContain('owner');
});

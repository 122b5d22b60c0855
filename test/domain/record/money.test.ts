import { expect, test } from 'vitest';
import { moneyOf } from '#domain/record/money.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const at = (done_at: string, changes = {}) => aLead({ record: aRecord({ done_at, ...changes }) });

test.each([
  ['2026-11-01T06:59:00.000Z', '2026-10'],
  ['2026-11-01T07:00:00.000Z', '2026-11'],
  ['2026-12-01T07:59:59.000Z', '2026-11'],
  ['2026-03-09T06:59:00.000Z', '2026-03'],
])('what was done at %s belongs to %s', (done_at, month) => {
  expect(moneyOf(month, [at(done_at)]).records).toHaveLength(1);
  expect(moneyOf('2026-07', [at(done_at)])).toMatchObject({ done: 0, records: [], tax_year: 9500 });
});

test('a month sums to its receipts', () => {
  const leads = [
    at('2026-06-01T17:00:00.000Z', { paid_on: '2026-06-02', how: 'check' }),
    at('2026-06-03T17:00:00.000Z'),
    at('2026-05-03T17:00:00.000Z'),
    aLead(),
  ];
  const money = moneyOf('2026-06', leads);
  expect(money).toMatchObject({
    done: 219_000,
    paid: 109_500,
    unpaid: 109_500,
    tax: 19_000,
    tax_year: 28_500,
  });
  expect(Object.values(money.by_package).reduce((sum, cents) => sum + (cents ?? 0), 0)).toBe(money.done);
});

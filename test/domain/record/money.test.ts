import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { openCents } from '#domain/price/open-cents.ts';
import { erasedName, moneyOf, openMonths, ReceiptAmounts } from '#domain/record/money.ts';
import { moneyCsv } from '#domain/record/money-csv.ts';
import { recordTotals } from '#domain/record/record-totals.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';
import { aVisit } from '../../a-visit.ts';
import { cellsOf } from '../../api/csv.ts';

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

test('work that was noted later keeps its receipt’s month, and its own day beside it', () => {
  const visits = [aVisit({ start: '2026-05-30T17:00:00.000Z', status: 'done' })];
  const record = aRecord({ done_at: '2026-06-02T17:00:00.000Z' });
  expect(moneyOf('2026-06', [aLead({ record, visits })]).records).toMatchObject([
    { done_at: '2026-06-02T17:00:00.000Z', worked_at: '2026-05-30T17:00:00.000Z' },
  ]);
  expect(moneyOf('2026-06', [aLead({ record })]).records[0]).not.toHaveProperty('worked_at');
});

test('an erased customer leaves the amounts, and nothing that names them', () => {
  const gone = at('2026-06-01T17:00:00.000Z');
  const erased = [ReceiptAmounts.parse(gone.record)];
  const before = moneyOf('2026-06', [gone, at('2026-06-03T17:00:00.000Z')]);
  const after = moneyOf('2026-06', [at('2026-06-03T17:00:00.000Z')], erased);
  const { done, paid, unpaid, tax, tax_year } = before;
  expect(after).toMatchObject({ done, paid, unpaid, tax, tax_year });
  expect(after.records[0]).toMatchObject({ name: erasedName, lines: [] });
  expect(after.records[0]).not.toHaveProperty('lead_id');
});

test('a correction after the payment moves sums to the new total, and keeps what was paid beside it', () => {
  const paid = { paid_on: '2026-06-02', how: 'check', version: 2, paid_total: 119_500 };
  const money = moneyOf('2026-06', [at('2026-06-01T17:00:00.000Z', paid)]);
  expect(money).toMatchObject({ done: 109_500, paid: 109_500, unpaid: 0 });
  expect(money.records).toMatchObject([{ total: 109_500, paid_total: 119_500 }]);
});

test('what a correction has raised after the payment is paid as far as it was, and the rest is unpaid', () => {
  const paid = { paid_on: '2026-06-02', how: 'check', version: 2, paid_total: 100_000 };
  const money = moneyOf('2026-06', [at('2026-06-01T17:00:00.000Z', paid)]);
  expect(money).toMatchObject({ done: 109_500, paid: 100_000, unpaid: 9500 });
});

/** The rows of a CSV, by the names in its first one. */
const readCsv = (csv: string): Record<string, string>[] => {
  const [names = [], ...rows] = cellsOf(csv.slice(1));
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
};

const centsIn = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((cents, row) => cents + Math.round(Number(row[column]) * 100), 0);

/** Around both nights in which the clocks change, and the turns of months and of a year. */
const nights = ['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01', '2026-12-31'].flatMap((day) =>
  Array.from({ length: 48 }, (_, half) => new Date(Date.parse(day) + half * 1_800_000).toISOString()),
);
const someJob = fc.record({
  done_at: fc.constantFrom(...nights),
  lines: fc.array(
    fc.record({
      description: fc.constantFrom('Wash', '=1+1', 'Wax, "two" coats'),
      quantity: fc.integer({ min: 1, max: 100_000 }).map((parts) => parts / 10_000),
      unit_price: fc.integer({ min: 1, max: 50_000 }),
      taxable: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  isPaid: fc.boolean(),
  /** What came in beside the total, which a correction has changed since. */
  beside: fc.option(fc.integer({ min: -5000, max: 5000 }), { nil: undefined }),
  isErased: fc.boolean(),
});

test('every month sums to its receipts, in its table and in its CSV, whatever became of them', () => {
  fc.assert(
    fc.property(fc.array(someJob, { maxLength: 12 }), (jobs) => {
      const records = jobs.map(({ done_at, lines, share, isPaid, beside }, place) => {
        const discount = Math.floor(recordTotals(lines, 9.5).subtotal * share);
        const totals = recordTotals(lines, 9.5, discount);
        const cameIn = beside === undefined ? {} : { paid_total: Math.max(0, totals.total + beside) };
        const paid = isPaid ? ({ paid_on: dayOf(done_at), how: 'cash', ...cameIn } as const) : {};
        return aRecord({ number: `2026-${place + 1000}`, done_at, lines, ...totals, ...paid });
      });
      const leads = records.filter((_, at) => !jobs[at]?.isErased).map((record) => aLead({ record }));
      const erased = records
        .filter((_, at) => jobs[at]?.isErased)
        .map((record) => ReceiptAmounts.parse(record));
      for (const month of ['2026-02', '2026-03', '2026-10', '2026-11', '2026-12']) {
        const own = records.filter(({ done_at }) => dayOf(done_at).startsWith(month));
        const money = moneyOf(month, leads, erased);
        const total = own.reduce((cents, record) => cents + record.total, 0);
        expect(money).toMatchObject({ done: total, tax: own.reduce((cents, { tax }) => cents + tax, 0) });
        expect(money.paid + money.unpaid).toBe(total);
        const rows = readCsv(moneyCsv(money, packages));
        expect(centsIn(rows, 'amount')).toBe(total);
        expect(centsIn(rows, 'receipt_total')).toBe(total);
        expect(centsIn(rows, 'paid_total') + centsIn(rows, 'balance_due')).toBe(total);
        const goesBack = own.reduce((cents, record) => cents + Math.min(0, openCents(record)), 0);
        expect(centsIn(rows, 'balance_due')).toBe(money.unpaid + goesBack);
      }
    }),
  );
});

test('a bookkeeper gets a row for each line, for the discount and for the tax', () => {
  const lines = [
    { description: '=HYPERLINK("x")', quantity: 2, unit_price: 5000, taxable: true },
    { description: 'Zincs, labor', quantity: 1, unit_price: 3000, taxable: false },
  ];
  const record = { lines, ...recordTotals(lines, 9.5, 1300), paid_on: '2026-06-02', how: 'check' as const };
  const lead = at('2026-06-02T06:30:00.000Z', record);
  const csv = moneyCsv(moneyOf('2026-06', [lead]), packages);
  expect(csv.startsWith('\u{feff}receipt,')).toBe(true);
  expect(csv.endsWith('\r\n')).toBe(true);
  expect(readCsv(csv)).toMatchObject([
    { kind: 'line', description: '\'=HYPERLINK("x")', quantity: '2', unit_price: '50.00', amount: '100.00' },
    { kind: 'line', description: 'Zincs, labor', taxable: 'no', amount: '30.00' },
    { kind: 'discount', amount: '-13.00' },
    { kind: 'tax', amount: '8.55', done_on: '2026-06-01', paid_on: '2026-06-02', paid_by: 'check' },
  ]);
});

test.each([
  ['unpaid', {}, '0.00', '1095.00'],
  ['paid', { paid_on: '2026-06-02', how: 'cash' as const }, '1095.00', '0.00'],
  ['paid, and lowered since', { paid_on: '2026-06-02', paid_total: 119_500 }, '1195.00', '-100.00'],
  ['paid, and raised since', { paid_on: '2026-06-02', paid_total: 100_000 }, '1000.00', '95.00'],
])(
  'a receipt that is %s says once what came in and what is to be settled',
  (_, changes, paid_total, balance_due) => {
    const money = moneyOf('2026-06', [at('2026-06-01T17:00:00.000Z', changes)]);
    const [names, ...rows] = cellsOf(moneyCsv(money, packages).slice(1));
    expect(names?.slice(12, 16)).toEqual(['paid_by', 'receipt_total', 'paid_total', 'balance_due']);
    expect(rows.map((cells) => cells.slice(13, 16))).toEqual([
      ['1095.00', paid_total, balance_due],
      ['', '', ''],
    ]);
  },
);

test('the CSV says on which day the work was done, and has a row for each settlement, which adds to no amount', () => {
  const settled = [
    { on: '2026-06-04', cents: -3066, how: 'check' as const },
    { on: '2026-06-09', cents: 1000 },
  ];
  const visits = [aVisit({ start: '2026-05-30T17:00:00.000Z', status: 'done' })];
  const done = { done_at: '2026-06-02T17:00:00.000Z', paid_on: '2026-06-02' };
  const money = moneyOf('2026-06', [aLead({ record: aRecord({ ...done, settled }), visits })]);
  const csv = moneyCsv(money, packages);
  expect(cellsOf(csv.slice(1))[0]?.slice(-4)).toEqual([
    'worked_on',
    'settled_on',
    'settled_amount',
    'settled_by',
  ]);
  const rows = readCsv(csv);
  expect(rows.map(({ kind, done_on, worked_on }) => [kind, done_on, worked_on])).toEqual(
    ['line', 'tax', 'settlement', 'settlement'].map((kind) => [kind, '2026-06-02', '2026-05-30']),
  );
  expect(rows.slice(2)).toMatchObject([
    { amount: '', paid_on: '', settled_on: '2026-06-04', settled_amount: '-30.66', settled_by: 'check' },
    { amount: '', settled_on: '2026-06-09', settled_amount: '10.00', settled_by: '' },
  ]);
  expect(centsIn(rows, 'amount')).toBe(money.done);
});

test('what other months leave open is told by month, to be paid and to be given back', () => {
  const leads = [
    at('2026-11-16T17:00:00.000Z'),
    at('2026-11-20T17:00:00.000Z', { paid_on: '2026-11-20', paid_total: 113_880 }),
    at('2026-11-21T17:00:00.000Z', { paid_on: '2026-11-21' }),
    at('2025-12-20T17:00:00.000Z'),
    at('2026-12-02T17:00:00.000Z'),
  ];
  expect(openMonths('2026-12', leads)).toEqual([
    { month: '2025-12', unpaid: 109_500, back: 0 },
    { month: '2026-11', unpaid: 109_500, back: 4380 },
  ]);
});

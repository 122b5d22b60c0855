import { expect, test } from 'vitest';
import { formatCents } from '#domain/price/quote-totals.ts';
import { recordTotals } from '#domain/record/record-totals.ts';
import { changesBalance, correctionRows, versionDifferences } from '#domain/record/version-differences.ts';
import { aRecord } from '../../a-record.ts';

const now = '2026-12-04T17:00:00.000Z';
const wash = { description: 'Wash', quantity: 24, unit_price: 700, taxable: true };
const zincs = { description: 'Zincs', quantity: 1, unit_price: 12_000, taxable: false };
const lines = [wash, zincs];
const record = aRecord({ lines, ...recordTotals(lines, 9.5) });
const mine = { version: 1, lines, discount: 0, note: '', mail: false };

test.each([
  ['a price', { lines: [{ ...wash, unit_price: 800 }, zincs] }, ['Work', 'Total with tax']],
  ['how many', { lines: [{ ...wash, quantity: 20 }, zincs] }, ['Work', 'Total with tax']],
  ['a line that is there once only', { lines: [wash] }, ['Work', 'Total with tax']],
  ['whether a line is taxed', { lines: [wash, { ...zincs, taxable: true }] }, ['Work', 'Total with tax']],
  ['a discount', { discount: 1000 }, ['Discount', 'Total with tax']],
  ['a note', { note: 'Gate was stuck.' }, ['Note']],
  ['a payment', { how: 'check' as const }, ['Paid']],
  ['the email', { mail: true }, ['Email']],
  ['nothing', {}, []],
  ['only blanks around a note', { note: ' ' }, []],
])('two versions that differ in %s say both, and no more', (_, changes, fields) => {
  const differences = versionDifferences(record, { ...mine, ...changes }, now);
  expect(differences.map(({ field }) => field)).toEqual(fields);
  for (const { theirs, yours } of differences) expect(theirs).not.toEqual(yours);
});

test('of lines only those are said that are not in both', () => {
  const [work] = versionDifferences(record, { ...mine, lines: [{ ...wash, quantity: 20 }, zincs] }, now);
  expect(work).toEqual({
    field: 'Work',
    theirs: ['Wash, 24 at $7.00: $168.00'],
    yours: ['Wash, 20 at $7.00: $140.00'],
  });
});

test('cash against check is said, and that a correction leaves it as it was', () => {
  const paid = aRecord({ ...record, paid_on: '2026-12-03', how: 'cash' });
  expect(versionDifferences(paid, { ...mine, how: 'check' }, now)).toEqual([
    { field: 'Paid', theirs: ['Paid in cash on Dec 3'], yours: ['Paid by check'], isKept: true },
  ]);
  expect(versionDifferences(paid, { ...mine, how: 'cash' }, now)).toEqual([]);
  expect(versionDifferences(paid, mine, now)).toEqual([]);
});

test('of a first finish that was not paid the other’s payment is said', () => {
  const paid = aRecord({ ...record, paid_on: '2026-12-03', how: 'cash' });
  const first = { ...mine, version: undefined };
  expect(versionDifferences(paid, { ...first, note: 'Gate was stuck.' }, now).slice(1)).toEqual([
    { field: 'Paid', theirs: ['Paid in cash on Dec 3'], yours: ['Not paid yet'], isKept: true },
  ]);
  expect(versionDifferences(paid, first, now).map(({ field }) => field)).toEqual(['Paid']);
  expect(versionDifferences(record, { ...first, note: 'Gate was stuck.' }, now)).toHaveLength(1);
});

test('a correction says which lines changed, came and went, and which discount took the place of what', () => {
  const wax = { description: 'Wax', quantity: 1, unit_price: 9000, taxable: true };
  const lines = [{ ...wash, unit_price: 800 }, { ...zincs, quantity: 2 }, wax];
  const after = { ...record, lines, discount: 1000, total: record.total };
  expect(correctionRows({ ...record, lines: [wash, zincs, zincs] }, after)).toEqual([
    [
      'Changed',
      [
        'Wash from $168.00 (24 at $7.00) to $192.00 (24 at $8.00)',
        'Zincs from $120.00 (no tax) to $240.00 (2 at $120.00, no tax)',
      ],
    ],
    ['Taken off', ['Zincs, no tax: $120.00']],
    ['Added', ['Wax: $90.00']],
    ['Discount', ['$10.00 instead of none']],
  ]);
  expect(
    correctionRows({ ...record, lines: [wax] }, { ...record, lines: [{ ...wax, unit_price: 9500 }] }),
  ).toEqual([['Changed', ['Wax from $90.00 to $95.00']]]);
  expect(correctionRows(record, { ...record, tax: 960, total: record.total + 10 })).toEqual([
    ['Sales tax', [`$9.60 instead of ${formatCents(record.tax)}`]],
    ['Total with tax', [`${formatCents(record.total + 10)} instead of ${formatCents(record.total)}`]],
  ]);
  expect(correctionRows(record, record)).toEqual([]);
  const noted = { ...record, note: 'Gate was stuck.' };
  expect(correctionRows(record, noted)).toEqual([['Note', ['“Gate was stuck.”']]]);
  expect(correctionRows(noted, { ...record, note: ' ' })).toEqual([
    ['Note', ['Taken off: “Gate was stuck.”']],
  ]);
  expect(correctionRows(noted, { ...record, note: 'It was oiled.' })).toEqual([
    ['Note', ['“It was oiled.” instead of “Gate was stuck.”']],
  ]);
  expect(correctionRows(noted, noted)).toEqual([]);
});

const paid = { paid_on: '2026-12-03', how: 'cash' } as const;
test.each([
  ['raises what is due', {}, { total: 120_000 }, true],
  ['raises the total of what was paid', paid, { total: 120_000 }, true],
  ['lowers the total of what was paid', paid, { total: 90_000 }, true],
  ['notes that it was paid', {}, { total: 109_500, how: 'check' }, true],
  ['leaves what is due', {}, { total: 109_500 }, false],
  ['leaves what was paid', paid, { total: 109_500, how: 'check' }, false],
] as const)(
  'a correction that %s is one that the customer should hear of, or not',
  (_, before, after, hears) => {
    expect(changesBalance(aRecord(before), after)).toBe(hears);
  },
);

import { byteOrderMark, csvCell, csvRow } from '../csv.ts';
import { dayOf } from '../los-angeles.ts';
import type { PackageNames } from '../price/prices.ts';
import { lineAmount } from '../price/quote-totals.ts';
import type { Money, MoneyRecord } from './money.ts';

const columns = [
  'receipt',
  'version',
  'done_on',
  'customer',
  'package',
  'kind',
  'description',
  'quantity',
  'unit_price',
  'taxable',
  'amount',
  'paid_on',
  'paid_by',
] as const;

type Cells = Partial<Record<Exclude<(typeof columns)[number], 'amount'>, string | number>>;

/** Amounts are our own, and may be below zero: nothing is to be put before their sign. */
const row = ({ amount, ...cells }: Cells & { readonly amount: number }): string =>
  csvRow(columns.map((column) => (column === 'amount' ? dollars(amount) : csvCell(cells[column]))));

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** What was done, less the discount, plus the tax: the amounts of one receipt add up to its total. */
function rowsOf(record: MoneyRecord, names: PackageNames): string[] {
  const { number, version, done_at, name, service, lines, subtotal, discount, tax, paid_on, how } = record;
  const each: Cells = {
    receipt: number,
    version,
    done_on: dayOf(done_at),
    customer: name,
    package: service ? names[service].title : 'Other',
    paid_on: paid_on ?? '',
    paid_by: how ?? '',
  };
  const work = lines.map((line) =>
    row({
      ...each,
      kind: 'line',
      description: line.description,
      quantity: line.quantity,
      unit_price: dollars(line.unit_price),
      taxable: line.taxable ? 'yes' : 'no',
      amount: lineAmount(line),
    }),
  );
  return [
    ...(lines.length > 0 ? work : [row({ ...each, kind: 'line', amount: subtotal })]),
    ...(discount > 0 ? [row({ ...each, kind: 'discount', amount: -discount })] : []),
    ...(tax > 0 ? [row({ ...each, kind: 'tax', amount: tax })] : []),
  ];
}

/** A month's receipts for a bookkeeper: a row for each line, discount and tax, which add up to what was done. */
export const moneyCsv = ({ records }: Pick<Money, 'records'>, names: PackageNames): string =>
  `${byteOrderMark}${csvRow(columns)}${records.flatMap((record) => rowsOf(record, names)).join('')}`;

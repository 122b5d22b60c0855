import { byteOrderMark, csvCell, csvRow } from '../csv.ts';
import { dayOf } from '../los-angeles.ts';
import { openCents } from '../price/open-cents.ts';
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
  'receipt_total',
  'paid_total',
  'balance_due',
  'worked_on',
  'settled_on',
  'settled_amount',
  'settled_by',
] as const;
type Column = (typeof columns)[number];

/** Our own, and may be below zero: nothing is to be put before their sign. */
const amounts: readonly Column[] = ['amount', 'receipt_total', 'paid_total', 'balance_due', 'settled_amount'];

type Cells = Partial<Record<Column, string | number>>;

const row = (cells: Cells): string =>
  csvRow(
    columns.map((column) =>
      amounts.includes(column) ? String(cells[column] ?? '') : csvCell(cells[column]),
    ),
  );

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/**
 * What was done, less the discount, plus the tax: the amounts of one receipt add up to its total. What changed hands
 * after a correction follows, in columns of its own.
 */
function rowsOf(record: MoneyRecord, names: PackageNames): string[] {
  const { number, version, done_at, worked_at = done_at, name, service, paid_on, how, settled = [] } = record;
  const { lines, subtotal, discount, tax, total } = record;
  const each: Cells = {
    receipt: number,
    version,
    done_on: dayOf(done_at),
    customer: name,
    package: service ? names[service].title : 'Other',
    paid_on: paid_on ?? '',
    paid_by: how ?? '',
    worked_on: dayOf(worked_at),
  };
  const work: Cells[] = lines.map((line) => ({
    kind: 'line',
    description: line.description,
    quantity: line.quantity,
    unit_price: dollars(line.unit_price),
    taxable: line.taxable ? 'yes' : 'no',
    amount: dollars(lineAmount(line)),
  }));
  const rows: Cells[] = [
    ...(lines.length > 0 ? work : [{ kind: 'line', amount: dollars(subtotal) }]),
    ...(discount > 0 ? [{ kind: 'discount', amount: dollars(-discount) }] : []),
    ...(tax > 0 ? [{ kind: 'tax', amount: dollars(tax) }] : []),
    ...settled.map(({ on, cents, how: by = '' }) => ({
      kind: 'settlement',
      paid_on: '',
      paid_by: '',
      settled_on: on,
      settled_amount: dollars(cents),
      settled_by: by,
    })),
  ];
  const open = openCents(record);
  /** In one row only, so that each of these columns can be summed as well. */
  const ofReceipt: Cells = {
    receipt_total: dollars(total),
    paid_total: dollars(total - open),
    balance_due: dollars(open),
  };
  return rows.map((cells, place) => row({ ...each, ...cells, ...(place === 0 && ofReceipt) }));
}

/**
 * A month's receipts for a bookkeeper: a row for each line, discount and tax, which add up to what was done, and for
 * each settlement; a receipt's first row also says its total, what came in, and what is to be settled.
 */
export const moneyCsv = ({ records }: Pick<Money, 'records'>, names: PackageNames): string =>
  `${byteOrderMark}${csvRow(columns)}${records.flatMap((record) => rowsOf(record, names)).join('')}`;

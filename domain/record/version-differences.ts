import { lineDetail, pricedLineText } from '../offer/line-words.ts';
import type { QuoteLine } from '../offer/quote.ts';
import { formatCents, lineAmount } from '../price/quote-totals.ts';
import type { JobRecord, RecordVersion } from './job-record.ts';
import { recordTotals } from './record-totals.ts';
import { isUnpaid, paidText, paidWays } from './record-words.ts';

/** What was put down for a version that is not there yet. */
interface PutDown {
  readonly version?: number | undefined;
  readonly lines: readonly QuoteLine[];
  readonly discount: number;
  readonly note: string;
  readonly how?: JobRecord['how'];
  readonly mail: boolean;
}

export interface VersionDifference {
  readonly field: string;
  readonly theirs: readonly string[];
  readonly yours: readonly string[];
  /** A correction leaves what the record says. */
  readonly isKept?: true;
}

/** The lines of `some` that are not in `others`, as often as that. */
function without(some: readonly QuoteLine[], others: readonly QuoteLine[]): QuoteLine[] {
  const left = others.map(pricedLineText);
  return some.filter((line) => {
    const at = left.indexOf(pricedLineText(line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** `$240.00 (2 at $120.00, no tax)`; an amount alone for one that is taxed. */
const priceText = (line: QuoteLine): string =>
  [formatCents(lineAmount(line)), lineDetail(line) && `(${lineDetail(line)})`].filter(Boolean).join(' ');

/** What became of the lines. One that costs something else took the place of the one of its name. */
function lineRows(before: readonly QuoteLine[], after: readonly QuoteLine[]): [string, string[]][] {
  const added = without(after, before);
  const off: QuoteLine[] = [];
  const changed: string[] = [];
  for (const was of without(before, after)) {
    const at = added.findIndex(({ description }) => description === was.description);
    const [is] = at < 0 ? [] : added.splice(at, 1);
    if (is) changed.push(`${was.description} from ${priceText(was)} to ${priceText(is)}`);
    else off.push(was);
  }
  return [
    ['Changed', changed],
    ['Taken off', off.map(pricedLineText)],
    ['Added', added.map(pricedLineText)],
  ];
}

const orAbsent = (lines: readonly QuoteLine[]): readonly string[] =>
  lines.length > 0 ? lines.map(pricedLineText) : ['Not on it'];

type Bill = Pick<RecordVersion, 'lines' | 'discount' | 'tax' | 'total' | 'note'>;

const inPlaceOf = (before: string, after: string): string[] =>
  before === after ? [] : [`${after} instead of ${before === 'None' ? 'none' : before}`];

function noteTexts(before = '', after = ''): string[] {
  if (before === after) return [];
  if (after === '') return [`Taken off: “${before}”`];
  return [before === '' ? `“${after}”` : `“${after}” instead of “${before}”`];
}

/** What a correction changed on the bill, a row for each way in which it did. */
export function correctionRows(before: Bill, after: Bill): [label: string, texts: string[]][] {
  const rows: [string, string[]][] = [
    ...lineRows(before.lines, after.lines),
    ['Discount', inPlaceOf(centsText(before.discount), centsText(after.discount))],
    ['Sales tax', inPlaceOf(centsText(before.tax), centsText(after.tax))],
    ['Total with tax', inPlaceOf(formatCents(before.total), formatCents(after.total))],
    ['Note', noteTexts(before.note?.trim(), after.note?.trim())],
  ];
  return rows.filter(([, texts]) => texts.length > 0);
}

/** Whether a correction changes the total or what is due, so that the customer should hear of it. */
export const changesBalance = (
  record: Pick<JobRecord, 'total' | 'paid_on' | 'paid_total'>,
  { total, how }: Pick<PutDown, 'how'> & Pick<JobRecord, 'total'>,
): boolean => total !== record.total || (how !== undefined && isUnpaid(record));

const notPaid = 'Not paid yet';

const orNone = (text: string): string => text || 'None';

const centsText = (cents: number): string => (cents === 0 ? 'None' : formatCents(cents));

/** Field by field, what a record says and what was put down elsewhere, where that is not the same. */
export function versionDifferences(record: JobRecord, mine: PutDown, now: string): VersionDifference[] {
  const { total } = recordTotals(mine.lines, record.tax_percent, mine.discount);
  const paid = paidText(record, now);
  const fields: VersionDifference[] = [
    {
      field: 'Work',
      theirs: orAbsent(without(record.lines, mine.lines)),
      yours: orAbsent(without(mine.lines, record.lines)),
    },
    { field: 'Discount', theirs: [centsText(record.discount)], yours: [centsText(mine.discount)] },
    { field: 'Total with tax', theirs: [formatCents(record.total)], yours: [formatCents(total)] },
    { field: 'Note', theirs: [orNone(record.note ?? '')], yours: [orNone(mine.note.trim())] },
  ];
  const differ = fields.filter(({ theirs, yours }) => theirs.join('\n') !== yours.join('\n'));
  // A correction that says nothing of it leaves the payment alone; a first finish says that nothing was paid.
  const isOpenHere = mine.how === undefined && mine.version === undefined;
  if (mine.how === undefined ? isOpenHere && paid !== undefined : mine.how !== record.how) {
    const yours = mine.how === undefined ? notPaid : paidWays[mine.how];
    const payment = { field: 'Paid', theirs: [paid ?? notPaid], yours: [yours] };
    differ.push(paid === undefined ? payment : { ...payment, isKept: true });
  }
  if (mine.mail) {
    differ.push({ field: 'Email', theirs: ['Nothing more'], yours: ['The corrected receipt'] });
  }
  return differ;
}

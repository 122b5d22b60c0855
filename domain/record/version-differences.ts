import { pricedLineText } from '../offer/line-words.ts';
import type { QuoteLine } from '../offer/quote.ts';
import { formatCents } from '../price/quote-totals.ts';
import type { JobRecord, RecordVersion } from './job-record.ts';
import { recordTotals } from './record-totals.ts';
import { isUnpaid, paidText, paidWays } from './record-words.ts';

/** What was put down for a version that is not there yet. */
interface PutDown {
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

/** What is in `some` and not in `others`, as often as that. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const orAbsent = (texts: readonly string[]): readonly string[] => (texts.length > 0 ? texts : ['Not on it']);

type Bill = Pick<RecordVersion, 'lines' | 'discount' | 'total'>;

const inPlaceOf = (before: string, after: string): string[] =>
  before === after ? [] : [`${after} instead of ${before === 'None' ? 'none' : before}`];

/** What a correction changed on the bill, a row for each way in which it did; empty where only the note changed. */
export function correctionRows(before: Bill, after: Bill): [label: string, texts: string[]][] {
  const [was, is] = [before.lines.map(pricedLineText), after.lines.map(pricedLineText)];
  const rows: [string, string[]][] = [
    ['Taken off', without(was, is)],
    ['Added', without(is, was)],
    ['Discount', inPlaceOf(centsText(before.discount), centsText(after.discount))],
    ['Total with tax', inPlaceOf(formatCents(before.total), formatCents(after.total))],
  ];
  return rows.filter(([, texts]) => texts.length > 0);
}

/** Whether a correction changes the total or what is due, so that the customer should hear of it. */
export const changesBalance = (
  record: Pick<JobRecord, 'total' | 'paid_on' | 'paid_total'>,
  { total, how }: Pick<PutDown, 'how'> & Pick<JobRecord, 'total'>,
): boolean => total !== record.total || (how !== undefined && isUnpaid(record));

const orNone = (text: string): string => text || 'None';

const centsText = (cents: number): string => (cents === 0 ? 'None' : formatCents(cents));

/** Field by field, what a record says and what was put down elsewhere, where that is not the same. */
export function versionDifferences(record: JobRecord, mine: PutDown, now: string): VersionDifference[] {
  const [theirWork, myWork] = [record.lines.map(pricedLineText), mine.lines.map(pricedLineText)];
  const { total } = recordTotals(mine.lines, record.tax_percent, mine.discount);
  const paid = paidText(record, now);
  const fields: VersionDifference[] = [
    {
      field: 'Work',
      theirs: orAbsent(without(theirWork, myWork)),
      yours: orAbsent(without(myWork, theirWork)),
    },
    { field: 'Discount', theirs: [centsText(record.discount)], yours: [centsText(mine.discount)] },
    { field: 'Total with tax', theirs: [formatCents(record.total)], yours: [formatCents(total)] },
    { field: 'Note', theirs: [orNone(record.note ?? '')], yours: [orNone(mine.note.trim())] },
  ];
  const differ = fields.filter(({ theirs, yours }) => theirs.join('\n') !== yours.join('\n'));
  if (mine.how !== undefined && mine.how !== record.how) {
    const payment = { field: 'Paid', theirs: [paid ?? 'Not paid yet'], yours: [paidWays[mine.how]] };
    differ.push(paid === undefined ? payment : { ...payment, isKept: true });
  }
  if (mine.mail) {
    differ.push({ field: 'Email', theirs: ['Nothing more'], yours: ['The corrected receipt'] });
  }
  return differ;
}

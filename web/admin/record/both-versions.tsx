import { counted } from '#domain/plain-text.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { JobRecord } from '#domain/record/job-record.ts';
import { type RecordTotals, recordTotals } from '#domain/record/record-totals.ts';
import type { FinishDraft } from './finish-draft.ts';

interface BothVersionsProps {
  readonly record: JobRecord;
  readonly mine: FinishDraft;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

const sumText = ({ lines }: Pick<FinishDraft, 'lines'>, { total }: Pick<RecordTotals, 'total'>): string =>
  `${formatCents(total)} with tax, ${counted(lines.length, 'line')}: ${lines.map(({ description }) => description).join(', ')}`;

/** A receipt that was changed elsewhere, and what was put down here: neither goes until one is chosen. */
export function BothVersions({ record, mine, onMine, onTheirs }: BothVersionsProps) {
  const totals = recordTotals(mine.lines, record.tax_percent, mine.discount);
  return (
    <section className="dev-refused" aria-labelledby="finish-both">
      <h2 id="finish-both">This receipt was changed elsewhere</h2>
      <dl className="kv">
        <dt>Receipt now</dt>
        <dd>
          {record.number}, version {record.version}: {sumText(record, record)}
        </dd>
        <dt>Yours</dt>
        <dd>{sumText(mine, totals)}</dd>
        {mine.note !== '' && (
          <>
            <dt>Your note</dt>
            <dd className="dev-refused__text">{mine.note}</dd>
          </>
        )}
      </dl>
      <div className="btn-row">
        <button type="button" className="btn btn--line" onClick={onTheirs}>
          Keep what’s there
        </button>
        <button type="button" className="btn btn--line" onClick={onMine}>
          Correct it with mine
        </button>
      </div>
    </section>
  );
}

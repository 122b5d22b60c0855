import { Fragment } from 'react';
import { formatDay, formatMoment } from '#domain/los-angeles.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import {
  approvedWork,
  leftOffText,
  leftOffWork,
  unansweredText,
  unansweredWork,
} from '#domain/record/approved-work.ts';
import type { PublicRecord } from '#domain/record/job-record.ts';
import { balanceText, isUnsettled, paidText, settledTexts } from '#domain/record/record-words.ts';
import { correctionRows } from '#domain/record/version-differences.ts';
import { Icon } from '../../components/icon.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { usePage } from '../page-state.ts';
import { RecordLines } from './record-lines.tsx';

/** What the record said before: a correction overwrites nothing. */
function EarlierVersions({ record }: { readonly record: PublicRecord }) {
  const { lead, now } = usePage();
  const work = approvedWork(lead.extras);
  return record.earlier.toReversed().map((version) => {
    const later = record.earlier.find((other) => other.version === version.version + 1) ?? record;
    return (
      <Fragment key={version.version}>
        <dl className="facts">
          {correctionRows(version, later).map(([label, texts]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="pre">{texts.join('\n')}</dd>
            </div>
          ))}
        </dl>
        <details className="ask">
          <summary>
            {unbroken(`Until ${formatMoment(later.made_at, now)}`)}: {formatCents(version.total)}
          </summary>
          <div className="stack">
            <RecordLines bill={version} service={(version.job ?? record.job).service} work={work} now={now} />
            {version.note && <p className="quiet pre">{version.note}</p>}
          </div>
        </details>
      </Fragment>
    );
  });
}

export function RecordBill({ record }: { readonly record: PublicRecord }) {
  const { lead, now } = usePage();
  const paid = paidText(record, now);
  const offTexts = new Set([
    ...leftOffWork(lead.extras, record.lines).map(leftOffText),
    ...unansweredWork(lead.extras, record).map(unansweredText),
  ]);
  return (
    <section className="panel job-bill" aria-labelledby="what-we-did">
      <div className="amount">
        <h2 id="what-we-did">What we did</h2>
        <span className="quiet num">No. {record.number}</span>
      </div>
      <RecordLines bill={record} service={record.job.service} work={approvedWork(lead.extras)} now={now} />
      {[...offTexts].map((text) => (
        <p className="quiet" key={text}>
          {text}
        </p>
      ))}
      {record.note && <p className="quiet pre">{record.note}</p>}
      {paid && (
        <p className="paid">
          <Icon name="check" />
          {unbroken(paid)}
        </p>
      )}
      {settledTexts(record, now).map((text) => (
        <p key={text}>{unbroken(text)}.</p>
      ))}
      {isUnsettled(record) && <p>{balanceText(record)}</p>}
      <p>
        <button type="button" className="btn btn--line btn--small" onClick={() => window.print()}>
          Print receipt
        </button>
      </p>
      {record.version > 1 && (
        <div className="earlier">
          <p className="quiet">
            Corrected {formatDay(record.made_at)}. What changed, and what it said before:
          </p>
          <EarlierVersions record={record} />
        </div>
      )}
    </section>
  );
}

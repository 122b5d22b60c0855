import { inOneLine } from '#domain/lead-words.ts';
import { formatDay, formatMoment } from '#domain/los-angeles.ts';
import { approvedWork } from '#domain/record/approved-work.ts';
import type { PublicRecord } from '#domain/record/job-record.ts';
import { balanceText, isDue, isUnsettled, paidText, settledTexts } from '#domain/record/record-words.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { workedAt } from '#domain/visit/worked-at.ts';
import { RecordLines } from './record-lines.tsx';

interface PrintedReceiptProps {
  readonly lead: LeadStatus;
  readonly from: NonNullable<LeadStatus['receipt_from']>;
  readonly record: PublicRecord;
}

/** What the page prints: one sheet. */
export function PrintedReceipt({ lead, from, record }: PrintedReceiptProps) {
  const { number, version, done_at, made_at, claims_until, note, job } = record;
  return (
    <article className="receipt" aria-hidden="true">
      <header>
        <p>
          <b>{from.name}</b>
          {[from.address, from.email, from.phone, from.permit].filter(Boolean).map((line) => (
            <span className="receipt__line" key={line}>
              {line}
            </span>
          ))}
        </p>
        <p>
          <b>Receipt {number}</b>
          <br />
          {version > 1 ? `Corrected ${formatDay(made_at)}` : formatDay(done_at)}
        </p>
      </header>
      <dl className="facts">
        <div>
          <dt>For</dt>
          <dd>{lead.first_name}</dd>
        </div>
        <div>
          <dt>Work</dt>
          <dd>{inOneLine(job.service, job.boat, job.city)}</dd>
        </div>
        <div>
          <dt>Finished</dt>
          <dd>{formatDay(workedAt(lead, done_at))}</dd>
        </div>
      </dl>
      <RecordLines
        bill={record}
        service={job.service}
        work={approvedWork(lead.extras)}
        who={lead.first_name}
        now={lead.now}
      />
      {note && <p className="pre">{note}</p>}
      <p>
        <b>{paidText(record, lead.now) ?? balanceText(record)}</b>
        {settledTexts(record, lead.now).map((text) => (
          <span className="receipt__line" key={text}>
            {text}
          </span>
        ))}
        {isUnsettled(record) && <span className="receipt__line">{balanceText(record)}</span>}
      </p>
      {isDue(record) &&
        lead.pay.map(({ name, url, text }) => (
          <p key={name} className="receipt__pay">
            {name}: {url ?? text}
          </p>
        ))}
      {claims_until > lead.now && (
        <p>If something isn’t right, tell us by {formatMoment(claims_until, lead.now)}.</p>
      )}
    </article>
  );
}

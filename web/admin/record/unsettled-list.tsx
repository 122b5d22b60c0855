import { type RefObject, useRef } from 'react';
import { shortName } from '#domain/message/greeting-name.ts';
import { openCents } from '#domain/price/open-cents.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { MoneyRecord } from '#domain/record/money.ts';
import { unsettledText } from '#domain/record/record-words.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { LeadName } from './lead-name.tsx';
import { Settle } from './settle.tsx';

interface UnsettledListProps {
  readonly records: readonly MoneyRecord[];
}

/** What corrections have left open of receipts that were paid: a rest to get, or too much to give back. */
export function UnsettledList({ records }: UnsettledListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (records.length === 0) return null;
  return (
    <section className="mo-sec" aria-labelledby="unsettled">
      <div className="sec-head">
        <h2 id="unsettled" ref={heading} tabIndex={-1}>
          To settle
        </h2>
        <span className="quiet">Corrected after they were paid</span>
      </div>
      <ul className="wl">
        {records.map((record) => (
          <Unsettled key={record.number} record={record} heading={heading} />
        ))}
      </ul>
    </section>
  );
}

interface UnsettledProps {
  readonly record: MoneyRecord;
  readonly heading: RefObject<HTMLElement | null>;
}

function Unsettled({ record, heading }: UnsettledProps) {
  const { service, name, number, lead_id } = record;
  const open = openCents(record);
  return (
    <li className="mo-owe">
      {service ? <PackageFlag id={service} /> : <span />}
      <p>
        <b>
          <LeadName leadId={lead_id} name={name} />
        </b>
        <br />
        {unsettledText(record, shortName(name))}
      </p>
      <p className="mo-owe__sum">
        {open < 0 && '−'}
        {formatCents(Math.abs(open))}
        <small>No. {number}</small>
      </p>
      {lead_id !== undefined && (
        <div className="mo-owe__acts mo-owe__acts--settle">
          <Settle record={record} heading={heading} />
        </div>
      )}
    </li>
  );
}

import { formatShortDay, startOfDay } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { MoneyRecord } from '#domain/record/money.ts';
import { openText, settledTexts } from '#domain/record/record-words.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useNames } from '../../content/content.tsx';
import { LeadName } from './lead-name.tsx';
import { MarkUnpaid } from './mark-unpaid.tsx';
import { correctedText, howNames, openSumsText, receiptDayText, workText } from './money-words.ts';

interface PaidTableProps {
  readonly records: readonly MoneyRecord[];
  readonly month: string;
  readonly now: string;
  readonly busy: boolean;
  readonly onUnpaid: (record: MoneyRecord) => void;
}

const sumOf = (records: readonly MoneyRecord[], part: (record: MoneyRecord) => number): string =>
  formatCents(records.reduce((cents, record) => cents + part(record), 0));

const workOf = ({ subtotal, discount }: MoneyRecord): number => subtotal - discount;

export const PaidTable = ({ records, month, now, busy, onUnpaid }: PaidTableProps) => (
  <table className="mo-t">
    <caption className="vh">Paid jobs in {month}</caption>
    <thead>
      <tr>
        <th scope="col">Done</th>
        <th scope="col">Customer</th>
        <th scope="col">Receipt</th>
        <th scope="col">Paid</th>
        <th scope="col" className="mo-n">
          Work
        </th>
        <th scope="col" className="mo-n">
          Tax
        </th>
        <th scope="col" className="mo-n">
          With tax
        </th>
        <th scope="col">
          <span className="vh">Undo</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {records.map((record) => (
        <PaidRow key={record.number} record={record} now={now} busy={busy} onUnpaid={onUnpaid} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <td className="mo-date" />
        <td className="mo-who">{counted(records.length, 'job')}</td>
        <td className="mo-no" />
        <td className="mo-paid">{openSumsText(records)}</td>
        <td className="mo-net mo-n">{sumOf(records, workOf)}</td>
        <td className="mo-tax mo-n">{sumOf(records, ({ tax }) => tax)}</td>
        <td className="mo-sum mo-n">{sumOf(records, ({ total }) => total)}</td>
        <td className="mo-undo" />
      </tr>
    </tfoot>
  </table>
);

type PaidRowProps = Pick<PaidTableProps, 'now' | 'busy' | 'onUnpaid'> & { readonly record: MoneyRecord };

function PaidRow({ record, now, busy, onUnpaid }: PaidRowProps) {
  const names = useNames();
  const { done_at, worked_at = done_at, service, lead_id, name, number, how, paid_on, tax, total } = record;
  const corrected = correctedText(record, now);
  const day = formatShortDay(worked_at, now);
  const made = receiptDayText(record, now);
  const open = openText(record);
  return (
    <tr>
      <td className="mo-date">
        {day}
        {made && <small>{made}</small>}
      </td>
      <td className="mo-who">
        <span className="mo-person">
          {service ? <PackageFlag id={service} /> : <span />}
          <span>
            <LeadName leadId={lead_id} name={name} />
            <small>
              {workText(record, names)}
              <span className="mo-row">
                <br />
                {day}, No. {number}
                {made && <br />}
                {made}
                {corrected && <br />}
                {corrected}
              </span>
            </small>
          </span>
        </span>
      </td>
      <td className="mo-no">
        {number}
        {corrected && <small>{corrected}</small>}
      </td>
      <td className="mo-paid">
        <span>{paid_on === undefined ? 'Nothing due' : how && howNames[how]}</span>
        {paid_on !== undefined && <small>{formatShortDay(startOfDay(paid_on), now)}</small>}
        {settledTexts(record, now).map((text) => (
          <small key={text}>{text}</small>
        ))}
        {open && (
          <small>
            <b>{open}</b>
          </small>
        )}
      </td>
      <td className="mo-net mo-n">{formatCents(workOf(record))}</td>
      <td className="mo-tax mo-n">{formatCents(tax)}</td>
      <td className="mo-sum mo-n">{formatCents(total)}</td>
      <td className="mo-undo">
        {lead_id && paid_on !== undefined && (
          <MarkUnpaid record={record} name={name} now={now} busy={busy} onUnpaid={() => onUnpaid(record)} />
        )}
      </td>
    </tr>
  );
}

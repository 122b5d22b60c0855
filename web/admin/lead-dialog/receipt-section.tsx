import { Link } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { greetingName } from '#domain/message/greeting-name.ts';
import { formatCents, lineAmount } from '#domain/price/quote-totals.ts';
import { isDue, isUnsettled, paidText, unsettledText } from '#domain/record/record-words.ts';
import { activeVisits } from '#domain/visit/visit.ts';
import { serverNow } from '../data/server-clock.ts';
import { finishPath, moneyPath } from '../lead-path.ts';

function stateText({ record, full_name }: Lead, now: string): string {
  if (!record) return 'None yet. It’s made when the job is finished.';
  const paid = paidText(record, now) ?? 'Not paid yet';
  return `${record.number}, ${formatCents(record.total)}. ${unsettledText(record, greetingName(full_name) || 'The customer') ?? `${paid}.`}`;
}

/** The receipt of a job that is booked or done, and the way to make or correct it. */
export function ReceiptSection({ lead }: { readonly lead: Lead }) {
  const { record, status, visits } = lead;
  const isBooked = status === 'SCHEDULED' || status === 'IN_PROGRESS' || status === 'COMPLETED';
  // Of several visits each is finished on Today, and the last one makes the receipt.
  if (!record && (!isBooked || activeVisits(visits).length > 1)) return null;
  return (
    <section className="lead__sec" aria-labelledby="lead-receipt">
      <h3 id="lead-receipt">Receipt</h3>
      <p>{stateText(lead, serverNow())}</p>
      {record && (
        <dl className="facts">
          {record.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
            <div key={index}>
              <dt>{line.description}</dt>
              <dd>{formatCents(lineAmount(line))}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="btn-row">
        {record && (isDue(record) || isUnsettled(record)) && (
          <Link className="btn btn--line btn--small" to={moneyPath(dayOf(record.done_at).slice(0, 7))}>
            {isUnsettled(record) ? 'Settle it' : 'Mark it paid'}
          </Link>
        )}
        <Link className="btn btn--line btn--small" to={finishPath(lead.id)}>
          {record ? 'Correct the receipt' : 'Photos, price and finish'}
        </Link>
      </p>
    </section>
  );
}

import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { serviceText } from '#domain/lead-words.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { lineText } from '#domain/offer/line-words.ts';
import { formatCents, lineAmount } from '#domain/price/quote-totals.ts';
import { unfinishedVisits } from '#domain/record/finish.ts';
import { isUnpaid, isUnsettled, paidText, settledTexts, unsettledText } from '#domain/record/record-words.ts';
import { workedEarlier } from '#domain/visit/worked-at.ts';
import { serverNow } from '../data/server-clock.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { isFinishedHere } from '../lead/lead-with-waiting.ts';
import { finishPath } from '../lead-path.ts';
import { MarkPaidDialog } from './mark-paid-dialog.tsx';
import { MarkUnpaid } from './mark-unpaid.tsx';
import { Settle } from './settle.tsx';
import { type HowPaid, usePayment } from './use-payment.ts';

const toFinish = 'Photos, price and finish';

function stateText({ record, full_name, status }: Lead, isWaiting: boolean, now: string): string {
  if (!record && isWaiting) return 'None yet. It’s made once Finish has gone out from this device.';
  if (!record && status === 'COMPLETED') return `None yet. Make it under “${toFinish}”.`;
  if (!record) return 'None yet. It’s made when the job is finished.';
  const unsettled = unsettledText(record, shortName(full_name));
  const paid = `${paidText(record, now) ?? 'Not paid yet'}.`;
  const settled = settledTexts(record, now).map((text) => `${text}.`);
  return [`${record.number}, ${formatCents(record.total)}.`, unsettled ?? paid, ...settled].join(' ');
}

/** The receipt of a job that is booked or done, and the way to make it, mark it paid or correct it. */
export function ReceiptSection({
  context: { lead, waiting },
}: {
  readonly context: Pick<LeadContext, 'lead' | 'waiting'>;
}) {
  const { record, status, full_name, email, visits = [] } = lead;
  const { busy, markPaid, markUnpaid } = usePayment();
  const [isMarking, setMarking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBooked = status === 'SCHEDULED' || status === 'IN_PROGRESS' || status === 'COMPLETED';
  const isPartDone = status !== 'CANCELED' && visits.some((visit) => visit.status === 'done');
  // Of several visits each is finished on Today, and the last one makes the receipt.
  if (!record && ((!isBooked && !isPartDone) || unfinishedVisits(lead).length > 1)) return null;
  const payable = record && { lead_id: lead.id, number: record.number };
  const mark = async (paid: HowPaid) => {
    const failure = payable && (await markPaid(payable, paid));
    if (failure === undefined) setMarking(false);
    return failure;
  };
  const unmark = async (marked: NonNullable<typeof payable>) => {
    await markUnpaid(marked);
    heading.current?.focus({ preventScroll: true });
  };
  const now = serverNow();
  const service = record?.job?.service ?? serviceText(lead);
  return (
    <section className="lead__sec" aria-labelledby="lead-receipt">
      <h3 id="lead-receipt" ref={heading} tabIndex={-1}>
        Receipt
      </h3>
      <p>{stateText(lead, isFinishedHere(waiting), now)}</p>
      {record && (
        <dl className="facts">
          {record.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
            <div key={index}>
              <dt>{lineText(line, service)}</dt>
              <dd>{formatCents(lineAmount(line))}</dd>
            </div>
          ))}
          {record.discount > 0 && (
            <div>
              <dt>Discount</dt>
              <dd>−{formatCents(record.discount)}</dd>
            </div>
          )}
          <div>
            <dt>Sales tax, {record.tax_percent}%</dt>
            <dd>{formatCents(record.tax)}</dd>
          </div>
        </dl>
      )}
      <div className="btn-row">
        {record && isUnpaid(record) && (
          <button type="button" className="btn btn--line btn--small" onClick={() => setMarking(true)}>
            Mark it paid
          </button>
        )}
        {record && isUnsettled(record) && (
          <Settle record={{ ...record, lead_id: lead.id, name: full_name, email }} heading={heading} />
        )}
        <Link className="btn btn--line btn--small" to={finishPath(lead.id)}>
          {record ? 'Correct the receipt' : toFinish}
        </Link>
        {payable && record?.paid_on !== undefined && (
          <MarkUnpaid
            record={record}
            name={full_name}
            now={now}
            busy={busy}
            onUnpaid={() => void unmark(payable)}
          />
        )}
      </div>
      {record && (
        <MarkPaidDialog
          isOpen={isMarking}
          heading={heading}
          record={{ ...record, name: full_name, email, ...workedEarlier(lead, record.done_at) }}
          now={now}
          busy={busy}
          onMark={mark}
          onClose={() => setMarking(false)}
        />
      )}
    </section>
  );
}

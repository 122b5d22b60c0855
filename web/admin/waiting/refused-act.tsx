import { useId } from 'react';
import { Link } from 'react-router-dom';
import { addHours, formatMoment, formatTime } from '#domain/los-angeles.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { useLead } from '../data/use-lead.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { isBehind, isOfMovedVisit, visitOf, type WaitingAct, waitsBehind } from '../device/waiting-act.ts';
import { refuseWaitingAct, removeWaitingAct, sendAnyway } from '../device/waiting-acts.ts';
import { showStored } from '../device/waiting-state.ts';
import { finishPath, leadPath } from '../lead-path.ts';
import { tellError } from '../tell.ts';

interface RefusedActProps {
  readonly act: WaitingAct;
  readonly now: string;
  readonly onSend: () => void;
}

const states: Record<Visit['status'], string> = {
  planned: 'Planned',
  underway: 'Underway',
  done: 'Done',
  missed: 'Missed',
  canceled: 'Canceled',
};

function VisitNow({ leadId, visitId, now }: { leadId: string; visitId: string; now: string }) {
  const { lead, state } = useLead(leadId);
  const visit = lead?.visits?.find(({ id }) => id === visitId);
  if (state === 'loading') return 'Loading';
  if (!visit) return 'This visit is gone.';
  const since = visit.ended_at ?? visit.started_at;
  const span = `${formatMoment(visit.start, now)} to ${formatTime(addHours(visit.start, visit.hours))}`;
  return `${states[visit.status]}, ${span}${since ? `, since ${formatMoment(since, now)}` : ''}`;
}

function writtenIn(act: WaitingAct): string | undefined {
  if (act.name === 'admin-visit' || act.name === 'admin-paid') return undefined;
  return act.name === 'admin-message' ? act.input.message : act.input.note;
}

function ReceiptNow({ leadId }: { readonly leadId: string }) {
  const { lead, state } = useLead(leadId);
  if (state === 'loading') return 'Loading';
  const record = lead?.record;
  return record
    ? `Receipt ${record.number}, version ${record.version}, ${formatCents(record.total)} with tax`
    : 'No receipt';
}

/** What was pressed here and what stands there, until somebody says which of them counts. */
export function RefusedAct({ act, now, onSend }: RefusedActProps) {
  const headingId = useId();
  const { id, said, pressedAt, leadId, refusal } = act;
  const { acts } = useWaiting();
  const settle = async (how: () => Promise<void>) => {
    try {
      await how();
      await showStored();
    } catch (error) {
      console.error('Failed to settle a waiting act', error instanceof Error ? error.name : 'unknown cause');
      tellError('Failed to save. Please try again.');
    }
  };
  const text = writtenIn(act);
  const isOfReceipt = act.name === 'admin-finish' || act.name === 'admin-paid';
  const hasOther = act.name === 'admin-visit' || isOfReceipt;
  const isOvertaken = refusal?.reason === 'record-changed' || refusal?.reason === 'extra-approved';
  const waitsForWord = isBehind(act);
  const seenVisit = visitOf(act);
  const isMoved = isOfMovedVisit(act);
  const sendAgain = async () => {
    if (waitsForWord) return sendAnyway(id);
    if (isMoved) await sendAnyway(id);
    else await refuseWaitingAct(id, undefined);
    for (const freed of waitsBehind(act, acts)) await refuseWaitingAct(freed.id, undefined);
  };
  return (
    <section className="dev-refused" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {waitsForWord ? 'Not sent yet' : 'Didn’t go through'}: {said}
      </h2>
      <p className="warn">{refusal?.sentence}</p>
      <dl className="kv">
        <dt>You pressed</dt>
        <dd>
          {said}, {formatMoment(pressedAt, now)}
        </dd>
        {text && (
          <>
            <dt>You wrote</dt>
            <dd className="dev-refused__text">{text}</dd>
          </>
        )}
        {hasOther && <dt>Now it’s</dt>}
        {seenVisit !== undefined && (
          <dd>
            <VisitNow leadId={leadId} visitId={seenVisit} now={now} />
          </dd>
        )}
        {isOfReceipt && (
          <dd>
            <ReceiptNow leadId={leadId} />
          </dd>
        )}
      </dl>
      <div className="btn-row">
        <button
          type="button"
          className="btn btn--line btn--small"
          onClick={() => settle(() => removeWaitingAct(id))}
        >
          {hasOther ? 'Keep what’s there' : 'Remove it here'}
        </button>
        {!isOvertaken && (
          <button
            type="button"
            className="btn btn--line btn--small"
            onClick={() => settle(sendAgain).then(onSend)}
          >
            {waitsForWord || isMoved ? 'Send mine anyway' : 'Send mine again'}
          </button>
        )}
        {act.name === 'admin-finish' ? (
          <Link className="adm-link" to={finishPath(leadId, act.input.visit_id)}>
            Open the sheet
          </Link>
        ) : (
          <Link className="adm-link" to={leadPath(leadId)}>
            Open the lead
          </Link>
        )}
      </div>
    </section>
  );
}

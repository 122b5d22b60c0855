import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { addHours, formatMoment, formatTime } from '#domain/los-angeles.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { paidText } from '#domain/record/record-words.ts';
import { visitStatusText } from '#domain/visit/visit-status-text.ts';
import { isFromDevice } from '../data/kept.ts';
import { keys } from '../data/keys.ts';
import { useLead } from '../data/use-lead.ts';
import { useOnce } from '../data/use-once.ts';
import { useWaiting } from '../data/use-waiting.ts';
import {
  isBehind,
  refusedBefore,
  refusedOnTheWay,
  visitOf,
  type WaitingAct,
  waitsBehind,
} from '../device/waiting-act.ts';
import { refuseWaitingAct, removeWaitingAct, sendAnyway } from '../device/waiting-acts.ts';
import { showStored, waitingNow } from '../device/waiting-state.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { finishPath, leadPath } from '../lead-path.ts';
import { draftOfFinish, keepDraft, ofDay } from '../record/finish-draft.ts';
import { tellError, tellFailure, tellSuccess } from '../tell.ts';
import { useOnline } from '../use-online.ts';
import { asOfText } from '../when.ts';
import { billedText, dropQuestion, dropTextQuestion } from './billed-text.ts';
import { sendWords, type WayOut, wayOut, wayOutText } from './way-out.ts';

interface RefusedActProps {
  readonly act: WaitingAct;
  readonly now: string;
  readonly onSend: () => Promise<void>;
}

function visitText({ visits }: Lead, visitId: string, now: string): string {
  const visit = visits?.find(({ id }) => id === visitId);
  if (!visit) return 'This visit is gone.';
  const since = visit.ended_at ?? visit.started_at;
  const span = `${formatMoment(visit.start, now)} to ${formatTime(addHours(visit.start, visit.hours))}`;
  return `${visitStatusText(visit)}, ${span}${since ? `, since ${formatMoment(since, now)}` : ''}`;
}

function receiptText({ record }: Lead, now: string): string {
  if (!record) return 'No receipt';
  const { number, version, total } = record;
  const made = `${version > 1 ? 'Corrected receipt' : 'Receipt'} ${number}, ${formatCents(total)} with tax`;
  return `${made}. ${paidText(record, now) ?? 'Not paid yet'}`;
}

function writtenIn(act: WaitingAct): string | undefined {
  if (act.name === 'admin-visit' || act.name === 'admin-paid') return undefined;
  return act.name === 'admin-message' ? act.input.message : act.input.note;
}

const isOvertakenMessage = ({ name, refusal }: WaitingAct): boolean =>
  name === 'admin-message' && refusal?.reason === 'visit-changed';

/** What was pressed here and what stands there, until somebody says which of them counts. */
export const RefusedAct = (props: RefusedActProps) =>
  writtenIn(props.act) === undefined || props.act.name === 'admin-finish' ? (
    <RefusedOfJob {...props} />
  ) : (
    <Card {...props} way={{ how: isOvertakenMessage(props.act) ? 'anyway' : 'again' }} />
  );

function RefusedOfJob(props: RefusedActProps) {
  const { act, now } = props;
  const { lead, state, loadedAt } = useLead(act.leadId);
  const visitId = visitOf(act);
  const isOnline = useOnline();
  const isOld = lead !== undefined && !isOnline && isFromDevice(loadedAt);
  const way: WayOut = lead ? wayOut(lead, act, now) : { how: 'again' };
  const read = (text: (known: Lead) => string) =>
    lead ? text(lead) : state === 'loading' ? 'Loading' : 'Not known here';
  return (
    <Card {...props} way={isOld ? undefined : way} lead={lead}>
      <dt>{isOld ? asOfText(new Date(loadedAt).toISOString(), now) : 'Now it’s'}</dt>
      {visitId !== undefined && <dd>{read((known) => visitText(known, visitId, now))}</dd>}
      {act.name !== 'admin-visit' && <dd>{read((known) => receiptText(known, now))}</dd>}
    </Card>
  );
}

interface CardProps extends RefusedActProps {
  /** Undefined while what stands there is known from before alone. */
  readonly way: WayOut | undefined;
  readonly lead?: Lead | undefined;
  /** What stands there now. */
  readonly children?: ReactNode;
}

function Card({ act, now, onSend, way, lead, children }: CardProps) {
  const headingId = useId();
  const { id, said, pressedAt, leadId, refusal } = act;
  const { acts } = useWaiting();
  const client = useQueryClient();
  const { pending, perform } = useOnce('admin-lead-update');
  const [isAsking, setAsking] = useState(false);
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
  const holdsMore = act.name === 'admin-finish' || text !== undefined;
  const waitsForWord = isBehind(act);
  const goesAnyway = waitsForWord || way?.how !== 'again';
  const free = async () => {
    const behind = waitsForWord ? [] : waitsBehind(act, acts);
    if (way?.how === 'day' && lead && act.name === 'admin-finish') {
      keepDraft(leadId, { ...draftOfFinish(act.input, lead), wasPressed: false });
      await sendAnyway(id, ofDay);
    } else if (goesAnyway) for (const mine of [...refusedOnTheWay(act, acts), act]) await sendAnyway(mine.id);
    else await refuseWaitingAct(id, undefined);
    for (const freed of behind) await refuseWaitingAct(freed.id, undefined);
  };
  const drop = () => settle(() => removeWaitingAct(id));
  const sendAgain = async () => {
    if (pending) return;
    try {
      if (way?.how === 'reopened') await perform({ id: leadId, status: 'SCHEDULED' }, { mayMail: false });
    } catch (error) {
      return tellFailure(error, 'Failed to update status');
    }
    await settle(free);
    await onSend();
    // What else was refused of the lead stands over what it is now.
    void client.invalidateQueries({ queryKey: keys.lead(leadId) });
    const left = waitingNow().acts.find((one) => one.id === id);
    if (left?.refusal) tellError(left.refusal.sentence, 'Not sent');
    if (!left && way?.how === 'day') tellSuccess('Visit done', 'What you put down is kept for the last one.');
  };
  const isFirst = refusedBefore(act, acts) === undefined;
  const next = way
    ? isFirst && wayOutText(act, way, waitsForWord ? [] : waitsBehind(act, acts))
    : 'What you can do shows once there’s signal.';
  const { pathname } = useLocation();
  const opensLead = act.name !== 'admin-finish' || way?.how === 'day' || way?.how === 'reopened';
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
          {act.name === 'admin-finish' && `, ${billedText(act.input)}`}
        </dd>
        {text && (
          <>
            <dt>You wrote</dt>
            <dd className="dev-refused__text">{text}</dd>
          </>
        )}
        {children}
      </dl>
      {next && <p>{next}</p>}
      {isAsking && (
        <InlineQuestion
          question={act.name === 'admin-finish' ? dropQuestion(act.input) : dropTextQuestion}
          confirm="Delete mine"
          onConfirm={() => void drop()}
          dismiss="Keep mine for now"
          onDismiss={() => setAsking(false)}
          isLoss
        />
      )}
      <div className="btn-row">
        <button
          type="button"
          className="btn btn--line btn--small"
          onClick={() => (holdsMore ? setAsking(true) : void drop())}
        >
          {children ? 'Keep what’s there' : 'Remove it here'}
        </button>
        {way?.how && (
          <button
            type="button"
            className="btn btn--line btn--small"
            aria-disabled={pending !== undefined}
            onClick={() => void sendAgain()}
          >
            {waitsForWord && way.how === 'again' ? sendWords.anyway : sendWords[way.how]}
          </button>
        )}
        {opensLead && (
          <Link className="adm-link" to={leadPath(leadId)}>
            Open the lead
          </Link>
        )}
        {!opensLead && pathname !== finishPath(leadId) && (
          <Link className="adm-link" to={finishPath(leadId, visitOf(act))}>
            Open the sheet
          </Link>
        )}
      </div>
    </section>
  );
}

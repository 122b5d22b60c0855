import { useState } from 'react';
import { formatMoment, formatTime, instantOf } from '#domain/los-angeles.ts';
import { mayBeMissed } from '#domain/visit/expected-start.ts';
import { readyText } from '#domain/visit/ready.ts';
import { activeVisits, endOfVisit, plannedVisits, type Visit } from '#domain/visit/visit.ts';
import { mayTakeBackMiss } from '#domain/visit/visit-changes.ts';
import { visitName } from '#domain/visit/visit-name.ts';
import { visitStatusText } from '#domain/visit/visit-status-text.ts';
import { unbroken } from '../../components/unbroken.ts';
import { serverNow } from '../data/server-clock.ts';
import { useOnce } from '../data/use-once.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { EmailButton } from '../lead/email-button.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { DayOfStart } from './appointment-day.tsx';
import { cancelId } from './cancel-id.ts';
import { CancelWhy } from './cancel-why.tsx';
import { missWords } from './miss-words.ts';
import { TakeBackMiss } from './take-back-miss.tsx';
import { useMiss } from './use-miss.ts';
import { useAddedDay } from './use-schedule-email.ts';

export function AppointmentVisits({ context }: { readonly context: LeadContext }) {
  const visits = [...(context.lead.visits ?? [])].sort((a, b) => a.start.localeCompare(b.start));
  if (visits.length === 0) return null;
  return (
    <div className="f6 day-visits">
      <ul className="day-visits__own" aria-label="Visits">
        {visits.map((visit) => (
          <VisitRow key={visit.id} context={context} visit={visit} name={visitName(visit, context.lead)} />
        ))}
      </ul>
      {plannedVisits(visits).length > 0 && <AddDay key={visits.length} context={context} />}
    </div>
  );
}

type Act = 'cancel' | 'miss' | 'take-back-start';

function VisitRow({ context, visit, name }: { context: LeadContext; visit: Visit; name: string }) {
  const { lead } = context;
  const [asked, ask] = useState<Act>();
  const [why, setWhy] = useState('');
  const now = serverNow();
  const { pending, perform } = useOnce('admin-visit');
  const { miss, undoing, unkept, focusNext, pending: isMissing } = useMiss(lead, visit);
  const say = async (act: 'cancel' | 'take-back-start', outcome: string) => {
    try {
      const ownWhy = act === 'cancel' && why.trim() ? { why } : {};
      await perform({ id: lead.id, visitId: visit.id, act, ...ownWhy });
      tellSuccess('Visit Updated', outcome);
    } catch (error) {
      tellFailure(error, 'Failed to update the visit');
    }
    ask(undefined);
  };
  const confirm = () => {
    if (pending) return;
    if (asked === 'cancel') return void say('cancel', 'The visit is canceled.');
    if (asked === 'take-back-start') return void say('take-back-start', 'It’s planned again.');
    ask(undefined);
    void miss();
  };
  const told = lead.email
    ? `${lead.full_name} gets an email.`
    : 'There’s no email address, so you’ll tell them yourself.';
  const missed = missWords(visit.status === 'underway');
  const questions: Record<Act, readonly [question: string, act: string]> = {
    cancel: [`Cancel ${formatMoment(visit.start, now)}? ${told}`, 'Cancel it'],
    miss: [`${missed.question} ${told}`, 'Mark as missed'],
    'take-back-start': ['Take the start back? Nobody is emailed.', 'Take it back'],
  };
  const when = `${formatMoment(visit.start, now)} to ${formatTime(endOfVisit(visit))}`;
  return (
    <li>
      <span>
        <b>{name}:</b> {unbroken(when)}. {visitStatusText(visit)}. {unbroken(readyText(visit, now))}
      </span>
      {activeVisits([visit]).length > 0 && asked === undefined && !isMissing && !undoing && (
        <span className="day-visits__acts">
          {mayBeMissed(visit, now) && (
            <button type="button" className="adm-link" ref={focusNext} onClick={() => ask('miss')}>
              {missed.act}
              <span className="vh"> {name}</span>
            </button>
          )}
          {visit.status === 'underway' && (
            <button type="button" className="adm-link" onClick={() => ask('take-back-start')}>
              Not started<span className="vh"> {name}</span>
            </button>
          )}
          {visit.status === 'planned' && (
            <button type="button" id={cancelId(visit.id)} className="adm-link" onClick={() => ask('cancel')}>
              Cancel<span className="vh"> {name}</span>
            </button>
          )}
        </span>
      )}
      {mayTakeBackMiss(lead, visit, now) && (
        <span className="day-visits__acts">
          <TakeBackMiss
            leadId={lead.id}
            name={lead.full_name}
            visitId={visit.id}
            wasUnderway={visit.started_at !== undefined}
            hasEmail={lead.email !== undefined}
            look="adm-link"
          />
        </span>
      )}
      {asked && (
        <InlineQuestion
          question={questions[asked][0]}
          confirm={pending ? 'Saving...' : questions[asked][1]}
          onConfirm={confirm}
          dismiss="Keep it"
          onDismiss={() => ask(undefined)}
        >
          {asked === 'cancel' && <CancelWhy why={why} onWrite={setWhy} />}
        </InlineQuestion>
      )}
      {unkept !== undefined && (
        <p className="lead__warn" role="status">
          {unkept}
        </p>
      )}
      {undoing && (
        <p className="question">
          {undoing.text}{' '}
          <button type="button" className="adm-link" ref={focusNext} onClick={undoing.undo}>
            Undo<span className="vh"> {name}</span>
          </button>
        </p>
      )}
    </li>
  );
}

function AddDay({ context }: { readonly context: LeadContext }) {
  const [isOpen, setOpen] = useState(false);
  const [wall, setWall] = useState('');
  const start = wall === '' ? undefined : instantOf(wall.slice(0, 16));
  const email = useAddedDay(context, start);
  if (!isOpen) {
    return (
      <button type="button" className="adm-link" onClick={() => setOpen(true)}>
        Add a day
      </button>
    );
  }
  return (
    <div className="day-visits__add">
      <label htmlFor="added-day">One more day, Los Angeles time</label>
      <input
        id="added-day"
        className="ctl"
        type="datetime-local"
        value={wall}
        onChange={(event) => setWall(event.currentTarget.value)}
      />
      {start !== undefined && <DayOfStart lead={context.lead} start={start} />}
      <EmailButton
        label={context.lead.email ? 'Book this day and send email' : 'Book this day'}
        email={email}
        isNext={false}
        onSent={() => setOpen(false)}
      />
      <button type="button" className="adm-link" onClick={() => setOpen(false)}>
        Don’t add one
      </button>
    </div>
  );
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { mayBeMissed } from '#domain/visit/expected-start.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { smsHref } from '../lead/sms-href.ts';
import { finishPath } from '../lead-path.ts';
import { keepsOnDevice } from '../session/keeps-on-device.ts';
import { useOnline } from '../use-online.ts';
import { useUndoable } from '../visit/use-undoable.ts';
import { useVisitAct } from '../visit/use-visit-act.ts';
import { goToAnswers } from './how-did-it-go.tsx';
import { MissVisit } from './miss-visit.tsx';
import { RunningLate } from './running-late.tsx';
import { TakeBackStart } from './take-back-start.tsx';
import { emailedInTimeText, makesReceipt, sayHowText, shortTime } from './today-words.ts';
import { focusNew, UndoPress } from './undo-press.tsx';
import { onMyWayText } from './visit-texts.ts';

interface VisitActsProps {
  readonly visit: TodayVisit;
  readonly now: string;
  readonly unmarked: readonly string[];
}

type Step = 'leave' | 'start' | 'finish';

const stepOf = ({ status, on_my_way_at }: TodayVisit): Step => {
  if (status === 'underway') return 'finish';
  return on_my_way_at === undefined ? 'leave' : 'start';
};

function sayOf(step: Step, visit: TodayVisit): string {
  const who = shortName(visit.name);
  switch (step) {
    case 'leave':
      if (visit.phone !== undefined) return `Opens a text to ${who}: “I’m on my way.”`;
      return visit.email === undefined ? 'Notes that you left.' : `Emails ${who} that you’re on your way.`;
    case 'start':
      return `Marks the job as started and shows it on ${who}’s page.`;
    case 'finish':
      if (visit.receipt !== undefined)
        return `Ends the return visit. Receipt ${visit.receipt} stays as it is.`;
      if (visit.is_return) return 'Ends the return visit and bills nothing. The job still has no receipt.';
      if (visit.visits_left > 0) return 'Ends the work for today. Nobody is emailed: there’s another visit.';
      return 'Opens photos, price and payment. Nothing is sent yet.';
  }
}

const look = (isMain: boolean): string => `btn btn--big ${isMain ? 'btn--main' : 'btn--line'}`;

/** On my way, Start, Finish: the next one filled. On a phone they stand above the tabs. */
export function VisitActs({ visit, now, unmarked }: VisitActsProps) {
  const isOnline = useOnline();
  const { pending, unkept, isNotToday, perform } = useVisitAct(visit);
  const [mailsToo, setMailsToo] = useState(false);
  const [tellsEnd, setTellsEnd] = useState(true);
  const { phone, email, on_my_way_at, started_at } = visit;
  const isOfJob = visit.receipt === undefined && !visit.is_return;
  const isTellable = visit.is_return === true && email !== undefined;
  const finish = async () => {
    if (await perform({ act: 'finish', mail: isTellable && tellsEnd })) scrollTo(0, 0);
  };
  const undoable = useUndoable(visit.id);
  const { kept } = useKeptFocus<HTMLDivElement>((bar) =>
    bar.querySelector<HTMLElement>('.question .adm-link, .acts .btn--main'),
  );
  const step = stepOf(visit);
  const asksFirst = isOfJob && unmarked.length > 0 && unmarked.length === visit.visits_left;
  const [timesHeld, setTimesHeld] = useState(0);
  const isHeld = timesHeld > 0;
  const saysFirst = asksFirst && (step === 'finish' || isHeld);
  const canWait = keepsOnDevice();
  const isOff = (!isOnline && !canWait) || pending !== undefined;
  const offlineText = canWait
    ? 'No signal. What you press is saved on this device, and sent later.'
    : 'You’ll need a connection for these.';
  const mailsIt = email !== undefined && (mailsToo || phone === undefined);
  const leave = () => !isOff && perform({ act: 'on-my-way', mail: mailsIt });

  if (undoable) {
    return (
      <div className="bar" {...kept}>
        <UndoPress visit={visit} {...undoable} />
      </div>
    );
  }
  return (
    <div className="bar" {...kept}>
      <div className="acts__say">
        {unkept !== undefined && (
          <p className="warn" role="status">
            {unkept}
          </p>
        )}
        {saysFirst && (
          <p key={timesHeld} className={isHeld ? 'warn' : undefined} role={isHeld ? 'alert' : undefined}>
            First{' '}
            <button
              type="button"
              className="adm-link"
              ref={isHeld ? focusNew : undefined}
              onClick={goToAnswers}
            >
              {sayHowText(unmarked, now)}
            </button>
            . Then Finish opens photos, price and payment.
          </p>
        )}
        {(!saysFirst || !isOnline) && <p>{isOnline ? sayOf(step, visit) : offlineText}</p>}
        {step === 'leave' && phone !== undefined && email !== undefined && (
          <label className="acts__mail">
            <input
              type="checkbox"
              checked={mailsToo}
              onChange={(event) => setMailsToo(event.target.checked)}
            />
            Email it too
          </label>
        )}
        {step === 'leave' && !isOnline && mailsIt && <p>{emailedInTimeText('“On my way”')}</p>}
        {step === 'finish' && isTellable && (
          <label className="acts__mail">
            <input
              type="checkbox"
              checked={tellsEnd}
              onChange={(event) => setTellsEnd(event.target.checked)}
            />
            Email {shortName(visit.name)} that you came back
          </label>
        )}
      </div>
      {!isNotToday && (
        <div className="acts__ask">
          {step !== 'finish' && (
            <RunningLate
              visit={visit}
              now={now}
              isOff={isOff}
              onSay={(late) => perform({ act: 'late', ...late })}
            />
          )}
          {mayBeMissed(visit, now) && (
            <MissVisit key={step} visit={visit} isOff={isOff} onMiss={() => perform({ act: 'miss' })} />
          )}
          {step === 'finish' && (
            <TakeBackStart
              visit={visit}
              isOff={isOff}
              onTakeBack={() => perform({ act: 'take-back-start' })}
            />
          )}
        </div>
      )}
      <div className="acts">
        {on_my_way_at !== undefined && <p className="acts__done">Left {shortTime(on_my_way_at)}</p>}
        {step === 'leave' && phone !== undefined && (
          <a
            className={look(true)}
            href={smsHref(phone, onMyWayText(visit, now))}
            aria-disabled={isOff}
            onClick={leave}
          >
            On my way
          </a>
        )}
        {step === 'leave' && phone === undefined && (
          <button type="button" className={look(true)} aria-disabled={isOff} onClick={leave}>
            {pending === 'on-my-way' ? 'Saving...' : 'On my way'}
          </button>
        )}
        {step === 'finish' && started_at !== undefined && (
          <p className="acts__done">Started {shortTime(started_at)}</p>
        )}
        {step !== 'finish' && isNotToday && (
          <Link
            className={look(true)}
            to={`/admin/calendar?${new URLSearchParams({ day: dayOf(visit.start) })}`}
          >
            Move
          </Link>
        )}
        {step !== 'finish' && !isNotToday && (
          <button
            type="button"
            className={look(step === 'start')}
            aria-disabled={isOff}
            onClick={() => !isOff && perform({ act: 'start' })}
          >
            {pending === 'start' ? 'Starting...' : 'Start'}
          </button>
        )}
        {makesReceipt(visit) ? (
          <Link className={look(step === 'finish')} to={finishPath(visit.lead_id, visit.id)}>
            Finish
          </Link>
        ) : (
          <button
            type="button"
            className={look(step === 'finish')}
            aria-disabled={isOff}
            onClick={() => {
              if (asksFirst) setTimesHeld(timesHeld + 1);
              else if (!isOff) void finish();
            }}
          >
            {pending === 'finish' ? 'Saving...' : 'Finish'}
          </button>
        )}
      </div>
    </div>
  );
}

import { Fragment, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, formatTime } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { inDoubtText } from '#domain/today/in-doubt-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { expectedStart } from '#domain/visit/expected-start.ts';
import { heldUpUntil } from '#domain/visit/job-before.ts';
import { placeMissingText } from '#domain/visit/place-words.ts';
import { missingText, saidOnlyText } from '#domain/visit/ready.ts';
import { asksReady } from '#domain/visit/reminders.ts';
import { Icon } from '../../components/icon.tsx';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useLaptop } from '../../components/use-laptop.ts';
import { useOnceTrue } from '../../components/use-once-true.ts';
import { useNames } from '../../content/content.tsx';
import { useWaiting } from '../data/use-waiting.ts';
import { isLateUnsent } from '../device/waiting-act.ts';
import { openedHere } from '../lead/use-open-lead.ts';
import { finishPath, leadPath } from '../lead-path.ts';
import { keepsOnDevice } from '../session/keeps-on-device.ts';
import { useOnline } from '../use-online.ts';
import { useStart } from '../visit/use-start.ts';
import { useVisitAct } from '../visit/use-visit-act.ts';
import { RunningLate } from './running-late.tsx';
import {
  dayName,
  laterDayText,
  makesReceipt,
  maySayLate,
  soonText,
  spanOf,
  stopText,
} from './today-words.ts';
import { AskByText } from './visit-ready.tsx';
import { endsOf, runsOnText, stopsBefore, tooCloseText, wayText } from './way-text.ts';

interface UpcomingVisits {
  /** Whom the owner's day is about now. */
  readonly next: TodayVisit | undefined;
  /** Soonest first. */
  readonly visits: readonly TodayVisit[];
  readonly now: string;
  /** What another device has of a lead and has not sent. */
  readonly unsentOf: (leadId: string) => string | undefined;
}

interface StopProps {
  readonly visit: TodayVisit;
  readonly now: string;
  /** That the jobs before leave no time for it. */
  readonly runsOn: string | undefined;
  readonly unsent: string | undefined;
}

/** What is not known yet of a boat whose customer has been asked. */
function readyAnswerText({ ready, status, start, email }: TodayVisit, now: string): string | undefined {
  if (ready) return saidOnlyText(ready);
  const isAsked = status === 'planned' && email !== undefined && asksReady({ status, start }, now);
  return isAsked ? 'Ready? No answer yet' : undefined;
}

function Stop({ visit, now, runsOn, unsent }: StopProps) {
  const names = useNames();
  const { acts } = useWaiting();
  const { from, to, planned } = spanOf(visit);
  const { start, service, name, lead_id, weather, ready, missing_place, is_place_told, called_off } = visit;
  const isPlaceMissing = missing_place !== undefined && !is_place_told && !called_off;
  const missing = ready && !called_off ? missingText(ready) : '';
  const said = called_off ? undefined : readyAnswerText(visit, now);
  const inDoubt = inDoubtText(visit);
  return (
    <Link className="stop" to={leadPath(lead_id)} state={openedHere}>
      <time dateTime={start}>
        {from}
        <small>{to}</small>
      </time>
      {service ? <PackageFlag id={service} /> : <span />}
      <p>
        <b>{name}</b>
        <span>{stopText(visit, names)}</span>
        {planned !== undefined && <span className="quiet">{planned}</span>}
        {said !== undefined && <span className="quiet">{said}.</span>}
        {inDoubt !== undefined && <span className="warn">{inDoubt}</span>}
        {!called_off && expectedStart(visit) < now && (
          <span className="warn">{soonText(visit, now, isLateUnsent(visit.id, acts))}.</span>
        )}
        {runsOn !== undefined && <span className="warn">{runsOn}</span>}
        {isPlaceMissing && <span className="warn">{placeMissingText[missing_place]}.</span>}
        {missing !== '' && <span className="warn">Not ready: {missing}.</span>}
        {unsent !== undefined && <span className="warn">{unsent}</span>}
        {weather?.warning !== undefined && <span className="warn">{weather.warning}</span>}
      </p>
      <Icon name="right" />
    </Link>
  );
}

function StopStart({ visit }: Pick<StopProps, 'visit'>) {
  const { text, isStarting, canUndo, press } = useStart(visit);
  return (
    <>
      <button type="button" className="adm-link" aria-disabled={isStarting} onClick={press}>
        {canUndo && 'Undo'}
        {!canUndo && (isStarting ? 'Starting...' : 'Start this one')}
        <span className="vh"> {visit.name}</span>
      </button>
      {text !== undefined && (
        <span className="xs" role="status">
          {text}
        </span>
      )}
    </>
  );
}

interface StopActsProps extends Pick<StopProps, 'visit' | 'now'> {
  readonly before: readonly TodayVisit[];
}

function StopActs({ before, visit, now }: StopActsProps) {
  const { id, lead_id, name, status, start, called_off } = visit;
  if (called_off || dayOf(start) !== dayOf(now)) return null;
  if (status === 'planned') {
    return (
      <div className="acts__ask">
        <StopLate before={before} visit={visit} now={now} />
        <StopStart visit={visit} />
      </div>
    );
  }
  return (
    makesReceipt(visit) && (
      <Link className="adm-link" to={finishPath(lead_id, id)}>
        Finish<span className="vh"> {name}</span>
      </Link>
    )
  );
}

function StopLate({ before, visit, now }: StopActsProps) {
  const isOnline = useOnline();
  const { pending, perform } = useVisitAct(visit);
  if (!maySayLate(visit, before, now)) return null;
  const isOff = (!isOnline && !keepsOnDevice()) || pending !== undefined;
  const say = (late: object) => perform({ act: 'late', ...late });
  const heldUp = heldUpUntil(before, visit, now);
  return <RunningLate visit={visit} now={now} isOff={isOff} heldUp={heldUp} onSay={say} />;
}

function Stops({ next, visits, now, unsentOf }: UpcomingVisits) {
  const ends = endsOf(next, visits, now);
  return (
    <div className="stops">
      {visits.map((visit) => {
        const stops = stopsBefore(visits, visit);
        const jobs = next ? [...stops, next] : stops;
        const [before = next && dayOf(next.start) === dayOf(visit.start) ? next : undefined] = stops;
        const runsOn = runsOnText(jobs, visit, now);
        const end = before && ends.get(before);
        const close = runsOn === undefined && before && tooCloseText(before, visit, now, end);
        const way = close || (before && wayText(before, visit, end));
        return (
          <Fragment key={visit.id}>
            {way !== undefined && <p className="way">{close ? <span className="warn">{way}</span> : way}</p>}
            <Stop runsOn={runsOn} visit={visit} now={now} unsent={unsentOf(visit.lead_id)} />
            <StopActs before={jobs} visit={visit} now={now} />
            <AskByText visit={visit} now={now} />
          </Fragment>
        );
      })}
    </div>
  );
}

const sunsetText = ([first]: readonly TodayVisit[]): string =>
  first ? `Sunset ${formatTime(first.sunset)}` : '';

function RestOfToday({ heading, ...props }: UpcomingVisits & { readonly heading: string }) {
  const headingId = useId();
  if (props.visits.length === 0) return null;
  return (
    <section className="rest" aria-labelledby={headingId}>
      <div className="sec-head">
        <h2 id={headingId}>{heading}</h2>
      </div>
      <Stops {...props} />
    </section>
  );
}

export const LaterToday = ({ visits, ...props }: UpcomingVisits) => (
  <>
    <RestOfToday {...props} heading="Later today" visits={visits.filter(({ called_off }) => !called_off)} />
    <RestOfToday
      {...props}
      heading="Called off today"
      visits={visits.filter(({ called_off }) => called_off)}
    />
  </>
);

/** A day to come: a line on a phone, which opens. */
function LaterDay({ next, visits, now, unsentOf }: UpcomingVisits) {
  const headingId = useId();
  const isLaptop = useLaptop();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useOnceTrue(isOpen || isLaptop);
  const day = dayOf(visits[0]?.start ?? now);
  const { counts, warnings } = laterDayText(visits, {
    isMore: next !== undefined && dayOf(next.start) === day,
    isUnsent: ({ lead_id }) => unsentOf(lead_id) !== undefined,
  });
  return (
    <section aria-labelledby={headingId}>
      <details
        className="later__day"
        open={isLaptop}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <h2 id={headingId}>{dayName(day, now)}</h2>
          <span className="quiet">
            {counts}
            {warnings > 0 && <span className="warn">, {counted(warnings, 'warning')}</span>}
          </span>
          <Icon name="down" />
        </summary>
        {wasOpened && (
          <>
            <p className="quiet">{sunsetText(visits)}</p>
            <Stops next={next} visits={visits} now={now} unsentOf={unsentOf} />
          </>
        )}
      </details>
    </section>
  );
}

export function LaterDays({ next, visits, now, unsentOf }: UpcomingVisits) {
  const days = [...new Set(visits.map(({ start }) => dayOf(start)))];
  return (
    <div className="later">
      {days.map((day) => (
        <LaterDay
          key={day}
          next={next}
          visits={visits.filter(({ start }) => dayOf(start) === day)}
          now={now}
          unsentOf={unsentOf}
        />
      ))}
    </div>
  );
}

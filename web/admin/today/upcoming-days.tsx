import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, formatTime } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { Icon } from '../../components/icon.tsx';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useLaptop } from '../../components/use-laptop.ts';
import { useNames } from '../../content/content.tsx';
import { openedHere } from '../lead/use-open-lead.ts';
import { leadPath } from '../lead-path.ts';
import { dayName, spanOf, stopText, wayText } from './today-words.ts';

interface UpcomingVisits {
  /** Soonest first. */
  readonly visits: readonly TodayVisit[];
  readonly now: string;
  /** What another device has of a lead and has not sent. */
  readonly unsentOf: (leadId: string) => string | undefined;
}

interface StopProps {
  readonly visit: TodayVisit;
  readonly unsent: string | undefined;
}

function Stop({ visit, unsent }: StopProps) {
  const names = useNames();
  const { from, to } = spanOf(visit);
  const { start, service, name, lead_id, weather } = visit;
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
        {unsent !== undefined && <span className="warn">{unsent}</span>}
        {weather?.warning !== undefined && <span className="warn">{weather.warning}</span>}
      </p>
      <Icon name="right" />
    </Link>
  );
}

const Stops = ({ visits, unsentOf }: Pick<UpcomingVisits, 'visits' | 'unsentOf'>) => (
  <div className="stops">
    {visits.map((visit, index) => {
      const before = visits[index - 1];
      const way = before && wayText(before, visit);
      return (
        <Fragment key={visit.id}>
          {way !== undefined && <p className="way">{way}</p>}
          <Stop visit={visit} unsent={unsentOf(visit.lead_id)} />
        </Fragment>
      );
    })}
  </div>
);

const sunsetText = ([first]: readonly TodayVisit[]): string =>
  first ? `Sunset ${formatTime(first.sunset)}` : '';

export function LaterToday({ visits, unsentOf }: Pick<UpcomingVisits, 'visits' | 'unsentOf'>) {
  const headingId = useId();
  return (
    <section className="rest" aria-labelledby={headingId}>
      <div className="sec-head">
        <h2 id={headingId}>Later today</h2>
        <span className="quiet">{sunsetText(visits)}</span>
      </div>
      <Stops visits={visits} unsentOf={unsentOf} />
    </section>
  );
}

/** A day to come: a line on a phone, which opens. */
function LaterDay({ visits, now, unsentOf }: UpcomingVisits) {
  const headingId = useId();
  const isLaptop = useLaptop();
  const day = dayOf(visits[0]?.start ?? now);
  const warnings = visits.filter(
    ({ lead_id, weather }) => weather?.warning !== undefined || unsentOf(lead_id) !== undefined,
  ).length;
  return (
    <section aria-labelledby={headingId}>
      <details className="later__day" open={isLaptop}>
        <summary>
          <h2 id={headingId}>{dayName(day, now)}</h2>
          <span className="quiet">
            {counted(visits.length, 'visit')}
            {warnings > 0 && <span className="warn">, {counted(warnings, 'warning')}</span>}
          </span>
          <Icon name="down" />
        </summary>
        <p className="quiet">{sunsetText(visits)}</p>
        <Stops visits={visits} unsentOf={unsentOf} />
      </details>
    </section>
  );
}

export function LaterDays({ visits, now, unsentOf }: UpcomingVisits) {
  const days = [...new Set(visits.map(({ start }) => dayOf(start)))];
  return (
    <div className="later">
      {days.map((day) => (
        <LaterDay
          key={day}
          visits={visits.filter(({ start }) => dayOf(start) === day)}
          now={now}
          unsentOf={unsentOf}
        />
      ))}
    </div>
  );
}

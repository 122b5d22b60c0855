import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { dayOf, formatTime } from '#domain/los-angeles.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { Icon } from '../../components/icon.tsx';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useNames } from '../../content/content.tsx';
import { leadPath } from '../lead-path.ts';
import { dayName, spanOf, stopText, wayText } from './today-words.ts';

interface UpcomingDaysProps {
  /** Soonest first. */
  readonly visits: readonly TodayVisit[];
  readonly today: string;
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
    <Link className="stop" to={leadPath(lead_id)}>
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

export function UpcomingDays({ visits, today, now, unsentOf }: UpcomingDaysProps) {
  const days = [...new Set(visits.map(({ start }) => dayOf(start)))];
  return (
    <div className="later">
      {days.map((day) => {
        const ofDay = visits.filter(({ start }) => dayOf(start) === day);
        return (
          <section key={day} aria-labelledby={`stops-${day}`}>
            <div className="sec-head">
              <h2 id={`stops-${day}`}>{day === today ? 'Later today' : dayName(day, now)}</h2>
              {ofDay[0] && <span className="quiet">Sunset {formatTime(ofDay[0].sunset)}</span>}
            </div>
            <div className="stops">
              {ofDay.map((visit, index) => {
                const before = ofDay[index - 1];
                const way = before && wayText(before, visit);
                return (
                  <Fragment key={visit.id}>
                    {way !== undefined && <p className="way">{way}</p>}
                    <Stop visit={visit} unsent={unsentOf(visit.lead_id)} />
                  </Fragment>
                );
              })}
            </div>
          </section>
        );
      })}
    </div>
  );
}

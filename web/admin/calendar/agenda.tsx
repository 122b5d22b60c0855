import type { ReactNode } from 'react';
import type { CalendarDay, CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { formatTime, weekdayOf } from '#domain/los-angeles.ts';
import { areaOfSlug } from '#domain/place/areas.ts';
import type { Settings } from '#domain/settings.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useNames } from '../../content/content.tsx';
import { serverNow } from '../data/server-clock.ts';
import { canMove, type Movable, movableVisit } from '../visit/movable.ts';
import { formatEnd, formatShortSpan, offHours } from '../visit/times.ts';
import { freeSpans } from './free-spans.ts';
import { LeadAnchor } from './lead-anchor.tsx';
import { lowsByDay } from './lows-by-day.ts';
import { stateText } from './visit-state.ts';
import { dayTitle } from './week-days.ts';

interface StopProps {
  readonly visit: CalendarVisit;
  readonly onMove: (movable: Movable) => void;
}

function Stop({ visit, onMove }: StopProps) {
  const names = useNames();
  const { start, hours, name, service, area, slip } = visit;
  const place = [areaOfSlug(area)?.name, slip && `slip ${slip}`].filter(Boolean).join(', ');
  const state = stateText(visit, serverNow());
  return (
    <li className={`cal-stop cal-stop--${visit.status}`}>
      <span className="cal-stop__time">
        {formatTime(start)}
        <small>to {formatEnd(start, hours)}</small>
      </span>
      {service ? <PackageFlag id={service} /> : <span />}
      <div>
        <LeadAnchor leadId={visit.lead_id} className="cal-stop__name">
          {name || 'Unknown'}
        </LeadAnchor>
        {service && <span className="vh">, {names[service].title}</span>}
        {place && <p>{place}</p>}
        {state && <p className="cal-stop__state">{state}</p>}
        {visit.weather?.warning && <p className="cal-stop__warning">{visit.weather.warning}</p>}
      </div>
      {canMove(visit) && (
        <button
          type="button"
          className="btn btn--line btn--small"
          data-move={visit.id}
          onClick={() => onMove(movableVisit(visit))}
        >
          Move<span className="vh"> {name}</span>
        </button>
      )}
    </li>
  );
}

/** `Low 12:24 PM, 0.3 ft. Sunset 7:02 PM`. */
function dayFacts(day: CalendarDay): string {
  const { sunset, weather } = day;
  const lows = lowsByDay(day);
  const low =
    lows.length > 0 && `Low ${lows.map(({ at, feet }) => `${formatTime(at)}, ${feet} ft`).join('; ')}`;
  const air = weather && `Rain ${weather.rain_percent}%, wind ${weather.wind_mph}`;
  return [air, low, `Sunset ${formatTime(sunset)}`].filter(Boolean).join('. ');
}

interface Row {
  readonly at: string;
  readonly row: ReactNode;
}

interface AgendaProps {
  readonly days: readonly CalendarDay[];
  readonly today: string;
  readonly now: string;
  readonly settings: Settings | undefined;
  readonly onMove: (movable: Movable) => void;
  readonly onTimeOff: () => void;
}

export function Agenda({ days, today, now, settings, onMove, onTimeOff }: AgendaProps) {
  const rowsOf = (day: CalendarDay): Row[] => [
    ...day.visits.map((visit) => ({
      at: visit.start,
      row: <Stop key={visit.id} visit={visit} onMove={onMove} />,
    })),
    ...day.time_off.map((off) => ({
      at: off.from,
      row: (
        <li key={`off ${off.from}`} className="cal-stop cal-stop--off">
          <button type="button" className="adm-link" onClick={onTimeOff}>
            {off.note ?? 'Time off'}
          </button>
          <span>{offHours(off)}</span>
        </li>
      ),
    })),
    ...(settings ? freeSpans(day, settings, now) : []).map(({ from, to }) => ({
      at: from,
      row: (
        <li key={`free ${from}`} className="cal-free">
          Open {formatShortSpan(from, to)}
        </li>
      ),
    })),
  ];
  return (
    <div className="cal-agenda">
      {days.map((day) => {
        const rows = rowsOf(day).sort((a, b) => a.at.localeCompare(b.at));
        const isOff = settings?.week[weekdayOf(day.day)] === null;
        return (
          <section key={day.day} className="cal-day" aria-labelledby={`day-${day.day}`}>
            <header className="cal-day__head">
              <h2 id={`day-${day.day}`}>{dayTitle(day.day, today)}</h2>
              <span>{dayFacts(day)}</span>
            </header>
            {rows.length > 0 && <ul className="cal-stops">{rows.map(({ row }) => row)}</ul>}
            {isOff && <p className="cal-free cal-free--off">Day off</p>}
            {rows.length === 0 && !isOff && <p className="cal-free">Nothing planned.</p>}
          </section>
        );
      })}
    </div>
  );
}

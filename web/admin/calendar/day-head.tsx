import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { formatTime } from '#domain/los-angeles.ts';
import { offHours } from '../visit/times.ts';
import { lowsByDay } from './lows-by-day.ts';
import { dayTitle } from './week-days.ts';

/** The first sentence of the first warning of a day's visits: `Wind 24 mph from 1:00 PM`. */
const dayWarning = ({ visits }: Pick<CalendarDay, 'visits'>): string | undefined =>
  visits.flatMap(({ weather }) => weather?.warning ?? [])[0]?.split('. ', 1)[0];

interface DayHeadProps {
  readonly date: string;
  readonly today: string;
  readonly day: CalendarDay | undefined;
  readonly isOff: boolean;
}

/** What the grid shows as lines and hatching, which screen readers do not see. */
const groundText = (day: CalendarDay): string =>
  [
    ...day.time_off.map(({ from, to, note }) => `${note ?? 'Time off'}, ${offHours({ from, to })}.`),
    ...lowsByDay(day).map(({ at }) => `Low tide ${formatTime(at)}.`),
    `Sunset ${formatTime(day.sunset)}.`,
  ].join(' ');

export function DayHead({ date, today, day, isOff }: DayHeadProps) {
  const warning = day && dayWarning(day);
  const weather = day?.weather;
  return (
    <>
      <b>{dayTitle(date, today)}</b>
      {warning !== undefined && <small className="cal-head__warning">{warning}</small>}
      {warning === undefined && (
        <small>
          {isOff && !weather && 'Day off'}
          {weather && `Rain ${weather.rain_percent}%, wind ${weather.wind_mph}`}
        </small>
      )}
      {day && <span className="vh">{groundText(day)}</span>}
    </>
  );
}

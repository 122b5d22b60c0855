import { type CalendarDay, visitCount } from '#domain/calendar/calendar-day.ts';
import { shiftDay } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { Icon } from '../../components/icon.tsx';
import { spokenDay, stripDay } from './week-days.ts';

/** Nothing is said of a day that is not known. */
function visitsText(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 0 ? ', no visits' : `, ${counted(count, 'visit')}`;
}

interface DayStripProps {
  readonly dates: readonly string[];
  readonly day: string;
  readonly days: readonly CalendarDay[];
  readonly go: (day: string) => void;
}

export function DayStrip({ dates, day, days, go }: DayStripProps) {
  const counts = new Map(days.map((known) => [known.day, visitCount(known)]));
  return (
    <nav className="cal-strip" aria-label="Days of this week">
      <button type="button" aria-label="Week before" onClick={() => go(shiftDay(day, -7))}>
        <Icon name="left" />
      </button>
      {dates.map((date) => {
        const count = counts.get(date);
        const { initial, date: number } = stripDay(date);
        return (
          <button
            key={date}
            type="button"
            aria-current={date === day ? 'date' : undefined}
            onClick={() => go(date)}
          >
            <span aria-hidden="true">{initial}</span>
            <b aria-hidden="true">{number}</b>
            <i data-count={Math.min(count ?? 0, 3)} />
            <span className="vh">
              {spokenDay(date)}
              {visitsText(count)}
            </span>
          </button>
        );
      })}
      <button type="button" aria-label="Week after" onClick={() => go(shiftDay(day, 7))}>
        <Icon name="right" />
      </button>
    </nav>
  );
}

import { useEffect, useId, useState } from 'react';
import { addHours, dayOf, formatHours, formatTime, formatWeekday } from '#domain/los-angeles.ts';
import type { OpenDay } from '#domain/visit/open-times.ts';
import type { StartWeather } from '#domain/visit/start-weather.ts';
import { unbroken } from '../components/unbroken.ts';
import { columnsOf, type DayCell, type Fortnight, fortnightsOf, likeStart, noonOf } from './weeks.ts';

interface DayButtonProps {
  readonly cell: DayCell;
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onPick: () => void;
}

function DayButton({ cell: { day, starts }, name, label, checked, onPick }: DayButtonProps) {
  const number = Number(day.slice(8));
  if (starts.length === 0) {
    return (
      <span className="day day--full">
        <b>{number}</b>
      </span>
    );
  }
  return (
    <label className="day">
      <input
        type="radio"
        name={name}
        aria-label={`${label}, ${starts.length} open`}
        checked={checked}
        onChange={onPick}
      />
      <b>{number}</b>
      <small>{starts.length} open</small>
    </label>
  );
}

interface NudgeProps {
  readonly label: string;
  readonly path: string;
  readonly isEnd: boolean;
  readonly onPress: () => void;
}

/** Not disabled at the end: it would lose the focus. */
const Nudge = ({ label, path, isEnd, onPress }: NudgeProps) => (
  <button
    className="nudge"
    type="button"
    aria-label={label}
    aria-disabled={isEnd}
    onClick={() => !isEnd && onPress()}
  >
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  </button>
);

interface WeeksNavProps {
  readonly pages: readonly Fortnight[];
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function WeeksNav({ pages, page, onPage }: WeeksNavProps) {
  return (
    <div className="weeks">
      <Nudge
        label="Two weeks earlier"
        path="M7 1L3 5l4 4"
        isEnd={page === 0}
        onPress={() => onPage(page - 1)}
      />
      <b aria-live="polite">{unbroken(pages[page]?.title ?? '')}</b>
      <Nudge
        label="Two weeks later"
        path="M3 1l4 4-4 4"
        isEnd={page >= pages.length - 1}
        onPress={() => onPage(page + 1)}
      />
    </div>
  );
}

interface TimeGridProps {
  readonly days: readonly OpenDay[];
  /** How long the visit takes. */
  readonly hours: number;
  readonly now: string;
  /** The starts whose weather speaks against them. */
  readonly weather?: readonly StartWeather[] | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (start: string) => void;
  /** The last pages are being looked at. */
  readonly onNearEnd: () => void;
}

/** Days by weeks, then the starts of one. Picking a day picks a start too, so that a day costs one tap. */
export function TimeGrid({ days, hours, now, weather = [], chosen, onChoose, onNearEnd }: TimeGridProps) {
  const name = useId();
  const pages = fortnightsOf(days, now);
  const day = chosen && dayOf(chosen);
  const pageOfChosen = pages.findIndex(({ cells }) => cells.some((cell) => cell.day === day));
  const [turned, setTurned] = useState<number>();
  const page = turned ?? Math.max(0, pageOfChosen);
  const isNearEnd = page >= pages.length - 2;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);
  const starts = days.find((open) => open.day === day)?.starts ?? [];
  const bad = weather.find(({ start }) => start === chosen);
  const columns = columnsOf(days);
  return (
    <>
      <WeeksNav pages={pages} page={page} onPage={setTurned} />
      <fieldset>
        <legend className="vh">Day</legend>
        <div className="days" style={{ '--columns': columns.length }}>
          {columns.map((column) => (
            <span key={column} className="days__name" aria-hidden="true">
              {column}
            </span>
          ))}
          {pages[page]?.cells.map((cell) => (
            <DayButton
              key={cell.day}
              cell={cell}
              name={`${name}day`}
              label={formatWeekday(noonOf(cell.day), now)}
              checked={cell.day === day}
              onPick={() => {
                const start = likeStart(cell.starts, chosen);
                if (start !== undefined) onChoose(start);
              }}
            />
          ))}
        </div>
      </fieldset>
      {day !== undefined && starts.length > 0 && (
        <fieldset className="pick">
          <legend>
            <b>{unbroken(formatWeekday(noonOf(day), now))}</b>{' '}
            <span className="quiet">about {formatHours(hours)}</span>
          </legend>
          <div className="starts">
            {starts.map((start) => (
              <label className="start" key={start}>
                <input
                  type="radio"
                  name={`${name}start`}
                  checked={start === chosen}
                  onChange={() => onChoose(start)}
                />
                <b>{unbroken(formatTime(start))}</b>
                <small>to {unbroken(formatTime(addHours(start, hours)))}</small>
              </label>
            ))}
          </div>
          <p className="quiet" role="status">
            {bad && `${bad.why}, so we may ask you to pick another.`}
          </p>
        </fieldset>
      )}
    </>
  );
}

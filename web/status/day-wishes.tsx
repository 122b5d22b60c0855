import { useState } from 'react';
import { formatWeekday } from '#domain/los-angeles.ts';
import { daysToName } from '#domain/visit/days-to-name.ts';
import { WeeksNav } from './time-grid.tsx';
import { columnsOf, fortnightsOf, noonOf } from './weeks.ts';

interface DayWishesProps {
  readonly now: string;
  readonly most: number;
  readonly days: readonly string[];
  readonly onChange: (days: readonly string[]) => void;
}

/** Days that suit the customer, where no time can be picked. */
export function DayWishes({ now, most, days, onChange }: DayWishesProps) {
  const [page, setPage] = useState(0);
  const offered = daysToName(now).map((day) => ({ day, starts: [noonOf(day)] }));
  const pages = fortnightsOf(offered, now);
  const columns = columnsOf(offered);
  const toggle = (day: string) =>
    onChange(days.includes(day) ? days.filter((other) => other !== day) : [...days, day].sort());
  return (
    <>
      <WeeksNav pages={pages} page={page} onPage={setPage} />
      <fieldset>
        <legend className="vh">Days that work for you, up to {most}</legend>
        <div className="days" style={{ '--columns': columns.length }}>
          {columns.map((column) => (
            <span key={column} className="days__name" aria-hidden="true">
              {column}
            </span>
          ))}
          {pages[page]?.cells.map(({ day, known }) =>
            known ? (
              <label className="day" key={day}>
                <input
                  type="checkbox"
                  aria-label={formatWeekday(noonOf(day), now)}
                  checked={days.includes(day)}
                  disabled={!days.includes(day) && days.length >= most}
                  onChange={() => toggle(day)}
                />
                <b>{Number(day.slice(8))}</b>
              </label>
            ) : (
              <span className="day day--full" key={day}>
                <b>{Number(day.slice(8))}</b>
              </span>
            ),
          )}
        </div>
      </fieldset>
    </>
  );
}

import { type KeyboardEvent, useState } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { dayOf } from '#domain/los-angeles.ts';
import type { Settings } from '#domain/settings.ts';
import { inTheWay, type Movable, overlapText } from '../visit/movable.ts';
import { DraggableDays } from './draggable-days.tsx';
import { spokenMoment } from './spoken-moment.ts';
import type { Move } from './use-move.ts';
import { usePicked } from './use-picked.ts';
import { Week } from './week.tsx';

interface WeekDeskProps {
  readonly days: readonly CalendarDay[];
  readonly dates: readonly string[];
  readonly wishes: readonly Movable[];
  readonly today: string;
  readonly now: string;
  readonly settings: Settings | undefined;
  readonly move: Move;
  readonly go: (day: string) => void;
  readonly onFind: (movable: Movable) => void;
  readonly onSelect: (from: string, to: string) => void;
}

const keysText =
  'Press Enter to pick it up, arrow keys to move it, Enter to set it down, Escape to put it back.';

export function WeekDesk(props: WeekDeskProps) {
  const { days, dates, wishes, today, settings, move, go } = props;
  const { picked, pick, drop, step } = usePicked();
  const [said, say] = useState('');
  const gap = settings?.gap_minutes ?? 0;
  const wanted = picked ?? move.proposal;

  const sayPlace = (movable: Movable, start: string) => {
    const others = inTheWay(movable, start, days, gap);
    const overlaps = others.map((other) => `${overlapText({ ...movable, start }, other, gap)}.`);
    say([`${spokenMoment(start)}.`, ...overlaps].join(' '));
  };
  const onKey = (event: KeyboardEvent, movable: Movable, start: string) => {
    const isSet = event.key === 'Enter' || event.key === ' ';
    if (!picked) {
      if (!isSet) return;
      event.preventDefault();
      pick(movable, start);
      say(`Picked up ${movable.name}. Arrow keys move, Enter sets down, Escape puts back.`);
      return;
    }
    if (event.key === 'Escape') {
      drop();
      say(`${movable.name} is back where it was.`);
      if (movable.start) go(dayOf(movable.start));
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-move="${movable.key}"]`)?.focus(),
      );
      return;
    }
    if (isSet) {
      event.preventDefault();
      drop();
      if (movable.start === start) say(`${movable.name} stays where it was.`);
      else move.propose(picked.movable, picked.start);
      return;
    }
    const next = step(event.key);
    if (next === undefined) return;
    event.preventDefault();
    sayPlace(movable, next);
    if (!dates.includes(dayOf(next))) go(dayOf(next));
  };

  return (
    <div className="cal">
      <div>
        <Week
          {...props}
          wishes={new Map(wishes.map((wish) => [wish.key, wish]))}
          wanted={wanted && { ...wanted, isPicked: picked !== undefined }}
          isTaken={(movable, start) => inTheWay(movable, start, days, gap).length > 0}
          onMove={move.propose}
          onPress={props.onFind}
          onKey={onKey}
        />
        <p className="vh" role="status">
          {said}
        </p>
        <p className="vh" id="cal-keys">
          {keysText}
        </p>
        {days.length > 0 && days.every(({ visits }) => visits.length === 0) && (
          <p className="cal-empty">Nothing is booked this week.</p>
        )}
        <p className="cal-legend">
          <span>
            <i />
            Low tide at the slip, not for navigation
          </span>
          <span>
            <i className="cal-legend__sun" />
            Sunset
          </span>
          <span>Arrow keys move a picked visit, Enter sets it down.</span>
        </p>
      </div>
      <aside aria-labelledby="asked-days">
        <h2 id="asked-days">Requested days</h2>
        {days.length > 0 && (
          <p className="cal-aside">
            {wishes.length > 0 ? 'Drag one into the week.' : 'Nobody’s waiting for a day.'}
          </p>
        )}
        <DraggableDays wishes={wishes} today={today} onFind={props.onFind} />
      </aside>
    </div>
  );
}

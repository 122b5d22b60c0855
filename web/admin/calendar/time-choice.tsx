import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { dayOf, formatMoment, formatTime, instantOf, shiftDay } from '#domain/los-angeles.ts';
import type { Settings } from '#domain/settings.ts';
import { bestStarts } from '#domain/visit/best-starts.ts';
import { closedDay } from '#domain/visit/closed-day.ts';
import { openTimes } from '#domain/visit/open-times.ts';
import { useServerNow } from '../data/server-clock.ts';
import { useCalendar } from '../data/use-calendar.ts';
import { useRankedTimes } from '../data/use-times.ts';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import { entriesOf, type Movable } from '../visit/movable.ts';
import { shortDay } from './week-days.ts';

const daysAhead = 42;

interface TimeChoiceProps {
  readonly movable: Movable | undefined;
  readonly settings: Settings | undefined;
  readonly onClose: () => void;
  readonly onChoose: (movable: Movable, start: string) => void;
  /** Lets the customer choose, where a visit is booked. */
  readonly onOffer?: (movable: Movable) => void;
}

/** The list of open times, for whoever does not drag: by keyboard, by touch. */
export function TimeChoice({ movable, settings, onClose, onChoose, onOffer }: TimeChoiceProps) {
  return (
    <Dialog.Root open={movable !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="admin pop cal-times"
          {...useReturnedFocus(focusContent)}
          aria-describedby={undefined}
        >
          {movable && <Times {...{ movable, settings, onChoose }} />}
          <div className="btn-row">
            {onOffer && movable?.visitId !== undefined && (
              <button type="button" className="btn btn--line btn--small" onClick={() => onOffer(movable)}>
                Offer a move
              </button>
            )}
            <Dialog.Close className="btn btn--line btn--small">Close</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface StartButtonProps {
  readonly start: string;
  readonly onChoose: (start: string) => void;
}

const StartButton = ({ start, onChoose }: StartButtonProps) => (
  <button type="button" className="btn btn--line btn--small" onClick={() => onChoose(start)}>
    {formatTime(start)}
  </button>
);

type TimesProps = Pick<TimeChoiceProps, 'settings' | 'onChoose'> & { readonly movable: Movable };

function Times({ movable, settings, onChoose }: TimesProps) {
  const now = useServerNow();
  const today = dayOf(now);
  const wished = movable.wish?.day;
  const from = wished !== undefined && wished > shiftDay(today, daysAhead / 2) ? shiftDay(wished, -7) : today;
  const last = shiftDay(from, daysAhead - 1);
  const { calendar, isFailed, reload } = useCalendar(from, last);
  const [day, setDay] = useState(wished ?? (movable.start && dayOf(movable.start)) ?? today);
  const title = movable.start === undefined ? `Find a time for ${movable.name}` : `Move ${movable.name}`;
  const ranking = useRankedTimes(movable, from, daysAhead);
  if (!calendar || !settings || ranking.isPending) {
    return (
      <>
        <Dialog.Title>{title}</Dialog.Title>
        {isFailed ? (
          <p>
            The open times didn’t load.{' '}
            <button type="button" className="adm-link" onClick={reload}>
              Try again
            </button>
          </p>
        ) : (
          <p role="status">Looking for open times</p>
        )}
      </>
    );
  }
  const suggested = bestStarts(ranking.data?.ranked ?? []);
  const { hours, area, visitId } = movable;
  const entries = entriesOf(calendar.days);
  const question = { settings, entries, hours, area, visit_id: visitId, now };
  const open = openTimes(question, from, daysAhead).days.map((known) => ({
    ...known,
    starts: known.starts.filter((start) => start !== movable.start),
  }));
  const starts = open.find((candidate) => candidate.day === day)?.starts ?? [];
  const isOwn = movable.start !== undefined && dayOf(movable.start) === day;
  const closed = starts.length > 0 || day === '' || isOwn ? undefined : closedDay(question, day);
  const choose = (start: string) => onChoose(movable, start);
  const chooseExact = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const time = new FormData(event.currentTarget).get('exact');
    if (typeof time === 'string' && time !== '') choose(instantOf(time.slice(0, 16)));
  };
  return (
    <>
      <Dialog.Title>{title}</Dialog.Title>
      {suggested.length > 0 && (
        <fieldset className="cal-times__set">
          <legend>Suggested</legend>
          {suggested.map(({ start, why }) => (
            <div key={start} className="cal-times__one">
              <button
                type="button"
                className="btn btn--line btn--small"
                aria-describedby={why === undefined ? undefined : `why-${start}`}
                onClick={() => choose(start)}
              >
                {formatMoment(start, now)}
              </button>
              {why !== undefined && (
                <span className="quiet" id={`why-${start}`}>
                  {why}
                </span>
              )}
            </div>
          ))}
        </fieldset>
      )}
      <fieldset className="cal-times__set">
        <legend>
          <label htmlFor="cal-day">Open times on</label>
        </legend>
        <input
          id="cal-day"
          className="ctl"
          type="date"
          min={from}
          max={last}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        {starts.map((start) => (
          <StartButton key={start} start={start} onChoose={choose} />
        ))}
        {starts.length === 0 && day !== '' && (
          <p>
            Nothing’s open on {shortDay(day, today)}
            {closed && `: ${closed.why}`}.
          </p>
        )}
        {closed?.start !== undefined && <StartButton start={closed.start} onChoose={choose} />}
      </fieldset>
      <form className="cal-times__set" onSubmit={chooseExact}>
        <label htmlFor="cal-exact">Or any time, Los Angeles</label>
        <input id="cal-exact" className="ctl" type="datetime-local" name="exact" required />
        <button type="submit" className="btn btn--line btn--small">
          Take this time
        </button>
      </form>
    </>
  );
}

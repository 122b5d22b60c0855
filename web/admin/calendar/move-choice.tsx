import { onlineManager } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { dayOf, formatMoment } from '#domain/los-angeles.ts';
import type { Settings } from '#domain/settings.ts';
import { useServerNow } from '../data/server-clock.ts';
import { useStartWeather } from '../data/use-times.ts';
import { actText, emailText, inTheWay, type Movable, notesOn, overlapText } from '../visit/movable.ts';
import { formatEnd } from '../visit/times.ts';
import type { Move, Proposal } from './use-move.ts';

const watchConnection = (onChange: () => void) => onlineManager.subscribe(onChange);

interface MoveChoiceProps {
  readonly move: Move;
  readonly days: readonly CalendarDay[];
  readonly settings: Settings | undefined;
}

const width = 304;
const margin = 8;

/** Beside the visit at its new time; undefined where it is not in sight. */
function placeBeside(movable: Movable): { readonly left: number; readonly top: number } | undefined {
  const box = document
    .querySelector(`[data-wanted="${movable.key}"]`)
    ?.closest('.cal-ev')
    ?.getBoundingClientRect();
  if (!box) return undefined;
  const isRoomRight = box.right + margin + width < window.innerWidth;
  const left = isRoomRight ? box.right + margin : Math.max(margin, box.left - width - margin);
  return { left, top: Math.max(margin, Math.min(box.top, window.innerHeight - 360)) };
}

/** Gives back the focus to what the visit was picked up or pressed at. */
const focusOn = ({ key, leadId }: Movable): void => {
  const at = document.querySelector<HTMLElement>(`[data-move="${key}"], [data-move="${leadId}"]`);
  (at ?? document.getElementById('main'))?.focus();
};

export function MoveChoice({ move, days, settings }: MoveChoiceProps) {
  const { proposal } = move;
  return (
    <Dialog.Root open={proposal !== undefined} onOpenChange={(open) => !open && move.putBack()}>
      {proposal && (
        <Choice key={`${proposal.movable.key} ${proposal.start}`} {...{ move, proposal, days, settings }} />
      )}
    </Dialog.Root>
  );
}

function Choice({ move, proposal, days, settings }: MoveChoiceProps & { readonly proposal: Proposal }) {
  const { movable, start } = proposal;
  const now = useServerNow();
  const gap = settings?.gap_minutes ?? 0;
  const [place, setPlace] = useState<ReturnType<typeof placeBeside>>();
  useLayoutEffect(() => setPlace(placeBeside(movable)), [movable]);
  const isOnline = useSyncExternalStore(watchConnection, () => onlineManager.isOnline());

  const known = inTheWay(movable, start, days, gap);
  const taken = known.length > 0 ? known : (proposal.taken ?? []);
  const isPast = start < now;
  const isAsked = taken.length > 0 || isPast;
  const weather = useStartWeather(movable, start);
  const notes = notesOn(
    movable,
    start,
    days.find(({ day }) => day === dayOf(start)),
    settings,
  );
  const book = () => isOnline && move.book({ overlap: taken.length > 0, past: isPast });
  const putBack = movable.start === undefined ? 'Don’t book it' : 'Put it back';
  const act = isAsked ? 'Book anyway' : actText(movable);

  const go = (
    <button
      key="go"
      type="button"
      className={`btn btn--small ${isAsked ? 'btn--line' : 'btn--main'}`}
      aria-disabled={move.busy || !isOnline}
      onClick={book}
    >
      {move.busy ? 'Sending...' : act}
    </button>
  );
  const back = (
    <Dialog.Close key="back" className={`btn btn--small ${isAsked ? 'btn--main' : 'btn--line'}`}>
      {putBack}
    </Dialog.Close>
  );

  return (
    <Dialog.Portal>
      <Dialog.Overlay className="cal-veil" />
      <Dialog.Content
        className={isAsked ? 'admin cal-say cal-say--asked' : 'admin cal-say'}
        style={place && { '--left': `${place.left}px`, '--top': `${place.top}px` }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusOn(movable);
        }}
      >
        <Dialog.Title className="cal-say__title">
          {movable.name}, {formatMoment(start, now)} to {formatEnd(start, movable.hours)}
        </Dialog.Title>
        <Dialog.Description asChild>
          <div className="cal-say__text">
            {movable.start !== undefined && <p>Was {formatMoment(movable.start, now)}.</p>}
            {taken.map((other) => (
              <p key={`${other.lead_id} ${other.start}`} className="cal-say__warning">
                {overlapText({ start, hours: movable.hours, area: movable.area }, other, gap)}.
              </p>
            ))}
            {isPast && <p className="cal-say__warning">That time is in the past.</p>}
            {weather !== undefined && <p className="cal-say__warning">{weather}.</p>}
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <p>{emailText(movable, start, now)}</p>
            {!isOnline && (
              <p className="cal-say__warning">You’re offline. It can be booked once you’re back.</p>
            )}
          </div>
        </Dialog.Description>
        <div className="cal-say__acts">{isAsked ? [back, go] : [go, back]}</div>
      </Dialog.Content>
    </Dialog.Portal>
  );
}

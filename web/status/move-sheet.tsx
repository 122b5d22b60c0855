import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMoment } from '#domain/los-angeles.ts';
import { expectedStart } from '#domain/visit/expected-start.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import { unbroken } from '../components/unbroken.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { usePage } from './page-state.ts';
import { TimeGrid } from './time-grid.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useMove } from './use-move.ts';
import { useOpenTimes } from './use-open-times.ts';
import { firstInstead } from './weeks.ts';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** From below on a phone, in the middle of a wide screen. The browser keeps the focus in it and gives it back. */
function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus(); // Firefox would choose the button
  }, []);
  return (
    <dialog className="times-sheet" ref={dialog} aria-labelledby="sheet-title" onClose={onClose}>
      <div className="act__head">
        <h2 id="sheet-title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button type="button" className="close" aria-label="Close" onClick={() => dialog.current?.close()}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M1 1l14 14M15 1L1 15" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  );
}

interface MoveSheetProps {
  readonly visit: PublicVisit;
  readonly onClose: () => void;
}

/** All open times for a visit. The old time stays until the new one is booked. */
export function MoveSheet({ visit, onClose }: MoveSheetProps) {
  const { lead, now, oldLink } = usePage();
  const { times, trouble: timesTrouble, load, loadLater } = useOpenTimes();
  const { move, pending, trouble, clear } = useMove(visit);
  const [picked, setPicked] = useState<string | 'first'>('first');
  const days = times?.days.map(({ day, starts }) => ({
    day,
    starts: starts.filter((start) => start !== visit.start),
  }));
  const first = days && firstInstead(days, visit.start);
  const wanted = picked === 'first' ? first : picked;
  const start = days?.some(({ starts }) => wanted && starts.includes(wanted)) ? wanted : undefined;
  const submit = async () => {
    if (start === undefined) return;
    const moved = await move(start);
    if (moved === 'done') onClose();
    if (moved === 'lost') {
      setPicked('');
      load();
    }
  };
  const verb = lead.confirms_moves && !visit.move_offer ? 'Ask for' : 'Move to';
  return (
    <Sheet title="Move your appointment" onClose={onClose}>
      <ActForm className="act" onSubmit={submit}>
        {oldLink && <p>{unbroken(oldLink)}</p>}
        {!visit.move_offer?.is_off && visit.start > now && (
          <p className="quiet">
            {unbroken(formatMoment(expectedStart(visit), now))} stays yours until the new time is{' '}
            {verb === 'Ask for' ? 'confirmed' : 'booked'}.
          </p>
        )}
        <TroubleNote trouble={trouble} onRetry={() => void submit()} />
        <TroubleNote trouble={timesTrouble} onRetry={load} />
        {!times && !timesTrouble && <p role="status">Looking for open times…</p>}
        {days && !first && <p>There are no open times right now. Message us, and we’ll find one.</p>}
        {times && days && first && (
          <TimeGrid
            days={days}
            hours={visit.hours}
            now={now}
            weather={times.weather}
            chosen={start}
            onChoose={(choice) => {
              clear();
              setPicked(choice);
            }}
            onNearEnd={loadLater}
          />
        )}
        <div className="go">
          <ActButton pending={pending} waits={start === undefined}>
            {start === undefined ? 'Pick a new time' : unbroken(`${verb} ${formatMoment(start, now)}`)}
          </ActButton>
        </div>
      </ActForm>
    </Sheet>
  );
}

import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { addHours, instantOf, wallClockOf } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import type { TimeOff } from '#domain/settings.ts';
import { useServerNow } from '../data/server-clock.ts';
import { metWords, useVisitsMet } from '../data/use-visits-met.ts';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import { ComeDialog } from '../settings/come-dialog.tsx';
import { timeOffWords } from '../settings/settings-words.ts';
import { useSettings } from '../settings/use-settings.ts';
import { MoveOfferDialog } from './move-offer-dialog.tsx';
import type { MoveToOffer } from './move-to-offer.ts';
import { useTimeOff } from './use-time-off.ts';
import '../../styles/admin-calendar.css';

interface TimeOffProps {
  /** What was selected, or undefined while the dialog is shut. */
  readonly span: Pick<TimeOff, 'from' | 'to'> | undefined;
  readonly onClose: () => void;
}

const moveOfAll = (taken: readonly CalendarVisit[]): MoveToOffer => ({
  visits: taken.map((visit) => ({ ...visit, is_off: true })),
  chosen: taken.map(({ id }) => id),
});

/** Takes time off; the visits in it stay until they are moved, which it then offers to all of them. */
export function TimeOffDialog({ span, onClose }: TimeOffProps) {
  const [offer, setOffer] = useState<MoveToOffer>();
  const [coming, setComing] = useState<readonly CalendarVisit[]>([]);
  return (
    <>
      <ComeDialog visits={coming} onClose={() => setComing([])} />
      <MoveOfferDialog offer={offer} onClose={() => setOffer(undefined)} />
      <Dialog.Root open={span !== undefined} onOpenChange={(open) => !open && onClose()}>
        <Dialog.Portal>
          <Dialog.Overlay className="veil" />
          <Dialog.Content className="admin pop cal-times" {...useReturnedFocus(focusContent)}>
            <Dialog.Title>Time off</Dialog.Title>
            <Dialog.Description>Customers can’t book during it.</Dialog.Description>
            {span && (
              <TimeOffForm
                key={span.from}
                span={span}
                onClose={onClose}
                onTakenOver={(taken) => setOffer(moveOfAll(taken))}
                onComing={setComing}
              />
            )}
            <Dialog.Close className="btn btn--line btn--small">Close</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

interface TimeOffFormProps {
  readonly span: Pick<TimeOff, 'from' | 'to'>;
  readonly onClose: () => void;
  readonly onTakenOver: (visits: readonly CalendarVisit[]) => void;
  readonly onComing: (visits: readonly CalendarVisit[]) => void;
}

/** For who took time off over visits and has not offered them a move yet. */
function OfferTheirs({
  off,
  onOffer,
}: {
  readonly off: TimeOff;
  readonly onOffer: (visits: readonly CalendarVisit[]) => void;
}) {
  const met = useVisitsMet(off);
  if (met.length === 0) return null;
  return (
    <button type="button" className="adm-link" onClick={() => onOffer(met)}>
      Offer a move<span className="vh"> to {counted(met.length, 'customer')}</span>
    </button>
  );
}

function TimeOffForm({ span, onClose, onTakenOver, onComing }: TimeOffFormProps) {
  const { data: loaded } = useSettings();
  const { add, remove, busy } = useTimeOff(loaded);
  const [from, setFrom] = useState(wallClockOf(span.from));
  const [to, setTo] = useState(wallClockOf(span.to));
  const [note, setNote] = useState('');
  const [isWrong, setWrong] = useState(false);
  const now = useServerNow();
  const ahead = loaded?.settings.time_off.filter((off) => off.to > addHours(now, -24)) ?? [];
  const off =
    from !== '' && to > from
      ? { from: instantOf(from.slice(0, 16)), to: instantOf(to.slice(0, 16)) }
      : undefined;
  const met = useVisitsMet(off ?? { from: span.from, to: span.from });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWrong(!off);
    if (!off) return;
    const isThere = ahead.some((known) => known.from === off.from && known.to === off.to);
    if (isThere || (await add({ ...off, ...(note.trim() !== '' && { note: note.trim() }) }))) {
      onClose();
      if (met.length > 0) onTakenOver(met);
    }
  };
  const takeBack = async (taken: TimeOff) => {
    const called = await remove(taken);
    if (called.length === 0) return;
    onClose();
    onComing(called);
  };
  return (
    <>
      <form className="cal-times__set" onSubmit={submit} noValidate>
        <label htmlFor="off-from">From</label>
        <input
          id="off-from"
          className="ctl"
          type="datetime-local"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <label htmlFor="off-to">To</label>
        <input
          id="off-to"
          className="ctl"
          type="datetime-local"
          value={to}
          aria-invalid={isWrong}
          aria-describedby="off-wrong"
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <p id="off-wrong" className="cal-times__wrong" role="alert">
          {isWrong && 'Time off ends after it starts.'}
        </p>
        <label htmlFor="off-note">Note, for you alone</label>
        <input
          id="off-note"
          className="ctl"
          maxLength={120}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <p className="cal-times__met" role="status">
          {met.length > 0 &&
            `${metWords(met, now)} Next, you can offer ${met.length === 1 ? 'a move' : 'all of them a move'}.`}
        </p>
        <button type="submit" className="btn btn--main btn--small" aria-disabled={busy || !loaded}>
          {busy ? 'Saving...' : 'Take time off'}
        </button>
      </form>
      {ahead.length > 0 && (
        <ul className="cal-times__off">
          {ahead.map((off) => (
            <li key={`${off.from} ${off.to}`}>
              <span>
                {timeOffWords(off, now)}
                {off.note && `, ${off.note}`}
              </span>
              <OfferTheirs
                off={off}
                onOffer={(visits) => {
                  onClose();
                  onTakenOver(visits);
                }}
              />
              <button type="button" className="adm-link" aria-disabled={busy} onClick={() => takeBack(off)}>
                Remove<span className="vh"> {timeOffWords(off, now)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

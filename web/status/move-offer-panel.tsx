import { useEffect, useState } from 'react';
import { formatMoment } from '#domain/los-angeles.ts';
import { isOnAgain } from '#domain/visit/called-off.ts';
import { maxMoves, offeredMoveText } from '#domain/visit/move-limit.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import { offWhy } from '#domain/visit/weather-move-reason.ts';
import { unbroken } from '../components/unbroken.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { usePage } from './page-state.ts';
import { MoreTimes, TimeRows } from './time-rows.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useLinkedStart } from './use-linked-start.ts';
import { useMove } from './use-move.ts';
import { useOpenTimes } from './use-open-times.ts';

interface MoveOfferPanelProps {
  readonly visit: PublicVisit;
  readonly isMain: boolean;
}

/** The owner asks to move it: why, the times that the owner offers, all others, and the time as it is if it can stay. */
export function MoveOfferPanel({ visit, isMain }: MoveOfferPanelProps) {
  const { now } = usePage();
  const { move, pending, trouble, clear } = useMove(visit);
  /** Also the time as it is: what failed is tried again as it was pressed. */
  const [pressed, setPressed] = useState<string>();
  const { times = [], why = '', is_off: isOff = false } = visit.move_offer ?? {};
  const { times: open } = useOpenTimes();
  const reasons = new Map(open?.weather?.map(({ start, why }) => [start, why]));
  const linked = useLinkedStart('move');
  const [chosen, setChosen] = useState(times[0]);
  useEffect(() => {
    if (linked !== undefined) setChosen(linked);
  }, [linked]);
  const [isOpen, setIsOpen] = useState(false);
  const start = chosen !== undefined && times.includes(chosen) ? chosen : undefined;
  const go = async (to: string) => {
    if (pending) return;
    setPressed(to);
    if ((await move(to)) === 'lost' && to === start) setChosen(undefined);
  };
  const submit = () => start !== undefined && void go(start);
  const was = unbroken(formatMoment(visit.start, now));
  return (
    <ActForm className="act" onSubmit={submit}>
      <h2 id="move" tabIndex={-1}>
        Pick another time
      </h2>
      {!isOnAgain(visit) && why !== offWhy && <p>{why}</p>}
      <TroubleNote trouble={trouble} onRetry={() => pressed !== undefined && void go(pressed)} />
      <fieldset className="pick">
        <legend className="vh">Other times</legend>
        <TimeRows
          starts={times}
          hours={visit.hours}
          now={now}
          chosen={start}
          reasons={reasons}
          onChoose={(wanted) => {
            clear();
            setChosen(wanted);
          }}
        />
        <MoreTimes onOpen={() => setIsOpen(true)} />
      </fieldset>
      <div className={isMain ? 'go' : undefined}>
        <ActButton
          pending={pending && pressed === start}
          waits={start === undefined}
          look={isMain ? 'main' : 'line'}
        >
          {start === undefined ? 'Pick a time to move to' : unbroken(`Move to ${formatMoment(start, now)}`)}
        </ActButton>
      </div>
      {!isOff && visit.start > now && (
        <p>
          <button
            type="button"
            className="btn btn--line btn--wide btn--auto"
            aria-disabled={pending}
            onClick={() => void go(visit.start)}
          >
            Keep {was}
          </button>
        </p>
      )}
      <p className="quiet">{offeredMoveText(maxMoves - visit.moves_left)}</p>
      {isOpen && <MoveSheet visit={visit} onClose={() => setIsOpen(false)} />}
    </ActForm>
  );
}

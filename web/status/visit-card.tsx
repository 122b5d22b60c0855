import { useRef, useState } from 'react';
import { promises } from '#domain/business.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { uncapitalized } from '#domain/plain-text.ts';
import { changeWords, wishWords } from '#domain/status/change-words.ts';
import { asksToMove, hasMove } from '#domain/status/customer-step.ts';
import { linkHash } from '#domain/status/page-parts.ts';
import { isCalledOff } from '#domain/visit/called-off.ts';
import { areWeLate } from '#domain/visit/past-start.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import { isUnmarked } from '#domain/visit/unmarked.ts';
import { returnVisit } from '#domain/visit/visit-name.ts';
import { focusAfter } from '../components/focus-after.ts';
import { unbroken } from '../components/unbroken.ts';
import { downloadVisit } from './calendar-download.ts';
import { CancelPanel } from './cancel-panel.tsx';
import { CancelWish } from './cancel-wish.tsx';
import { DayLines } from './day-lines.tsx';
import { type Change, LateChange } from './late-change.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { Note } from './note.tsx';
import { usePage } from './page-state.ts';
import { PartLink } from './part-link.tsx';
import { VisitPlate } from './visit-plate.tsx';

interface VisitCardProps {
  readonly visit: PublicVisit;
  /** Of several, each is named by its time. */
  readonly isOnly: boolean;
  readonly isFirst: boolean;
  /** The page asks for nothing else, so the calendar is the one filled button. */
  readonly isMain: boolean;
}

/** One stay at the boat with what its customer can do about it. */
export function VisitCard({ visit, isOnly, isFirst, isMain }: VisitCardProps) {
  const { lead, now } = usePage();
  const [asked, setAsked] = useState<Change>();
  const { start, free_until, move_offer, move_wish, status } = visit;
  const isOff = isCalledOff(visit);
  const mayStillCome = !isOff && !isUnmarked(visit, now, lead.held_up_until);
  const isDue = status === 'planned' && start <= now && !isOff;
  const isLate = !isOff && areWeLate(visit, now);
  const isToday =
    isDue || status === 'underway' || visit.on_my_way_at !== undefined || visit.late !== undefined;
  const mayCancel = move_offer !== undefined || isLate || (free_until !== undefined && now < free_until);
  const mayMove = mayCancel && (isLate || hasMove(visit));
  const isUnwanted = status === 'planned' && visit.cancel_asked === 'waits' && !mayCancel;
  const isMessage = (asked === 'move' && !mayMove) || (asked === 'cancel' && !mayCancel);
  const close = () => setAsked(undefined);
  const moveButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const giveUp = () => focusAfter(close, () => (asked === 'move' ? moveButton : cancelButton).current);
  const when = isOnly ? undefined : <span className="vh"> {formatMoment(visit.start, now)}</span>;
  return (
    <section
      className="act"
      aria-label={`Your ${visit.is_return ? uncapitalized(returnVisit) : 'appointment'} ${formatMoment(visit.start, now)}`}
    >
      <VisitPlate lead={lead} visit={visit} now={now} />
      <DayLines visit={visit} />
      {isUnwanted && <CancelWish visit={visit} isMain={isMain} />}
      {isToday && !isMessage && (
        <p className="go go--still">
          <PartLink
            to="write"
            className={`btn ${isMain && !asked && !isUnwanted ? 'btn--main' : 'btn--line'}`}
          >
            Message us
          </PartLink>
        </p>
      )}
      {move_wish && status === 'planned' && (
        <Note tone="calm" title={`You asked for ${unbroken(formatMoment(move_wish.start, now))}.`}>
          <p>{wishWords({ start, wished: move_wish.start }, lead.answer_time, now)}</p>
        </Note>
      )}
      {status === 'planned' && !isUnwanted && isMessage && asked && (
        <LateChange visit={visit} wanted={asked} isMain={isMain} onDone={close} onGiveUp={giveUp} />
      )}
      {status === 'planned' && (!isDue || isLate) && !isUnwanted && !isMessage && (
        <>
          {!isToday && !isOff && (
            <p className="go go--still">
              <button
                type="button"
                className={`btn ${isMain && !asked ? 'btn--main' : 'btn--line'}`}
                onClick={() => downloadVisit(lead, visit, 'PUBLISH')}
              >
                Add to calendar{when}
              </button>
            </p>
          )}
          <div className="two">
            <button
              type="button"
              className="btn btn--line"
              ref={moveButton}
              id={isFirst && !asksToMove(visit, now) ? 'move' : linkHash({ part: 'move', start }).slice(1)}
              onClick={() => setAsked('move')}
            >
              Move{when}
            </button>
            <button
              type="button"
              className="btn btn--line"
              ref={cancelButton}
              id={isFirst ? 'cancel' : linkHash({ part: 'cancel', start }).slice(1)}
              onClick={() => setAsked('cancel')}
            >
              Cancel{when}
            </button>
          </div>
          {asked === 'move' && <MoveSheet visit={visit} onClose={close} />}
          {asked === 'cancel' && (
            <CancelPanel visit={visit} isMain={isMain} onDone={close} onGiveUp={giveUp} />
          )}
          <p className="quiet">
            <b>{unbroken(changeWords(visit, lead, now) ?? '')}</b> {mayStillCome && promises.rain}
          </p>
        </>
      )}
    </section>
  );
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { formatShortDay } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { isReturnVisit } from '#domain/visit/return-visit.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { serverNow } from '../data/server-clock.ts';
import { useKeptAct, waitsText } from '../data/use-kept-act.ts';
import { isFull } from '../device/full.ts';
import { timePath } from '../lead-path.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { missWords } from '../visit/miss-words.ts';
import { useMiss } from '../visit/use-miss.ts';
import { closeQuestion } from './close-question.ts';

interface CloseActsProps {
  readonly lead: Lead;
  readonly visit: Visit;
}

/** A visit that has passed: done, missed, or at another time. */
export function CloseActs({ lead, visit }: CloseActsProps) {
  const { pending, perform, ...finishing } = useKeptAct('admin-visit');
  const missing = useMiss(lead, visit);
  const { undoing, focusNext } = missing;
  const unkept = finishing.unkept ?? missing.unkept;
  const [tellsEnd, setTellsEnd] = useState(true);
  const isTellable = isReturnVisit(lead, visit) && lead.email !== undefined;
  const finish = async () => {
    if (isOff) return;
    try {
      const said = `Done on ${formatShortDay(visit.start, serverNow())}, ${lead.full_name}`;
      const input = { id: lead.id, visitId: visit.id, act: 'finish', mail: tellsEnd } as const;
      const outcome = await perform({ ...input, seen_start: visit.start }, { leadId: lead.id, said });
      if (outcome === 'waiting') tellSuccess('Saved here', waitsText());
      else tellSuccess('Visit Updated', 'The visit is done.');
    } catch (error) {
      if (!isFull(error)) tellFailure(error, 'Failed to update the visit');
    }
  };
  const isOff = pending !== undefined || missing.pending;
  return (
    <>
      <p className="lead__note">{undoing?.text ?? closeQuestion(lead, visit, serverNow())}</p>
      {unkept !== undefined && (
        <p className="lead__warn" role="status">
          {unkept}
        </p>
      )}
      {isTellable && !undoing && (
        <label className="acts__mail">
          <input type="checkbox" checked={tellsEnd} onChange={(event) => setTellsEnd(event.target.checked)} />
          When it’s done, email {shortName(lead.full_name)} that you came back
        </label>
      )}
      {undoing ? (
        <div className="acts">
          <button type="button" className="btn btn--big btn--ink" ref={focusNext} onClick={undoing.undo}>
            Undo
          </button>
        </div>
      ) : (
        <div className="acts">
          <button
            type="button"
            className="btn btn--big btn--main"
            aria-disabled={isOff}
            ref={focusNext}
            onClick={finish}
          >
            Done
          </button>
          <button
            type="button"
            className="btn btn--big btn--line"
            aria-disabled={isOff}
            onClick={() => !isOff && missing.miss()}
          >
            {missWords(visit.status === 'underway').act}
          </button>
          {visit.status === 'planned' && (
            <Link className="btn btn--big btn--line" to={timePath(lead.id, visit.id)}>
              Move
            </Link>
          )}
        </div>
      )}
    </>
  );
}

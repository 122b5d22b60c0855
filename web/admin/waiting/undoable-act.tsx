import { useLocation } from 'react-router-dom';
import { counted } from '#domain/plain-text.ts';
import { takeBack } from '../data/send-waiting.ts';
import { useUndoSeconds } from '../data/use-undo-seconds.ts';
import type { WaitingAct } from '../device/waiting-act.ts';
import { finishPath } from '../lead-path.ts';
import { tellError, tellSuccess } from '../tell.ts';

/** What was pressed elsewhere in the admin and can still be undone. */
export function UndoableAct({ act }: { readonly act: WaitingAct }) {
  const { pathname, search } = useLocation();
  const secondsLeft = useUndoSeconds(act);
  // Its sheet has its own Undo.
  const isOnSheet = pathname === finishPath(act.leadId) && !new URLSearchParams(search).has('photos');
  if (secondsLeft === undefined || isOnSheet) return null;
  const undo = async () => {
    if (await takeBack(act)) tellSuccess('Not sent', 'What was on the sheet is kept.');
    else tellError('It’s being sent right now. You can correct the receipt then.');
  };
  return (
    <section className="dev-undo" aria-label={act.said}>
      <p>
        <b>{act.said}</b>
        <br />
        <span className="xs">You can undo it for {counted(secondsLeft, 'second')}.</span>
      </p>
      <button type="button" className="btn btn--line btn--small" onClick={() => void undo()}>
        Undo<span className="vh"> {act.said}</span>
      </button>
    </section>
  );
}

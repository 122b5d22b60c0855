import { useLocation } from 'react-router-dom';
import { counted } from '#domain/plain-text.ts';
import { undoAct } from '../data/undo-act.ts';
import { useUndoSeconds } from '../data/use-undo-seconds.ts';
import type { WaitingAct } from '../device/waiting-act.ts';
import { finishPath, leadParam } from '../lead-path.ts';
import { tellSuccess } from '../tell.ts';

/** What was pressed elsewhere in the admin and can still be undone. */
export function UndoableAct({ act }: { readonly act: WaitingAct }) {
  const { pathname, search } = useLocation();
  const secondsLeft = useUndoSeconds(act);
  const isFinish = act.name === 'admin-finish';
  const isMiss = act.name === 'admin-visit' && ['miss', 'take-back-miss'].includes(act.input.act);
  const isPaid = act.name === 'admin-paid';
  const isOpen = new URLSearchParams(search).get(leadParam) === act.leadId;
  // Its sheet has its own Undo, and so have its card on Today, its row in Money and, of some, its lead.
  const isThere = isFinish
    ? pathname === finishPath(act.leadId) && !new URLSearchParams(search).has('photos')
    : pathname === (isPaid ? '/admin/money' : '/adminka') || ((isMiss || isPaid) && isOpen);
  if (secondsLeft === undefined || isThere) return null;
  const undo = async () => {
    if (await undoAct(act)) tellSuccess('Not sent', isFinish ? 'What was on the sheet is kept.' : undefined);
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

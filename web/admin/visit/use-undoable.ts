import { undoAct } from '../data/undo-act.ts';
import { useUndoSeconds } from '../data/use-undo-seconds.ts';
import { samePressMs } from '../data/use-undo-time.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { isUndoable } from '../device/not-shown.ts';
import { msToUndo, undoMs, visitOf, type WaitingAct } from '../device/waiting-act.ts';

export interface Undoable {
  readonly input: Extract<WaitingAct, { name: 'admin-visit' }>['input'];
  readonly secondsLeft: number;
  /** The second of two quick presses is no undo. */
  readonly undo: () => Promise<void>;
}

/** What was pressed at a visit and can still be taken back. */
export function useUndoable(visitId: string): Undoable | undefined {
  const { acts } = useWaiting();
  const act = acts.find((one) => isUndoable(one) && visitOf(one) === visitId);
  const secondsLeft = useUndoSeconds(act);
  if (act?.name !== 'admin-visit' || secondsLeft === undefined) return undefined;
  const undo = async () => {
    if (undoMs - msToUndo(act) < samePressMs) return;
    await undoAct(act);
  };
  return { input: act.input, secondsLeft, undo };
}

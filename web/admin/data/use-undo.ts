import { msToUndo, undoMs, type WaitingAct } from '../device/waiting-act.ts';
import { undoAct } from './undo-act.ts';
import { useUndoSeconds } from './use-undo-seconds.ts';
import { samePressMs } from './use-undo-time.ts';

export interface Undo {
  readonly secondsLeft: number;
  /** The second of two quick presses is no undo. */
  readonly undo: () => Promise<void>;
}

/** How an act is taken back where it was pressed; undefined once that is too late. */
export function useUndo(act: WaitingAct | undefined): Undo | undefined {
  const secondsLeft = useUndoSeconds(act);
  if (act === undefined || secondsLeft === undefined) return undefined;
  const undo = async () => {
    if (undoMs - msToUndo(act) < samePressMs) return;
    await undoAct(act);
  };
  return { secondsLeft, undo };
}

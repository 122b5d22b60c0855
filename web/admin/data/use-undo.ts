import { msToUndo, undoMs, type WaitingAct } from '../device/waiting-act.ts';
import { undoAct } from './undo-act.ts';
import { useUndoSeconds } from './use-undo-seconds.ts';

/** The second of two quick presses, in ms, is no undo. */
export const samePressMs = 700;

export interface Undo {
  readonly secondsLeft: number;
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

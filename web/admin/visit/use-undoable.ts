import { type Undo, useUndo } from '../data/use-undo.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { isUndoable } from '../device/not-shown.ts';
import { visitOf, type WaitingAct } from '../device/waiting-act.ts';

export interface Undoable extends Undo {
  readonly input: Extract<WaitingAct, { name: 'admin-visit' }>['input'];
}

/** What was pressed at a visit and can still be taken back. */
export function useUndoable(visitId: string): Undoable | undefined {
  const { acts } = useWaiting();
  const act = acts.find((one) => isUndoable(one) && visitOf(one) === visitId);
  const undoing = useUndo(act);
  return undoing && act?.name === 'admin-visit' ? { input: act.input, ...undoing } : undefined;
}

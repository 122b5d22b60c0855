import { msToUndo, type WaitingAct } from './waiting-act.ts';
import type { Waiting } from './waiting-state.ts';

/** A press that can still be undone where it was made, which counts its seconds; a finish has a sheet of its own. */
export const isUndoable = (act: WaitingAct): boolean => act.name !== 'admin-finish' && msToUndo(act) > 0;

/** What a day that was loaded at `loadedAt` (ms) does not show yet. What the server refused did not happen. */
export const notShown = ({ acts, sent }: Waiting, loadedAt: number): readonly WaitingAct[] => [
  ...sent.filter(({ at }) => at > loadedAt).map(({ act }) => act),
  ...acts.filter((act) => !act.refusal && !isUndoable(act)),
];

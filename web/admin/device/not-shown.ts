import { msToUndo, type WaitingAct } from './waiting-act.ts';
import type { Waiting } from './waiting-state.ts';

/** A press at a visit that can still be undone; the visit's card counts its seconds. */
export const isUndoable = (act: WaitingAct): boolean => act.name === 'admin-visit' && msToUndo(act) > 0;

/** What a day that was loaded at `loadedAt` (ms) does not show yet. What the server refused did not happen. */
export const notShown = ({ acts, sent }: Waiting, loadedAt: number): readonly WaitingAct[] => [
  ...sent.filter(({ at }) => at > loadedAt).map(({ act }) => act),
  ...acts.filter((act) => !act.refusal && !isUndoable(act)),
];

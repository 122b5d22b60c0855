import { useEffect, useReducer } from 'react';
import { msToUndo, type WaitingAct } from '../device/waiting-act.ts';

/** The whole seconds for which an act can still be undone; undefined once there are none. */
export function useUndoSeconds(act: WaitingAct | undefined): number | undefined {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const left = act === undefined ? 0 : msToUndo(act);
  const canUndo = left > 0;
  useEffect(() => {
    if (!canUndo) return;
    const timer = setInterval(tick, 200);
    return () => clearInterval(timer);
  }, [canUndo]);
  return canUndo ? Math.ceil(left / 1000) : undefined;
}

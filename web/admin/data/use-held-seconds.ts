import { useEffect, useReducer } from 'react';
import { heldMs, type WaitingAct } from '../device/waiting-act.ts';

/** The whole seconds for which an act can still be undone; undefined once there are none. */
export function useHeldSeconds(act: WaitingAct | undefined): number | undefined {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const left = act === undefined ? 0 : heldMs(act);
  const isHeld = left > 0;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setInterval(tick, 200);
    return () => clearInterval(timer);
  }, [isHeld]);
  return isHeld ? Math.ceil(left / 1000) : undefined;
}

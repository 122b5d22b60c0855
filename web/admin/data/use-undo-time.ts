import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { undoMs } from '../device/waiting-act.ts';

/** The second of two quick presses, in ms, is no undo. */
export const samePressMs = 700;

interface UndoTime {
  readonly onOver: () => void;
  /** The page is left before: where nothing keeps the press, it is meant at once. */
  readonly onLeave?: () => void;
}

/** Does something some seconds after a press, unless it is taken back before. */
export function useUndoTime({ onOver, onLeave }: UndoTime) {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const pressedAt = useRef(0);
  const over = useEffectEvent(onOver);
  const isCounting = secondsLeft !== undefined;
  useEffect(() => {
    if (!isCounting) return;
    const until = Date.now() + undoMs;
    const timer = setInterval(() => {
      const left = Math.ceil((until - Date.now()) / 1000);
      setSecondsLeft(left > 0 ? left : undefined);
      if (left <= 0) over();
    }, 200);
    return () => clearInterval(timer);
  }, [isCounting]);
  const leave = useEffectEvent(() => {
    if (isCounting) onLeave?.();
  });
  useEffect(() => () => leave(), []);
  return {
    secondsLeft,
    press: () => {
      pressedAt.current = Date.now();
      setSecondsLeft(undoMs / 1000);
    },
    /** Whether it was taken back. */
    undo: (): boolean => {
      if (Date.now() - pressedAt.current < samePressMs) return false;
      setSecondsLeft(undefined);
      return true;
    },
  };
}

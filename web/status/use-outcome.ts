import { type MouseEvent, useCallback, useRef, useState } from 'react';
import type { Outcome } from './page-state.ts';

/** How long after an act, in ms, the second half of a double press may come. */
const doublePress = 700;

/** The second half of a double press, which would meet the button that took the first one's place, is dropped. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome>();
  const shownAt = useRef(Number.NEGATIVE_INFINITY);
  const tell = useCallback((next: Outcome) => {
    shownAt.current = performance.now();
    setOutcome(next);
  }, []);
  const ignoreSecondPress = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - shownAt.current > doublePress) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { outcome, tell, ignoreSecondPress };
}

import { type MouseEvent, useCallback, useRef, useState } from 'react';
import type { News } from './page-state.ts';

/** How long after an act, in ms, the second half of a double press may come. */
const doublePress = 700;

/** The newest news. The second half of a double press would meet the button that took the first one's place: it is dropped. */
export function useNews() {
  const [news, setNews] = useState<News>();
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  const tell = useCallback((told: News) => {
    toldAt.current = performance.now();
    setNews(told);
  }, []);
  const ignoreSecondPress = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - toldAt.current > doublePress) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { news, tell, ignoreSecondPress };
}

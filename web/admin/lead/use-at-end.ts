import { useEffect, useRef } from 'react';

/** Calls back at the last moment to save something: the tab is hidden, or what uses this is taken away. */
export function useAtEnd(callback: () => unknown): void {
  const atEnd = useRef(callback);
  useEffect(() => {
    atEnd.current = callback;
  });
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') atEnd.current();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      atEnd.current();
    };
  }, []);
}

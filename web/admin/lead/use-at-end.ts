import { useEffect, useRef } from 'react';

/** Calls back when the tab is hidden or the component unmounts: the last chance to save. */
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

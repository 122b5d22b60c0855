import { useEffect } from 'react';

/** Calls back when the person returns to this tab: others may have worked meanwhile. */
export function useReturn(callback: () => void): void {
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') callback();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [callback]);
}

import { useEffect, useEffectEvent } from 'react';

export const isReachable = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** Does something each time that the page comes into view, or the device back online, and both are so. */
export function useBackOnline(act: () => void): void {
  const back = useEffectEvent(act);
  useEffect(() => {
    const look = () => {
      if (isReachable()) back();
    };
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

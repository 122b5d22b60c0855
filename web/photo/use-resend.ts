import { useEffect } from 'react';
import type { PhotoTray } from './photo-tray.ts';

/** Sends photos that failed on their way again once the device is online and the page in view. */
export function useResend(tray: PhotoTray): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) tray.resend();
    };
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [tray]);
}

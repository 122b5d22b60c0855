/** Ends early once the device is online again, and never while it is offline. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      if (!navigator.onLine) return;
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });

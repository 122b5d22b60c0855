/** When somebody last signed out in this browser, in ms since 1970. */
const signedOutAt = 'bdla:signedOutAt';

/** Lets the other tabs know that this browser has signed out. */
export const spreadSignOut = (): void => localStorage.setItem(signedOutAt, String(Date.now()));

/**
 * Calls `leave` once this browser has signed out elsewhere: in another tab, or while the page lay in the cache
 * from which Back and Forward restore pages as they were. Answers how to stop.
 */
export function onSignOutElsewhere(leave: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === signedOutAt && newValue !== null) leave();
  };
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted && Number(localStorage.getItem(signedOutAt)) > performance.timeOrigin) leave();
  };
  addEventListener('storage', heard);
  addEventListener('pageshow', restored);
  return () => {
    removeEventListener('storage', heard);
    removeEventListener('pageshow', restored);
  };
}

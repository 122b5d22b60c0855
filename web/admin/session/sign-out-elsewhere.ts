/** Time of the last sign-out in this browser, in ms since 1970. */
const signedOutAt = 'bdla:signedOutAt';

export const spreadSignOut = (): void => localStorage.setItem(signedOutAt, String(Date.now()));

/** After a sign-out in another tab, or while this page was in the back/forward cache. Returns unsubscribe. */
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

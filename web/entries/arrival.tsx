import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Going to another page inside the app ends where a browser's own navigation does: at the anchor or the top,
 * with the focus there. Back and forward are left to the browser, which restores the place.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const isBrowsersOwn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname is an arrival, whatever its hash
  useEffect(() => {
    if (isBrowsersOwn) return;
    const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, isBrowsersOwn]);
  return null;
}

import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Going to another page inside the app ends where a browser's own navigation does: at the anchor or the top,
 * with the focus there. Back and forward are left to the browser, which restores the place; another query is
 * the same page, where somebody may be typing.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const isBrowsersOwn = useNavigationType() === 'POP';
  const place = `${pathname}${hash}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (isBrowsersOwn) return;
    const anchor = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place, hash, isBrowsersOwn]);
  return null;
}

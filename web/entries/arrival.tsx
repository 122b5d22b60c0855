import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Makes client-side navigation end like a browser's: scrolled to the anchor or the top, with focus
 * there. Back and forward are left to the browser, which restores the position. A changed query is the
 * same page, where someone may be typing.
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

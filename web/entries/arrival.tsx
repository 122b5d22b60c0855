import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls and focuses as a browser would; Back is the browser's. In a changed query someone may be typing. */
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

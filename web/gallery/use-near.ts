import { type RefObject, useEffect, useState } from 'react';

const margin = '50px';

interface Watch {
  /** Off: nothing is watched yet. */
  readonly watching: boolean;
  /** The box that the element scrolls in; the viewport unless told. */
  readonly scroller?: RefObject<Element | null>;
}

/** True from when the element first comes within 50 px of what its scroller, or the viewport, shows. */
export function useNear(element: RefObject<Element | null>, { watching, scroller }: Watch): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !watching || near) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { root: scroller?.current ?? null, rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, scroller, watching, near]);
  return near;
}

import { type RefObject, useEffect, useState } from 'react';

const margin = '50px';

interface Watch {
  /** False disables the observer. */
  readonly watching: boolean;
  /** Defaults to the viewport. */
  readonly scroller?: RefObject<Element | null>;
}

/** True once the element has come within 50 px of its scroller's visible area. */
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

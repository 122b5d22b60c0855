import { useLayoutEffect, useRef } from 'react';

/** Handlers for a part of the page whose focused control may go; what `next` finds in it then takes the focus. */
export function useKeptFocus<Part extends HTMLElement>(next: (part: Part) => HTMLElement | null | undefined) {
  const part = useRef<Part>(null);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    if (isWithin.current && part.current && document.activeElement === document.body)
      next(part.current)?.focus({ preventScroll: true });
  });
  return {
    ref: part,
    onFocus: () => {
      isWithin.current = true;
    },
    // React hears no blur of what it takes out itself.
    onBlur: () => {
      isWithin.current = false;
    },
  };
}

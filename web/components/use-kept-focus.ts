import { useCallback, useLayoutEffect, useRef } from 'react';

const isBehindDialog = (part: HTMLElement): boolean =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some(
    (dialog) => !dialog.contains(part),
  );

/** Handlers for a part of the page whose focused control may go; what `next` finds in it then takes the focus. */
export function useKeptFocus<Part extends HTMLElement>(next: (part: Part) => HTMLElement | null | undefined) {
  const part = useRef<Part>(null);
  const isWithin = useRef(false);
  const keep = useRef(() => {});
  useLayoutEffect(() => {
    keep.current = () => {
      if (!isWithin.current || !part.current || document.activeElement !== document.body) return;
      if (!isBehindDialog(part.current)) next(part.current)?.focus({ preventScroll: true });
    };
    keep.current();
  });
  const ref = useCallback((node: Part | null) => {
    part.current = node;
    if (!node) return;
    // What is drawn anew may be of a component inside; a dialog closes beside it.
    const observer = new MutationObserver(() => keep.current());
    observer.observe(node, { childList: true, subtree: true });
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      part.current = null;
    };
  }, []);
  const kept = {
    ref,
    onFocus: () => {
      isWithin.current = true;
    },
    // React hears no blur of what it takes out itself.
    onBlur: () => {
      isWithin.current = false;
    },
  };
  return { part, kept };
}

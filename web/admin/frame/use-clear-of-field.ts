import { type RefObject, useEffect, useRef, useState } from 'react';

const isBetween = (box: DOMRect, left: number, right: number, top: number, bottom: number): boolean =>
  box.left < right && box.right > left && box.top < bottom && box.bottom > top;

/** Whether toasts, once they have come in, lie over the field that has the focus. */
function coverField(list: HTMLElement, toasts: readonly HTMLElement[]): boolean {
  const field = document.activeElement;
  if (!field?.matches('input, select, textarea')) return false;
  const { left, right, top, bottom } = list.getBoundingClientRect();
  const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  const box = field.getBoundingClientRect();
  return list.dataset.yPosition === 'top'
    ? isBetween(box, left, right, top, top + height)
    : isBetween(box, left, right, bottom - height, bottom);
}

/** Whether the toasts in `place` have to stand at the other end of the window, so that they leave the focused field in sight. */
export function useClearOfField(place: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  const looked = useRef<{ readonly field: Element | null; readonly count: number }>(undefined);
  useEffect(() => {
    if (!place.current) return;
    const within = place.current;
    const look = () => {
      const list = within.querySelector<HTMLElement>('[data-sonner-toaster]');
      const toasts = [...within.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
      if (!list || toasts.length === 0) {
        looked.current = undefined;
        setAway(false);
        return;
      }
      // Where both ends are in the way, once is enough.
      const field = document.activeElement;
      const { field: before, count } = looked.current ?? {};
      if (field === before && toasts.length === count) return;
      looked.current = { field, count: toasts.length };
      if (coverField(list, toasts)) setAway((was) => !was);
    };
    const coming = new MutationObserver(look);
    coming.observe(within, { childList: true, subtree: true });
    document.addEventListener('focusin', look);
    return () => {
      coming.disconnect();
      document.removeEventListener('focusin', look);
    };
  }, [place]);
  return isAway;
}

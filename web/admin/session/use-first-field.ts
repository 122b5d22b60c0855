import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first field on every new step, since the pressed button is gone. */
export function useFirstField<E extends HTMLElement>(step: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    element.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [step]);
  return element;
}

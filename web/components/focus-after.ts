import { flushSync } from 'react-dom';

/** Makes a change that takes the pressed control away; `next`, which is there then, takes the focus. */
export function focusAfter(change: () => void, next: () => HTMLElement | null | undefined): void {
  flushSync(change);
  next()?.focus();
}

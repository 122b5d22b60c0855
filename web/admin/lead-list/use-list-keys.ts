import { type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;

/** Moves focus by `steps` rows from the focused row, or to the first. */
function moveFocus(list: HTMLElement, steps: number): void {
  const links = [...list.querySelectorAll<HTMLElement>('a[data-lead]')];
  const now = links.indexOf(document.activeElement as HTMLElement); // -1 for any other element
  const next = now === -1 ? 0 : Math.min(links.length - 1, Math.max(0, now + steps));
  links[next]?.focus();
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Letter keys only work inside the list, so that speech input does not trigger them (WCAG 2.1.4). */
export function useListKeys(
  searchBox: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('[role="dialog"]')) return;
      const fromSearch = target === searchBox.current && event.key === 'ArrowDown';
      if (isTyping(target) && !fromSearch) return;
      const move = steps[event.key];
      const fromRows = target instanceof Node && list.current?.contains(target);
      if (event.key === '/' && fromRows) searchBox.current?.focus();
      else if (move !== undefined && list.current) moveFocus(list.current, move);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [searchBox, list]);
}

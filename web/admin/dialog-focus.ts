import { useRef } from 'react';

/** Puts the focus on a dialog as a whole, so that its title is read and no act is chosen. */
export const focusContent = (event: Event): void => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

/** Puts the focus on a dialog’s first field. A field’s own `autoFocus` would come before the opener is known. */
export const focusFirstField = (event: Event): void => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.querySelector('input')?.focus();
};

/** Handlers for a dialog that no trigger of its own opens: Radix gives the focus back to triggers alone. The page stays where it is. */
export function useReturnedFocus(onOpenAutoFocus?: (event: Event) => void) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}

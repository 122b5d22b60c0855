/** A ref: what takes the place of the pressed button takes the focus too. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus();

/** Puts the focus on a dialog as a whole, so that its title is read and no act is chosen. */
export const focusContent = (event: Event): void => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

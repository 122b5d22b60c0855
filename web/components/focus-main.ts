/** For a press that has the whole page replaced once its answer is there. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });

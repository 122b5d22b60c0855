/** A short message to a person. */
export interface Toast {
  readonly title: string;
  readonly text: string;
  /** Where the person may go on; `href` is a path of this site. */
  readonly link?: { readonly href: string; readonly label: string };
}

const key = 'bdla:toasts';

function waiting(): Toast[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Toast[]; // written by leaveToast alone
  } catch {
    return []; // storage is off: nothing can wait there
  }
}

/** Leaves a toast for the page that the browser goes to next. */
export function leaveToast(toast: Toast): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...waiting(), toast]));
  } catch {
    // storage is off: the redirect itself must still happen
  }
}

export const hasWaitingToast = (): boolean => waiting().length > 0;

/** The toasts that wait for this page, once. */
export function takeWaitingToasts(): Toast[] {
  const toasts = waiting();
  if (toasts.length > 0) sessionStorage.removeItem(key);
  return toasts;
}

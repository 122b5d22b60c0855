import { tab } from '../storage/kept-text.ts';

export interface Toast {
  readonly title: string;
  readonly text: string;
  /** An optional link; `href` is a path of this site. */
  readonly link?: { readonly href: string; readonly label: string };
}

const key = 'bdla:toasts';

const waiting = (): Toast[] => JSON.parse(tab.recall(key) ?? '[]') as Toast[]; // written by leaveToast alone

export const leaveToast = (toast: Toast): void => tab.remember(key, JSON.stringify([...waiting(), toast]));

export const hasWaitingToast = (): boolean => waiting().length > 0;

/** The toasts left for this page, once. */
export function takeWaitingToasts(): Toast[] {
  const toasts = waiting();
  if (toasts.length > 0) tab.forget(key);
  return toasts;
}

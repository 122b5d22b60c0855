import { leaveToast, type Toast } from '../../toasts/waiting-toast.ts';

export const signInPath = '/adminka/login';
export const accountPath = '/adminka/account';

const noRights = 'You do not have admin privileges to access this panel';

export const accessToasts = {
  noSession: { title: 'Authentication Required', text: 'Please log in to access the admin panel' },
  notAdmin: { title: 'Access Denied', text: noRights },
  notAdminka: { title: 'Not authorized', text: noRights },
  unknown: { title: 'Authentication Error', text: 'Failed to verify authentication. Please try again.' },
} as const satisfies Record<string, Toast>;

/** The same for a public page, which has no sign-in link of its own. */
export const noSessionAtHome: Toast = {
  ...accessToasts.noSession,
  link: { href: signInPath, label: 'Log in' },
};

/** Goes to another page, which shows the toast; this page is replaced in the history. */
export function leaveAdmin(to: string, toast?: Toast): void {
  if (toast) leaveToast(toast);
  window.location.replace(to);
}

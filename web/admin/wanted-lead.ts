import { leadParam } from './use-open-lead.ts';

const key = 'bdla:wanted-lead';

/** Remembers the lead that somebody came for, from a mail, before there was a session. */
export function rememberWantedLead(search: string): void {
  const id = new URLSearchParams(search).get(leadParam);
  if (id === null) return;
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // storage is off: the sign-in leads to the panel, as it does for anybody else
  }
}

/** Where a sign-in leads to: the lead that was asked for, once, or else the panel. */
export function takeWantedPage(): string {
  try {
    const id = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (id !== null) return `/admin?${new URLSearchParams({ [leadParam]: id })}`;
  } catch {
    // storage is off
  }
  return '/adminka';
}

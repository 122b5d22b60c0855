import { adminRoutes } from '#domain/routes.ts';
import { signInPath } from './leave-admin.ts';
import { leadParam } from './use-open-lead.ts';

const key = 'bdla:wanted-page';

const panel = '/adminka';
const pages: readonly string[] = adminRoutes.filter((path) => path !== signInPath);

/** An admin page of this site, query included; undefined for any other address. */
function adminPageOf(address: string): string | undefined {
  if (!URL.canParse(address, location.origin)) return undefined;
  const { origin, pathname, search } = new URL(address, location.origin);
  return origin === location.origin && pages.includes(pathname) ? `${pathname}${search}` : undefined;
}

/** Where somebody goes who came to an admin page without a session: home, unless the address names more. */
export function wayInFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const isList = pathname === '/admin' && !new URLSearchParams(search).has(leadParam);
  return isList ? '/' : signInPath;
}

/** Remembers what somebody came for before there was a session. */
export function rememberWantedPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  try {
    sessionStorage.setItem(key, `${pathname}${search}`);
  } catch {
    // storage is off: the sign-in leads to the panel, as it does for anybody else
  }
}

/** Where a sign-in leads to: the page that was asked for, once, or else the panel. */
export function takeWantedPage(): string {
  try {
    const wanted = sessionStorage.getItem(key) ?? panel;
    sessionStorage.removeItem(key);
    return adminPageOf(wanted) ?? panel;
  } catch {
    return panel; // storage is off
  }
}

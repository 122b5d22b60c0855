import { isAdminPath } from '#domain/routes.ts';
import { tab } from '../storage/kept-text.ts';
import { signInPath } from './leave-admin.ts';
import { leadParam } from './use-open-lead.ts';

const key = 'bdla:wanted-page';

const panel = '/adminka';

/** An admin page of this site, query included; undefined for any other address. */
function adminPageOf(address: string): string | undefined {
  if (!URL.canParse(address, location.origin)) return undefined;
  const { origin, pathname, search } = new URL(address, location.origin);
  const isWanted = origin === location.origin && pathname !== signInPath && isAdminPath(pathname);
  return isWanted ? `${pathname}${search}` : undefined;
}

/** Where somebody goes who came to an admin page without a session: home, unless the address names more. */
export function wayInFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const isList = pathname === '/admin' && !new URLSearchParams(search).has(leadParam);
  return isList ? '/' : signInPath;
}

/** Remembers what somebody came for before there was a session. */
export const rememberWantedPage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void =>
  tab.remember(key, `${pathname}${search}`);

/** Where a sign-in leads to: the page that was asked for, once, or else the panel. */
export function takeWantedPage(): string {
  const wanted = tab.recall(key) ?? panel;
  tab.forget(key);
  return adminPageOf(wanted) ?? panel;
}

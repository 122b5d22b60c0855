import { isAdminPath } from '#domain/site/routes.ts';
import { tab } from '../../storage/kept-text.ts';
import { leadParam } from '../lead-path.ts';
import { signInPath } from './leave-admin.ts';

const key = 'bdla:wanted-page';

const panel = '/adminka';

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address, location.origin);
  } catch {
    return undefined;
  }
}

function adminPageOf(address: string): string | undefined {
  const { origin, pathname = '', search } = urlOf(address) ?? {};
  const isWanted = origin === location.origin && pathname !== signInPath && isAdminPath(pathname);
  return isWanted ? `${pathname}${search}` : undefined;
}

/** Where an admin page redirects without a session: home, unless the URL names a lead or another page. */
export function wayInFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const isList = pathname === '/admin' && !new URLSearchParams(search).has(leadParam);
  return isList ? '/' : signInPath;
}

export const rememberWantedPage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void =>
  tab.remember(key, `${pathname}${search}`);

/** The remembered page, once; otherwise the panel. */
export function takeWantedPage(): string {
  const wanted = tab.recall(key) ?? panel;
  tab.forget(key);
  return adminPageOf(wanted) ?? panel;
}

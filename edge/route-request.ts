import { hasPattern, redirectTarget } from '#domain/redirect-target.ts';
import type { RouteTable } from './route-table.ts';
import { adminShell, appShell, fileOfPage, notFoundPage } from './site-pages.ts';

/** Where a request goes: to another address (301), or to a file of the site, with its status. */
export type Route =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'file'; readonly file: string; readonly status: 200 | 404 };

// This file runs in CloudFront's JavaScript too, which knows neither destructuring, spread, for-of nor
// classes: the build of the function fails on them. Nor does it know what came to the language after 2021,
// such as Object.hasOwn; its test takes those methods away.

function isServedFile(path: string, files: RouteTable['files']): boolean {
  // No file of ours has such a name: somebody tries to leave the folder.
  if (path.endsWith('.html') || path.includes('%') || path.includes('..')) return false;
  const end = path.indexOf('/', 1);
  return files.includes(end < 0 ? path : path.slice(0, end + 1)) && !path.endsWith('/');
}

/** Longer than any address of ours, and short enough to come back in a redirect. */
const longestPath = 1000;

/**
 * Whether a path may come back in a redirect. `//host`, `/\host` and `http://host` are other sites to a
 * browser; spaces and control characters, which no browser sends bare, could end the header.
 */
export const isPlain = (path: string): boolean =>
  path.length <= longestPath && /^\/(?!\/)[!-~]*$/.test(path) && !path.includes('\\');

/** The address to redirect to, query kept; one that no browser would send is left out. */
export const withQuery = (target: string, query: string): string =>
  query !== '' && /^[!-~]+$/.test(query) ? `${target}?${query}` : target;

const fileRoute = (file: string, status: 200 | 404): Route => ({ kind: 'file', file, status });

/**
 * Routes one request for the site (not for `/api`). `path` and `query` are as the browser sent them, still
 * percent-encoded; `query` comes without its question mark.
 */
export function routeRequest(path: string, query: string, table: RouteTable): Route {
  if (!isPlain(path)) return fileRoute(notFoundPage, 404);
  const target = redirectTarget(path, table.redirects);
  if (target !== undefined) {
    return { kind: 'redirect', location: withQuery(target, query) };
  }
  if (table.pages.includes(path)) return fileRoute(fileOfPage(path), 200);
  if (isServedFile(path, table.files)) return fileRoute(path, 200);
  if (hasPattern(table.shell, path)) return fileRoute(appShell, 200);
  if (hasPattern(table.admin, path)) return fileRoute(adminShell, 200);
  return fileRoute(notFoundPage, 404);
}

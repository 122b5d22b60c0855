import { hasPattern, redirectTarget } from '#domain/site/redirect-target.ts';
import type { RouteTable } from './route-table.ts';
import { adminShell, appShell, fileOfPage, notFoundPage } from './site-pages.ts';

/** A redirect (301), or a file with its status. */
export type Route =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'file'; readonly file: string; readonly status: 200 | 404 };

// Runs in CloudFront: no destructuring, spread, for-of, classes (its build fails), nothing after 2021 (its test).

function isServedFile(path: string, files: RouteTable['files']): boolean {
  // No file has such a name: this is a traversal attempt.
  if (path.endsWith('.html') || path.includes('%') || path.includes('..')) return false;
  const end = path.indexOf('/', 1);
  return files.includes(end < 0 ? path : path.slice(0, end + 1)) && !path.endsWith('/');
}

/** Longer than any of our URLs, short enough to return in a redirect. */
const longestPath = 1000;

/** `//host`, `/\host` and `http://host` are other sites to a browser; spaces and controls could end the header. */
export const isPlain = (path: string): boolean =>
  path.length <= longestPath && /^\/(?!\/)[!-~]*$/.test(path) && !path.includes('\\');

/** Redirect target with its query, unless no browser would send such a query. */
export const withQuery = (target: string, query: string): string =>
  query !== '' && /^[!-~]+$/.test(query) ? `${target}?${query}` : target;

const fileRoute = (file: string, status: 200 | 404): Route => ({ kind: 'file', file, status });

/** Not for `/api`. `path` and `query` are still percent-encoded; `query` has no question mark. */
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

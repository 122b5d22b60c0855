import { adminRoutes, appRoutes, pages, postPath, quoteRoutes, redirects } from '#domain/site/routes.ts';
import { configFile } from './file-headers.ts';

/** Inlined into the CDN's function, which may be 10 KB in all. */
export interface RouteTable {
  /** Prerendered paths. */
  readonly pages: readonly string[];
  /** Paths that the app shell answers; `*` matches one segment. */
  readonly shell: readonly string[];
  readonly admin: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
  /** Files served as they are: `/robots.txt`, or a whole folder such as `/assets/`. */
  readonly files: readonly string[];
}

export interface RouteTableOptions {
  readonly posts: readonly string[];
  readonly files: readonly string[];
  readonly quotes: boolean;
}

/** The edge's routes. The built files do not contain the settings, so those are passed in. */
export function routeTable({ posts, files, quotes }: RouteTableOptions): RouteTable {
  return {
    pages: [...pages.map(({ path }) => path), ...posts.map(postPath)],
    shell: quotes ? [...appRoutes, ...quoteRoutes] : appRoutes,
    admin: adminRoutes,
    redirects,
    files: [configFile, ...files],
  };
}

/** Derives post slugs and static files from the paths of a built site (`blog/first/index.html`). */
export function contentsOfSite(paths: readonly string[]): Pick<RouteTableOptions, 'posts' | 'files'> {
  const slugs = paths.map((path) => /^blog\/([^/]+)\/index\.html$/.exec(path)?.[1]);
  const assets = paths.filter((path) => !path.endsWith('.html')).map((path) => `/${path}`);
  const served = assets.map((path) => /^\/[^/]+\//.exec(path)?.[0] ?? path);
  return { posts: slugs.filter((slug) => slug !== undefined), files: [...new Set(served)].sort() };
}

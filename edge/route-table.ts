import { adminRoutes, appRoutes, pages, postPath, quoteRoutes, redirects } from '#domain/routes.ts';
import { configFile } from './file-headers.ts';

/** What the router knows. It is inlined into the CDN's function, which may weigh 10 KB in all. */
export interface RouteTable {
  /** Paths that have a prerendered file of their own. */
  readonly pages: readonly string[];
  /** Paths that the app shell answers; `*` stands for one segment. */
  readonly shell: readonly string[];
  /** Paths that the admin's shell answers. */
  readonly admin: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
  /** Files served as they are: `/robots.txt`, or a whole folder as `/assets/`. */
  readonly files: readonly string[];
}

export interface RouteTableOptions {
  /** Slugs of the prerendered blog posts. */
  readonly posts: readonly string[];
  readonly files: readonly string[];
  readonly quotes: boolean;
}

/** The site's routes as the edge needs them. The built files do not hold the settings, which come beside them. */
export function routeTable({ posts, files, quotes }: RouteTableOptions): RouteTable {
  return {
    pages: [...pages.map(({ path }) => path), ...posts.map(postPath)],
    shell: quotes ? [...appRoutes, ...quoteRoutes] : appRoutes,
    admin: adminRoutes,
    redirects,
    files: [configFile, ...files],
  };
}

/**
 * What a built site holds, read from the paths of its files below its root (`blog/first/index.html`):
 * the slugs of its posts, and which files and folders are served as they are.
 */
export function contentsOfSite(paths: readonly string[]): Pick<RouteTableOptions, 'posts' | 'files'> {
  const slugs = paths.map((path) => /^blog\/([^/]+)\/index\.html$/.exec(path)?.[1]);
  const assets = paths.filter((path) => !path.endsWith('.html')).map((path) => `/${path}`);
  const served = assets.map((path) => /^\/[^/]+\//.exec(path)?.[0] ?? path);
  return { posts: slugs.filter((slug) => slug !== undefined), files: [...new Set(served)].sort() };
}

import { business } from '#domain/business.ts';
import { pages, postPath } from '#domain/site/routes.ts';

export const sitemapFile = 'sitemap.xml';

/** Of the pages that stand at `paths`, those that search engines may list. */
export function sitemap(
  paths: readonly string[],
  posts: readonly { readonly slug: string; readonly created_at: string }[],
): string {
  const listed = [
    ...pages
      .filter(({ listed, path }) => listed && paths.includes(path))
      .map(({ path }) => ({ path, changed: undefined })),
    ...posts.map(({ slug, created_at }) => ({ path: postPath(slug), changed: created_at.slice(0, 10) })),
  ];
  const urls = listed.map(({ path, changed }) => {
    const modified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${business.siteUrl}${path}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

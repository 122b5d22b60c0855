import { business } from '#domain/business.ts';
import { pages, postPath } from '#domain/site/routes.ts';
import { policyFile } from '#edge/policy-file.ts';
import { policyText } from './policy-file.ts';

const manifestOf = (own: Readonly<Record<string, string>>): string =>
  `${JSON.stringify(
    {
      short_name: business.name,
      ...own,
      background_color: '#fffdf9',
      theme_color: '#0b2233',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`;

/** Files beside the pages; `inlineScripts` are all that stand in pages themselves. */
export function siteFiles(
  posts: readonly { readonly slug: string; readonly created_at: string }[],
  inlineScripts: readonly string[],
) {
  const listed = [
    ...pages.filter(({ listed }) => listed).map(({ path }) => ({ path, changed: undefined })),
    ...posts.map(({ slug, created_at }) => ({ path: postPath(slug), changed: created_at.slice(0, 10) })),
  ];
  const urls = listed.map(({ path, changed }) => {
    const modified = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${business.siteUrl}${path}</loc>${modified}</url>`;
  });
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    // Private pages are not listed: robots.txt would only advertise them. They carry noindex themselves.
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${business.siteUrl}/sitemap.xml\n`,
    'site.webmanifest': manifestOf({ name: business.name, start_url: '/', display: 'browser' }),
    // Named by the admin's shell alone.
    'admin.webmanifest': manifestOf({
      name: `${business.name}, Today`,
      id: '/adminka',
      start_url: '/adminka',
      scope: '/admin',
      display: 'standalone',
    }),
    [policyFile]: policyText(inlineScripts),
  };
}

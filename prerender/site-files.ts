import { business } from '#domain/business.ts';
import { policyFile } from '#edge/policy-file.ts';
import { policyText } from './policy-file.ts';
import { sitemapFile } from './sitemap.ts';

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
export function siteFiles(inlineScripts: readonly string[]) {
  return {
    // Private pages are not listed: robots.txt would only advertise them. They carry noindex themselves.
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${business.siteUrl}/${sitemapFile}\n`,
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

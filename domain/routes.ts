import { areas } from './areas.ts';
import { packageList } from './packages.ts';
import { hasPattern, redirectTarget } from './redirect-target.ts';

/**
 * The site's addresses. The prerender list, the sitemap, the edge router, the local server and the
 * client's redirects all follow from here.
 */
export interface Page {
  readonly path: string;
  /** Listed in the sitemap. */
  readonly listed: boolean;
  /** The address that search engines should keep, where it is another one. */
  readonly canonical?: string;
  /** Search engines are asked to leave it out, and it sends no referrer. */
  readonly private?: true;
}

const page = (path: string): Page => ({ path, listed: true });

/** Prerendered pages that do not depend on content files. Blog posts are added at build time. */
export const pages: readonly Page[] = [
  page('/'),
  page('/services'),
  ...packageList.map(({ slug }) => page(`/services/${slug}`)),
  ...areas.map(({ slug }) => page(`/locations/${slug}`)),
  ...areas
    .filter(({ inServices }) => inServices)
    .map(({ slug }) => ({ path: `/services/${slug}`, listed: false, canonical: `/locations/${slug}` })),
  page('/booking'),
  page('/blog'),
  page('/privacy'),
  page('/terms'),
  { path: '/thank-you', listed: false, private: true },
];

export const postPath = (slug: string): string => `/blog/${slug}`;

/** Addresses that the app shell answers; `*` stands for one segment. Never indexed. */
export const appRoutes = ['/status/*', '/blog/*'] as const;

/** Addresses that the admin's own shell answers; `*` stands for one segment. */
export const adminRoutes = [
  '/admin',
  '/admin/calendar',
  '/admin/customers/*',
  '/admin/new-lead',
  '/admin/settings',
  '/adminka',
  '/adminka/login',
  '/adminka/account',
] as const;

export const isAdminPath = (path: string): boolean => hasPattern(adminRoutes, path);

/** App-shell addresses that exist only with the quotes flag on. */
export const quoteRoutes = ['/quotes/new', '/quote/*'] as const;

/** 301s; query and hash survive. Keys end in `*` where one more segment follows. */
export const redirects: Readonly<Record<string, string>> = {
  '/services/complete': '/services/complete-detail',
  '/services/exterior': '/services/exterior-only',
  '/services/polishing': '/services/exterior-only',
  '/services/protection': '/services/exterior-only',
  '/services/interior': '/services/interior-only',
  '/services/wash': '/services/maintenance-boat-wash',
  '/services/maintenance-wash': '/services/maintenance-boat-wash',
  '/services/deep-wash': '/services/maintenance-boat-wash',
  '/book-now': '/booking',
  '/book.html': '/booking',
  '/service/*': '/services',
  '/areas/*': '/locations/*',
};

/** Where a path redirects to, or undefined. */
export const redirectOf = (path: string): string | undefined => redirectTarget(path, redirects);

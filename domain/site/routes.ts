import { areas } from '../place/areas.ts';
import { packageList } from '../price/packages.ts';
import { hasPattern, redirectTarget } from './redirect-target.ts';

/** The site's URLs; prerendering, sitemap, edge router and redirects follow from this file. */
export interface Page {
  readonly path: string;
  readonly listed: boolean;
  readonly canonical?: string;
  /** Not indexed, and sends no referrer. */
  readonly private?: true;
}

/** Where somebody who has lost the link to their request gets it again. */
export const lostLinkPath = '/my-link';

const page = (path: string): Page => ({ path, listed: true });

/** Without blog posts, which are added at build time. */
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
  { path: lostLinkPath, listed: false, private: true },
  { path: '/thank-you', listed: false, private: true },
];

export const postPath = (slug: string): string => `/blog/${slug}`;

/** Answered by the app shell, never indexed; `*` is one segment. */
export const appRoutes = ['/status/*', '/my/*', '/unsubscribe/*', '/blog/*'] as const;

export const adminRoutes = [
  '/admin',
  '/admin/calendar',
  '/admin/customers/*',
  '/admin/finish/*',
  '/admin/money',
  '/admin/new-lead',
  '/admin/reviews',
  '/admin/settings',
  '/admin/site',
  '/admin/site/*',
  '/adminka',
  '/adminka/login',
  '/adminka/account',
] as const;

export const isAdminPath = (path: string): boolean => hasPattern(adminRoutes, path);

export const quoteRoutes = ['/quotes/new', '/quote/*'] as const;

/** 301s that keep query and hash. A key ending in `*` matches one more segment. */
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

export const redirectOf = (path: string): string | undefined => redirectTarget(path, redirects);

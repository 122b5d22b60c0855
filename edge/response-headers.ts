import { appRoutes, pages, postPath, quoteRoutes } from '#domain/routes.ts';
import { type Audience, contentSecurityPolicy, type SiteHosts } from './content-security.ts';
import { cacheControlOf, metadataOf } from './file-headers.ts';

/** Paths that are not for everybody, as the CDN writes them: a `*` at the end stands for any rest. */
export const restrictedPaths: Readonly<Record<Exclude<Audience, 'open'>, readonly string[]>> = {
  unlisted: pages.filter((page) => page.private).map(({ path }) => path),
  private: [...appRoutes.filter((path) => path !== postPath('*')), ...quoteRoutes],
};

const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

export function audienceOf(path: string): Audience {
  if (restrictedPaths.private.some((pattern) => covers(pattern, path))) return 'private';
  return restrictedPaths.unlisted.some((pattern) => covers(pattern, path)) ? 'unlisted' : 'open';
}

/** HSTS in seconds: two years. */
export const strictTransportSeconds = 63_072_000;

/** What headers follow from, beside the path that was asked for. */
export interface HeaderSettings extends SiteHosts {
  /** Search engines are kept out of the whole site: it is not the one that customers know. */
  readonly hidden?: true;
}

/** The headers that follow from who may see a page, by their lower-case names. */
export function securityHeaders(audience: Audience, settings: HeaderSettings): Record<string, string> {
  const isOpen = audience === 'open';
  return {
    'content-security-policy': contentSecurityPolicy(audience, settings),
    'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': isOpen ? 'strict-origin-when-cross-origin' : 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(isOpen && !settings.hidden ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/**
 * All headers, beside type and length, of a file that is served at a path. `path` is the address as
 * asked for, `file` what routeRequest named for it.
 */
export function responseHeaders(
  path: string,
  file: string,
  settings: HeaderSettings,
): Record<string, string> {
  const { robots } = metadataOf(file);
  return {
    ...securityHeaders(audienceOf(path), settings),
    'cache-control': cacheControlOf(file),
    ...(robots === undefined ? {} : { 'x-robots-tag': robots }),
  };
}

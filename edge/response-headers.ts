import { adminRoutes, appRoutes, pages, postPath, quoteRoutes } from '#domain/routes.ts';
import {
  type Audience,
  apiContentSecurityPolicy,
  contentSecurityPolicy,
  type SiteHosts,
} from './content-security.ts';
import { cacheControlOf, metadataOf } from './file-headers.ts';
import { strictTransport } from './redirect-headers.ts';

/** Paths that are not just open, as the CDN writes them: a `*` at the end stands for any rest. */
export const audiencePaths: Readonly<Record<Exclude<Audience, 'open'>, readonly string[]>> = {
  // Mail programs in a browser show the flags of our mails, other sites the pictures of shared links.
  shared: ['/flags/*', '/og/*'],
  unlisted: pages.filter((page) => page.private).map(({ path }) => path),
  private: [...appRoutes.filter((path) => path !== postPath('*')), ...quoteRoutes, ...adminRoutes],
};

const audiences = ['shared', 'unlisted', 'private'] as const;

const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

export const audienceOf = (path: string): Audience =>
  audiences.find((audience) => audiencePaths[audience].some((pattern) => covers(pattern, path))) ?? 'open';

/** What no page of ours does, and nothing that gets into one may do. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Headers that are the same on every answer, by their lower-case names. */
const constantHeaders = {
  'strict-transport-security': strictTransport,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
} as const;

/** What headers follow from, beside the path that was asked for. */
export interface HeaderSettings extends SiteHosts {
  /** Search engines are kept out of the whole site: it is not the one that customers know. */
  readonly hidden?: true;
}

/** The headers that follow from who may see a page. */
export function securityHeaders(audience: Audience, settings: HeaderSettings): Record<string, string> {
  const isOpen = audience === 'open' || audience === 'shared';
  return {
    ...constantHeaders,
    'content-security-policy': contentSecurityPolicy(audience, settings),
    'referrer-policy': isOpen ? 'strict-origin-when-cross-origin' : 'no-referrer',
    'cross-origin-resource-policy': audience === 'shared' ? 'cross-origin' : 'same-origin',
    ...(isOpen && !settings.hidden ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** The headers of every answer under `/api`, those that the gateway gives by itself included. */
export const apiHeaders = (): Record<string, string> => ({
  ...constantHeaders,
  'content-security-policy': apiContentSecurityPolicy(),
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
});

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

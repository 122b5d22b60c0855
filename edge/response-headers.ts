import { adminRoutes, appRoutes, pages, postPath, quoteRoutes } from '#domain/site/routes.ts';
import {
  type Audience,
  apiContentSecurityPolicy,
  contentSecurityPolicy,
  type SiteHosts,
} from './content-security.ts';
import { cacheControlOf, metadataOf } from './file-headers.ts';
import { strictTransport } from './strict-transport.ts';

/** Path patterns of the CDN that are not `open`; a trailing `*` matches any rest. */
export const audiencePaths: Readonly<Record<Exclude<Audience, 'open'>, readonly string[]>> = {
  // Webmail shows the flags of our emails, other sites the pictures of shared links.
  shared: ['/flags/*', '/og/*'],
  unlisted: pages.filter((page) => page.private).map(({ path }) => path),
  private: [...appRoutes.filter((path) => path !== postPath('*')), ...quoteRoutes],
  admin: adminRoutes,
};

const audiences = ['shared', 'unlisted', 'private', 'admin'] as const;

const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

export const audienceOf = (path: string): Audience =>
  audiences.find((audience) => audiencePaths[audience].some((pattern) => covers(pattern, path))) ?? 'open';

/** Browser features that no page uses, but for the admin's. */
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

/** The owner takes photos of the work. */
const adminFeatures = ['camera'];

const permissionsPolicy = (allowed: readonly string[] = []): string =>
  deniedFeatures.map((feature) => `${feature}=(${allowed.includes(feature) ? 'self' : ''})`).join(', ');

/** Sent with every answer; lower-case names. */
const constantHeaders = {
  'strict-transport-security': strictTransport,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** What headers depend on besides the path. */
export interface HeaderSettings extends SiteHosts {
  /** Keeps search engines out of a site that is not the public one. */
  readonly hidden?: true;
}

export function securityHeaders(audience: Audience, settings: HeaderSettings): Record<string, string> {
  const isOpen = audience === 'open' || audience === 'shared';
  return {
    ...constantHeaders,
    'permissions-policy': permissionsPolicy(audience === 'admin' ? adminFeatures : []),
    'content-security-policy': contentSecurityPolicy(audience, settings),
    'referrer-policy': isOpen ? 'strict-origin-when-cross-origin' : 'no-referrer',
    'cross-origin-resource-policy': audience === 'shared' ? 'cross-origin' : 'same-origin',
    ...(isOpen && !settings.hidden ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

/** Headers of every answer under `/api`, including the gateway's own. */
export const apiHeaders = (): Record<string, string> => ({
  ...constantHeaders,
  'permissions-policy': permissionsPolicy(),
  'content-security-policy': apiContentSecurityPolicy(),
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
});

/** Without type and length. `path` is the requested path, `file` what routeRequest chose for it. */
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

/** shared: other sites may load it; unlisted: not for search engines; private: for people who know the link. */
export type Audience = 'open' | 'shared' | 'unlisted' | 'private' | 'admin';

/** Other hosts the pages talk to, as origins without a trailing slash. */
export interface SiteHosts {
  /** Host of signed photo URLs, to which any page with a form sends photos. */
  readonly photos: string;
  readonly cognito: string;
  /** Without an id the pixel's host is not allowed. */
  readonly pixelId?: string | undefined;
  /** `sha256-...` of the inline scripts. */
  readonly scriptHashes: readonly string[];
}

const pixelSink = 'https://www.facebook.com';

/** Policies of web/components/trusted-html.ts: nothing else becomes HTML or a script. */
const trustedTypes = ['site', 'default'];

/** Of web/admin/device/worker.ts, which installs the admin's worker. */
const workerTypes = 'admin-worker';

/** Inline styles: prerendered CSS and React's style attributes. Scripts by hash; the pixel is an image. */
export function contentSecurityPolicy(audience: Audience, hosts: SiteHosts): string {
  const isAdmin = audience === 'admin';
  const isPrivate = isAdmin || audience === 'private';
  const pictureHosts = isPrivate ? [hosts.photos] : hosts.pixelId ? [pixelSink] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hosts.scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureHosts],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(isPrivate ? [hosts.cognito] : []), hosts.photos],
    'worker-src': [isAdmin ? "'self'" : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': isAdmin ? [...trustedTypes, workerTypes] : trustedTypes,
  };
  return policyOf(directives);
}

/** An API response is never a page. */
export const apiContentSecurityPolicy = (): string =>
  policyOf({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

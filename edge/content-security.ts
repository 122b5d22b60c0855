/**
 * Who gets to see a page or file: anybody, anybody on other sites too, anybody but search engines, or only who
 * knows or may know.
 */
export type Audience = 'open' | 'shared' | 'unlisted' | 'private';

/** The other hosts that the site's pages talk to, each as an origin without a slash at the end. */
export interface SiteHosts {
  /** Where signed addresses of photos point. */
  readonly photos: string;
  readonly cognito: string;
  /** The advertising pixel's id; without one its host stays shut. */
  readonly pixelId?: string | undefined;
  /** Hashes (`sha256-...`) of the site's inline scripts. */
  readonly scriptHashes: readonly string[];
}

const pixelSink = 'https://www.facebook.com';

/** The policies of web/components/trusted-html.ts: what they did not pass never becomes HTML or a script. */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['site', 'default'],
} as const;

/**
 * The Content-Security-Policy of a page; what it does not name is shut. Styles may be inline: prerendered pages
 * inline their CSS, and React writes style attributes. Scripts may not, except those named by hash. The pixel is
 * a picture, and shut out of private pages.
 */
export function contentSecurityPolicy(audience: Audience, hosts: SiteHosts): string {
  const isPrivate = audience === 'private';
  const pictureHosts = isPrivate ? [hosts.photos] : hosts.pixelId ? [pixelSink] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hosts.scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureHosts],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", isPrivate ? hosts.cognito : hosts.photos],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...trustedTypes,
  };
  return policyOf(directives);
}

/** What the API answers is never a page. */
export const apiContentSecurityPolicy = (): string =>
  policyOf({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

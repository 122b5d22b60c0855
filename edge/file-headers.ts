import { adminShell, appShell, notFoundPage } from './site-pages.ts';

/** Folder of files that carry a hash of their content in their name. */
export const hashedFolder = '/assets/';

/** The public settings that the browser reads. Written when the site is deployed or started, never built. */
export const configFile = '/config.json';

/** How long browsers and the CDN keep a file. A deployment empties the CDN's cache. */
const cacheControls = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, s-maxage=3600, must-revalidate',
  plain: 'public, max-age=86400',
} as const;

/** The Cache-Control of a file of the site. */
export function cacheControlOf(file: string): string {
  if (file.startsWith(hashedFolder)) return cacheControls.hashed;
  return file.endsWith('.html') || file === configFile ? cacheControls.page : cacheControls.plain;
}

/** The type of each kind of file that the site has. Texts name their encoding. */
const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
};

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

/** The Content-Type of a file of the site. Every kind has one: a test holds the built site against the table. */
export const contentTypeOf = (file: string): string =>
  contentTypes[extensionOf(file)] ?? 'application/octet-stream';

/** What a file says of itself beyond its type; stored with the object, put into headers at the edge. */
export interface FileMetadata {
  readonly status?: '404';
  readonly robots?: 'noindex';
}

/** The shells answer only addresses that no search engine should keep. */
export const filesWithMetadata: Readonly<Record<string, FileMetadata>> = {
  [notFoundPage]: { status: '404', robots: 'noindex' },
  [appShell]: { robots: 'noindex' },
  [adminShell]: { robots: 'noindex' },
};

export const metadataOf = (file: string): FileMetadata => filesWithMetadata[file] ?? {};

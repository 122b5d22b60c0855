import { adminShell, appShell, notFoundPage } from './site-pages.ts';

/** Files with a content hash in their names. */
export const hashedFolder = '/assets/';

/** The browser's public settings. Written on deploy or start, never built. */
export const configFile = '/config.json';

/** The admin's service worker: at the root, so that it may serve all the admin's addresses. */
export const workerFile = '/admin-worker.js';

/** How long browsers and the CDN keep a file. Pages are asked for anew within seconds, as the owner publishes them. */
const cacheControls = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, s-maxage=5, must-revalidate',
  plain: 'public, max-age=86400',
} as const;

export function cacheControlOf(file: string): string {
  if (file.startsWith(hashedFolder)) return cacheControls.hashed;
  const isPage = file.endsWith('.html') || file === configFile || file === workerFile;
  return isPage ? cacheControls.page : cacheControls.plain;
}

/** Content types by extension; text types name their encoding. */
const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  ico: 'image/vnd.microsoft.icon',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
};

const extensionOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

/** Covers every kind of file: a test checks the built site against the table. */
export const contentTypeOf = (file: string): string =>
  contentTypes[extensionOf(file)] ?? 'application/octet-stream';

/** Metadata stored with the object and turned into headers at the edge. */
export interface FileMetadata {
  readonly status?: '404';
  readonly robots?: 'noindex';
}

/** The shells only answer URLs that search engines should not keep. */
export const filesWithMetadata: Readonly<Record<string, FileMetadata>> = {
  [notFoundPage]: { status: '404', robots: 'noindex' },
  [appShell]: { robots: 'noindex' },
  [adminShell]: { robots: 'noindex' },
};

export const metadataOf = (file: string): FileMetadata => filesWithMetadata[file] ?? {};

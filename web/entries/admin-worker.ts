import { hasPattern } from '#domain/site/redirect-target.ts';

/** Events of a service worker, which the DOM's types leave out. */
interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lifetime {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: Lifetime) => void): void;
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void;
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void;
}
declare const self: Worker;

/** Only files that are the same for everybody: an answer of the API never comes near a cache. */
const { version, files, shell, hashedFolder, settings, pages } = __ADMIN_FILES__;
const family = 'admin-';
const cacheName = family + version;

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  // The name of a hashed file says what is in it: an older version's copy will do.
  const known = file.startsWith(hashedFolder) ? await caches.match(file) : undefined;
  await (known ? cache.put(file, known) : cache.add(file));
}

/** All or nothing: a version that is not there whole is tried again at the next look. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all([...files.map((file) => keepFile(cache, file)), cache.add(settings)]);
  const page = await fetch(shell.path, { cache: 'no-cache' });
  if (!page.ok || (await hashOf(page.clone())) !== shell.hash)
    throw new Error('The shell is of another version.');
  await cache.put(shell.path, page);
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}

const kept = async (file: string, request: Request): Promise<Response> =>
  (await (await caches.open(cacheName)).match(file)) ?? fetch(request);

/** The stage's settings, which hardly ever change: those at hand, and fresh ones for the next time. */
async function keptSettings(event: Asked): Promise<Response> {
  const cache = await caches.open(cacheName);
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok) await cache.put(settings, answer.clone());
    return answer;
  });
  const known = await cache.match(settings);
  event.waitUntil(fresh.catch(() => undefined));
  return known ?? fresh;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) =>
  // Taken over at once, so that what a page loads later comes from here too.
  event.waitUntil(forgetOlder().then(() => self.clients.claim())),
);
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (hasPattern(pages, pathname)) event.respondWith(kept(shell.path, request));
  } else if (pathname === settings) event.respondWith(keptSettings(event));
  else if (files.includes(pathname)) event.respondWith(kept(pathname, request));
});

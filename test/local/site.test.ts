import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Front, startFront } from '#local/front.ts';
import { createSite } from '#local/site/create-site.ts';

const BIG = 'x'.repeat(2000);
const FILES: Readonly<Record<string, string>> = {
  'index.html': `<p>home ${BIG}`,
  'booking/index.html': '<p>booking',
  'blog/first/index.html': '<p>first',
  'app.html': '<p>shell',
  'admin.html': '<p>desk',
  '404.html': '<p>not found',
  'csp.json': '{"scriptHashes":["sha256-abc"]}',
  'assets/main-1234.js': `// ${BIG}`,
  'robots.txt': 'User-agent: *',
};
let folder: string;
let server: Front;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  const hosts = { photos: 'http://photos.local', cognito: 'http://cognito.local' };
  const { serve } = await createSite({ folder, quotes: false, hosts });
  server = await startFront({ handle: serve });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (target: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${target}`, { redirect: 'manual', headers });

test.each([
  ['/', 200, 'home'],
  ['/booking?package=wash', 200, 'booking'],
  ['/blog/first', 200, 'first'],
  ['/blog/newer', 200, 'shell'],
  ['/status/abc', 200, 'shell'],
  ['/admin', 200, 'desk'],
  ['/robots.txt', 200, 'User-agent'],
  ['/nowhere', 404, 'not found'],
  ['/csp.json', 404, 'not found'],
  ['/booking/index.html', 404, 'not found'],
  ['/..%2f..%2fpackage.json', 404, 'not found'],
  ['/assets/gone.js', 404, 'NoSuchKey'],
])('%s answers %i with %s', async (target, status, text) => {
  const response = await get(target);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
});

test.each([
  ['/book-now?utm_source=a', '/booking?utm_source=a'],
  ['/booking/', '/booking'],
  ['/areas/malibu', '/locations/malibu'],
])('%s moves to %s', async (from, to) => {
  const response = await get(from);
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

test('headers are those of the edge: policy with script hashes, caching by file, noindex for the shell', async () => {
  const home = await get('/');
  expect(home.headers.get('content-security-policy')).toContain("'sha256-abc'");
  expect(home.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, must-revalidate');
  const asset = await get('/assets/main-1234.js');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await get('/status/abc')).headers.get('x-robots-tag')).toBe('noindex');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a browser that takes %s gets %s', async (accepted, encoding) => {
  const response = await get('/', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(FILES['index.html']);
});

test('what the browser has already is not sent again', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const again = await get('/', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each([
  ['a list with the weak form of the tag', (etag: string) => `"other", W/${etag}`, 304],
  ['any copy', () => '*', 304],
  ['another copy', () => '"other"', 404],
])('a page that is not there is confirmed to a browser that holds %s', async (_, held, status) => {
  const { headers } = await get('/nowhere', { 'accept-encoding': 'identity' });
  const again = await get('/nowhere', {
    'accept-encoding': 'identity',
    'if-none-match': held(headers.get('etag') ?? ''),
  });
  expect(again.status).toBe(status);
});

test('HEAD says what GET would, and other methods are refused', async () => {
  const head = await fetch(server.url, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(403);
});

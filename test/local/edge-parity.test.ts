import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationEntry, operationNames } from '#domain/operations/table.ts';
import { pages, redirects } from '#domain/site/routes.ts';
import { type Product, startProduct } from '#local/product.ts';
import { synthesise } from '../lib/synthesise.ts';
import { builtFolder, openBuiltSite } from '../web/built-site.ts';
import { cdnOf } from './template-cdn.ts';

const built = await openBuiltSite();
const settings = { QUOTES_ENABLED: 'true', PIXEL_ID: '1234567890' };
const stored = new Set([...built.files, '/config.json']);
const { site } = synthesise('prod', settings, 'own', builtFolder);
const cdn = cdnOf(site, 'boatdetailingla.example', stored);

let dataDirectory: string;
let product: Product;

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'parity-'));
  product = await startProduct({ dataDirectory, empty: true, quotes: true, pixelId: settings.PIXEL_ID });
});

afterAll(async () => {
  await product.stop();
  await rm(dataDirectory, { recursive: true });
});

/** Asks the local server for a target just as it is written: fetch would tidy it up. */
async function ask(target: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const { hostname, port } = new URL(product.url);
  return new Promise<{ status: number; headers: Record<string, string>; body: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path: target, ...options }, async (response) => {
      const headers = response.headers as Record<string, string>; // none of ours is repeated
      resolve({ status: response.statusCode ?? 0, headers, body: await text(response) });
    });
    sent.on('error', reject).end();
  });
}

/** Where the policies name other hosts, those of this machine and those of the template are called the same. */
const anonymous = (value: string) =>
  value
    .replace(/http:\/\/127\.0\.0\.1:\d+|https:\/\/\{Photos\.\w+\}|https:\/\/cognito-idp[^ ;]+/g, 'HOST')
    .replace(/; $/, '');

/** What the network, Node and the clock add. */
const transport = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'etag', 'vary'];

const comparable = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !transport.includes(name))
      .map(([name, value]) => [name, anonymous(value)])
      .sort(),
  );

const kinds = new Map([...built.files].map((file) => [path.extname(file), file]));
kinds.delete('.html');
const files = [...kinds.values(), '/flags/flag-restorer.png', '/config.json'].filter(
  (file) => file !== '/csp.json',
);

const targets = [
  ...pages.map((page) => page.path),
  ...[...built.pages.keys()].filter((page) => page.startsWith('/blog/')),
  ...files,
  ...Object.keys(redirects).map((from) => from.replace('*', 'malibu')),
  ...[
    '/status/aaaaaaaaaaaaaaaaaaaaaa',
    '/admin',
    '/admin/calendar',
    '/admin/customers/some-id',
    '/adminka',
    '/adminka/login',
    '/adminka/account',
    '/quotes/new',
    '/quote/abc',
  ],
  ...['/status/a/b', '/status', '/admin/', '/admin/users', '/adminka/other', '/quote', '/thank-you/'],
  ...['/blog/newer-than-the-build', '/blog/a/b', '/blog/', '/services/', '/services//', '/nothing'],
  ...[
    '/index.html',
    '/app.html',
    '/admin.html',
    '/404.html',
    '/services/index.html',
    '/csp.json',
    '/.git/config',
    '/api',
  ],
  ...[
    '//evil.example/',
    '/\\evil.example',
    '/%2e%2e/etc/passwd',
    '/assets/..%2fapp.html',
    '/a%0d%0aset-cookie:x',
  ],
  ...['/__proto__', '/constructor', `/${'a'.repeat(3000)}`, '/SERVICES', '/services;a=b', '/_local'],
];

test.each(targets)('%s is answered as the edge answers it', async (target) => {
  const edge = cdn(target);
  const local = await ask(target, { headers: { 'accept-encoding': 'identity' } });
  expect(local.status).toBe(edge.status);
  expect(comparable(local.headers)).toEqual(comparable(edge.headers));
  if (edge.file === undefined || !/\.(html|txt|xml|json|webmanifest)$/.test(edge.file)) return;
  if (edge.file !== '/config.json') expect(local.body).toBe(await built.read(edge.file));
});

test.each([
  ['/book-now', 'package=wash&utm_source=a%20b'],
  ['/areas/malibu/', 'a=1&a=2'],
  ['/status/aaaaaaaaaaaaaaaaaaaaaa/', 'x=%0d%0a'],
])('%s?%s moves to the same place', async (target, query) => {
  const edge = cdn(target, query);
  expect(edge.status).toBe(301);
  const { status, headers } = await ask(`${target}?${query}`);
  expect([status, headers.location]).toEqual([301, edge.headers.location]);
});

/** Each operation, and paths that the gateway refuses by itself. */
const calls = [
  ...operationNames.map((name) => ({ ...operationEntry(name), name })),
  { method: 'GET', path: '/nothing', name: 'no operation' },
  { method: 'DELETE', path: '/lead-intake', name: 'another method' },
  { method: 'OPTIONS', path: '/lead-intake', name: 'a preflight' },
].map(({ name, method, path: target }) => ({
  name,
  method,
  target: `/api${target.replace(/\{\w+\}/, 'x')}`,
}));

test.each(calls)(
  '$name: every answer of the API carries the headers of the edge',
  async ({ method, target }) => {
    const { headers, behavior } = cdn(target);
    const local = await ask(target, { method });
    expect(comparable(local.headers)).toMatchObject(comparable(headers));
    expect(local.headers['cache-control']).toBe('no-store');
    expect(local.headers['content-type']).toMatch(/^application\/json/);
    // Amazon's managed policy that keeps nothing.
    expect(behavior.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is for the API alone', async (method) => {
  for (const target of ['/', '/booking', '/status/aaaaaaaaaaaaaaaaaaaaaa', '/config.json', '/robots.txt']) {
    expect(cdn(target).behavior.AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
    expect((await ask(target, { method })).status).toBe(403);
  }
});

test.each(['/', '/nothing', '/robots.txt', '/config.json', '/favicon.ico', '/book-now'])(
  'HEAD of %s says what GET says, without a body',
  async (target) => {
    const [head, get] = [await ask(target, { method: 'HEAD' }), await ask(target)];
    expect([head.status, head.body]).toEqual([get.status, '']);
    expect(comparable(head.headers)).toEqual(comparable(get.headers));
  },
);

test.each(['/', '/nothing', '/status/aaaaaaaaaaaaaaaaaaaaaa', '/robots.txt'])(
  'a browser that holds %s is told to use its copy, under the same headers',
  async (target) => {
    const first = await ask(target);
    const again = await ask(target, { headers: { 'if-none-match': first.headers.etag ?? '' } });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(comparable(again.headers)).toMatchObject({
      'content-security-policy': comparable(first.headers)['content-security-policy'],
      'cache-control': first.headers['cache-control'],
    });
  },
);

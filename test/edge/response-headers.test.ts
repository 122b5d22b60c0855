import { expect, test } from 'vitest';
import type { SiteHosts } from '#edge/content-security.ts';
import { apiHeaders, audienceOf, responseHeaders } from '#edge/response-headers.ts';

const hosts: SiteHosts = {
  photos: 'https://photos.example',
  cognito: 'https://cognito.example',
  scriptHashes: ['sha256-abc='],
};
const withPixel: SiteHosts = { ...hosts, pixelId: '1234567890' };

const policyOf = (path: string, given = hosts) => {
  const text = responseHeaders(path, '/index.html', given)['content-security-policy'] ?? '';
  return new Map(
    text.split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
};

const privatePaths = [
  '/status/abc',
  '/admin',
  '/admin/customers/some-id',
  '/admin/finish/some-id',
  '/adminka',
  '/adminka/login',
  '/adminka/account',
  '/quotes/new',
  '/quote/abc',
];
const openPaths = ['/', '/booking', '/blog', '/blog/any-post', '/locations/malibu', '/nothing-here'];

test.each([
  ...privatePaths.map((path) => [path, path.startsWith('/admin') ? 'admin' : 'private']),
  ...openPaths.map((path) => [path, 'open']),
  ['/thank-you', 'unlisted'],
  ['/my-link', 'unlisted'],
])('%s is %s', (path, audience) => {
  expect(audienceOf(path)).toBe(audience);
});

test.each([...privatePaths, '/thank-you'])('%s sends no referrer and is not indexed', (path) => {
  expect(responseHeaders(path, path.startsWith('/admin') ? '/admin.html' : '/app.html', hosts)).toMatchObject(
    {
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  );
});

test.each(openPaths)('%s may be indexed', (path) => {
  expect(responseHeaders(path, '/index.html', hosts)).not.toHaveProperty('x-robots-tag');
});

test.each([...openPaths, ...privatePaths, '/thank-you'])(
  '%s is not indexed where the site is not public',
  (path) => {
    expect(responseHeaders(path, '/index.html', { ...hosts, hidden: true })).toMatchObject({
      'x-robots-tag': 'noindex',
    });
  },
);

test.each([
  ['a post that the shell answers', '/blog/any-post', '/app.html'],
  ['the 404 page', '/nothing-here', '/404.html'],
])('%s is not indexed', (_, path, file) => {
  expect(responseHeaders(path, file, hosts)).toMatchObject({ 'x-robots-tag': 'noindex' });
});

test.each([...openPaths, ...privatePaths, '/thank-you'])(
  '%s runs only scripts of its own or named by hash',
  (path) => {
    expect(policyOf(path).get('script-src')).toBe("'self' 'sha256-abc='");
    expect(policyOf(path).get('frame-ancestors')).toBe("'none'");
    expect(policyOf(path).get('object-src')).toBe("'none'");
  },
);

test('the booking, the status page and the admin may send photos, only private pages may sign in', () => {
  expect(policyOf('/booking').get('connect-src')).toBe("'self' https://photos.example");
  expect(policyOf('/status/AAAAAAAAAAAAAAAAAAAAAA').get('connect-src')).toContain('https://photos.example');
  expect(policyOf('/admin').get('connect-src')).toBe("'self' https://cognito.example https://photos.example");
  expect(policyOf('/admin').get('img-src')).toContain('https://photos.example');
});

test.each([...openPaths, '/thank-you'])(
  '%s lets the pixel’s picture in, and no script of its network',
  (path) => {
    const policy = policyOf(path, withPixel);
    expect(policy.get('img-src')).toContain('https://www.facebook.com');
    policy.delete('img-src');
    expect([...policy.values()].join(' ')).not.toContain('facebook');
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
  },
);

test.each(privatePaths)('%s never lets the pixel in', (path) => {
  expect([...policyOf(path, withPixel).values()].join(' ')).not.toContain('facebook');
});

test('hashed files are kept for good, pages are asked for again', () => {
  expect(responseHeaders('/', '/assets/a-1f.js', hosts)['cache-control']).toContain('immutable');
  expect(responseHeaders('/', '/index.html', hosts)['cache-control']).toContain('must-revalidate');
  expect(responseHeaders('/', '/config.json', hosts)['cache-control']).toContain('must-revalidate');
  expect(responseHeaders('/', '/robots.txt', hosts)['cache-control']).toBe('public, max-age=86400');
});

test('only the admin’s pages may install a worker', () => {
  for (const path of [...openPaths, ...privatePaths, '/thank-you']) {
    const isAdmin = path.startsWith('/admin');
    expect(policyOf(path).get('worker-src')).toBe(isAdmin ? "'self'" : "'none'");
    expect(policyOf(path).get('trusted-types')).toBe(`site default${isAdmin ? ' admin-worker' : ''}`);
  }
});

test.each([...privatePaths, ...openPaths, '/thank-you'])(
  '%s opens no camera, unless the owner works there',
  (path) => {
    const policy = responseHeaders(path, '/index.html', hosts)['permissions-policy']?.split(', ');
    expect(policy).toContain(path.startsWith('/admin') ? 'camera=(self)' : 'camera=()');
    expect(apiHeaders()['permissions-policy']).toContain('camera=()');
  },
);

import { expect, test } from 'vitest';
import { pages } from '#domain/site/routes.ts';
import { filesWithMetadata } from '#edge/file-headers.ts';
import { routeRequest } from '#edge/route-request.ts';
import { routeTable } from '#edge/route-table.ts';
import { edgeFunctionLimit, viewerRequestCode, viewerResponseCode } from '#lib/edge-functions.ts';
import { runEdge } from './run-edge.ts';

const table = routeTable({ posts: ['first-post'], files: ['/assets/', '/robots.txt'], quotes: false });
const requestCode = viewerRequestCode(table, 'boats.example');

const request = (uri: string, query?: string, host = 'boats.example') =>
  runEdge(requestCode, { request: { uri, headers: { host: { value: host } }, rawQueryString: () => query } });

test.each([
  ...pages.map(({ path }) => path),
  ...['/blog/first-post', '/blog/later', '/status/abc', '/admin', '/robots.txt', '/nothing', '/assets/a.js'],
])('what is deployed names the same file for %s as edge/ does', (path) => {
  expect(routeRequest(path, '', table)).toMatchObject({ kind: 'file', file: request(path).uri });
});

test('redirects with 301 and the query as it came', () => {
  expect(request('/areas/malibu', 'a=%20&a=2')).toMatchObject({
    statusCode: 301,
    headers: { location: { value: '/locations/malibu?a=%20&a=2' } },
  });
});

test('redirects www to the bare host, path and query kept', () => {
  expect(request('/booking', 'package=wash', 'www.boats.example')).toMatchObject({
    statusCode: 301,
    headers: { location: { value: 'https://boats.example/booking?package=wash' } },
  });
});

test("redirects CloudFront's own name to the domain, path and query kept", () => {
  expect(request('/status/abc', 'a=b', 'd111111abcdef8.cloudfront.net')).toMatchObject({
    statusCode: 301,
    headers: { location: { value: 'https://boats.example/status/abc?a=b' } },
  });
});

test("without a domain CloudFront's own name is the site's", () => {
  const code = viewerRequestCode(table, undefined);
  const headers = { host: { value: 'd111111abcdef8.cloudfront.net' } };
  const event = { request: { uri: '/booking', headers, rawQueryString: () => '' } };
  expect(runEdge(code, event)).toMatchObject({ uri: '/booking/index.html' });
});

test('keeps room below the limit for a hundred posts', () => {
  const posts = Array.from({ length: 100 }, (_, number) => `a-post-with-a-rather-long-slug-${number}`);
  const code = viewerRequestCode(routeTable({ posts, files: [], quotes: true }), 'boats.example');
  expect(Buffer.byteLength(code)).toBeLessThan(edgeFunctionLimit);
});

test('refuses to build a function that CloudFront would refuse', () => {
  const posts = Array.from({ length: 500 }, (_, number) => `a-post-with-a-rather-long-slug-${number}`);
  expect(() => viewerRequestCode(routeTable({ posts, files: [], quotes: true }), undefined)).toThrow(
    /10240 is the limit/,
  );
});

test.each([
  ['viewer-request', requestCode],
  ['viewer-response', viewerResponseCode()],
])('%s uses no syntax that CloudFront does not know', (_, code) => {
  expect(code).not.toMatch(/\?\.|\?\?|\bclass\b|\.\.\.|\bof\b|`/);
});

const respond = (statusCode: number, headers: Record<string, { value: string }>) =>
  runEdge(viewerResponseCode(), { response: { statusCode, headers } });

test('the 404 page goes out with status 404 and not to be indexed', () => {
  const metadata = { ...filesWithMetadata['/404.html'] };
  const headers = Object.fromEntries(
    Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, { value }]),
  );
  expect(respond(200, headers)).toEqual({
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'x-robots-tag': { value: 'noindex' } },
  });
});

test('a page without metadata passes unchanged', () => {
  const headers = { 'content-type': { value: 'text/html' } };
  expect(respond(200, headers)).toEqual({ statusCode: 200, headers });
});

test('a stored copy of the 404 page may be confirmed', () => {
  expect(respond(304, { 'x-amz-meta-status': { value: '404' } })).toMatchObject({ statusCode: 304 });
});

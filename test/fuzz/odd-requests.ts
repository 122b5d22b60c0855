import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { bodyLimit } from '#functions/runtime/pipeline.ts';
import { type Body, credentialWords } from './call.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

const bytes = (...parts: (string | Iterable<number>)[]): Body => ({
  base64: Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Uint8Array.from(part))),
  ).toString('base64'),
});

/** A JSON object of exactly this many bytes. */
const ofSize = (size: number) => `{"notes":"${'x'.repeat(size - 12)}"}`;

const bomb = bytes(gzipSync(Buffer.alloc(20_000_000)));

/** Bodies that are no JSON object, or a very odd one. */
export const oddBody = (good: fc.Arbitrary<object>): fc.Arbitrary<Body> =>
  fc.oneof(
    fc.tuple(good, fc.nat(400)).map(([body, length]) => ({ text: JSON.stringify(body).slice(0, length) })),
    good.map((body) => bytes([0xef, 0xbb, 0xbf], JSON.stringify(body))),
    good.map((body) => bytes(Buffer.from(JSON.stringify(body), 'utf16le'))),
    good.map((body) => bytes(gzipSync(JSON.stringify(body)))),
    good.map((body) => ({
      text: JSON.stringify(body).replace('{', '{"status":7,"__proto__":{"a":1},"notes":[],'),
    })),
    good.map((body) => ({ text: JSON.stringify([body]) })),
    good.map((body) => ({ text: `${JSON.stringify(body)}${JSON.stringify(body)}` })),
    fc.uint8Array({ minLength: 1, maxLength: 300 }).map((array) => bytes(array)),
    fc.constantFrom(bodyLimit - 1, bodyLimit, bodyLimit + 1, 300_000).map((size) => ({ text: ofSize(size) })),
    fc
      .constantFrom(
        'null',
        '7',
        '"text"',
        '{',
        '{"a":1e400}',
        `${'['.repeat(20_000)}`,
        `{"a":${'{"a":'.repeat(5000)}`,
      )
      .map((text) => ({ text })),
    fc.constant(bomb),
    hostileValue.map((value) => ({ text: JSON.stringify(value) })),
  );

const oddTypes = [
  'application/json; charset=utf-16',
  'application/json;charset=ISO-8859-1',
  'APPLICATION/JSON',
  'application/json-patch+json',
  'application/problem+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  ';',
  '',
  'x'.repeat(4000),
];
const headerText = hostileText.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 4000));
export const oddHeader: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  fc.constantFrom(...oddTypes).map((type) => ['content-type', type] as const),
  fc
    .constantFrom('gzip', 'br', 'identity', 'deflate, gzip', 'nonsense')
    .map((coding) => ['content-encoding', coding] as const),
  headerText.map((text) => ['idempotency-key', text] as const),
  fc
    .constantFrom('k'.repeat(64), 'k'.repeat(65), 'k'.repeat(8000), 'same-key-again')
    .map((key) => ['idempotency-key', key] as const),
  headerText.map((text) => ['x-origin-verify', text] as const),
  // A second one beside the right one: whoever reads must not take this, nor both.
  fc.constantFrom('Bearer other', 'Basic eA==').map((value) => ['authorization', value] as const),
  headerText.map((text) => ['x-forwarded-for', text] as const),
  headerText.map((text) => ['cookie', text] as const),
  headerText.map((text) => ['x-http-method-override', text] as const),
  fc.constantFrom('text/html', '*/*;q=0', '\u00ff').map((accept) => ['accept', accept] as const),
  fc.constantFrom('evil.example', '', '[::1]', 'a b').map((host) => ['x-forwarded-host', host] as const),
);

export const oddCredential = fc.oneof(
  fc.constantFrom(
    '',
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Basic YWRtaW46YWRtaW4=',
    'Bearer eyJhbGciOiJub25lIn0.eyJjb2duaXRvOmdyb3VwcyI6WyJhZG1pbiJdfQ.',
    `Bearer ${credentialWords.adminToken}x`,
    `Bearer ${credentialWords.publicKey}x`,
    `Bearer x, Bearer ${credentialWords.publicKey}`,
    `Bearer ${'a.'.repeat(3000)}`,
  ),
  headerText,
);

export const oddPath = fc.oneof(
  hostileText.map((text) => `/api/${encodeURIComponent(text.toWellFormed())}`),
  fc.constantFrom(
    '/api/',
    '/api//',
    '/api/../api/health',
    '/api/%2e%2e/health',
    '/api/health/',
    '/api/HEALTH',
    '/api/health%00',
  ),
  fc.constantFrom(
    '/api/__proto__',
    '/api/constructor/x',
    '/api/admin-leads/a/b/c',
    '/api/*',
    '/api/:id',
    '/api/%',
    '/api/[',
    '/api/\\',
  ),
  fc.constant(`/api/${'a/'.repeat(4000)}`),
);

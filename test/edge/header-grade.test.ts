import { expect, test } from 'vitest';
import { pages, postPath } from '#domain/site/routes.ts';
import { apiHeaders, audiencePaths, responseHeaders } from '#edge/response-headers.ts';

type Headers = Readonly<Record<string, string>>;

const hosts = { photos: 'https://photos.example', cognito: 'https://cognito.example', scriptHashes: [] };

const policyOf = (headers: Headers) =>
  new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const sources = (headers: Headers, directive: string): readonly string[] =>
  policyOf(headers).get(directive) ?? policyOf(headers).get('default-src') ?? ['*'];
const secondsOf = (headers: Headers) =>
  Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);

/**
 * The score modifiers of MDN's HTTP Observatory (developer.mozilla.org/observatory/docs/tests_and_scoring). It
 * begins at 100; what is above counts from 90 on. Cookies, CORS and redirection stand at 0: the site sets no
 * cookie and no CORS header, and the CDN redirects to HTTPS on the same host.
 */
const observatory: Readonly<Record<string, (headers: Headers) => number>> = {
  'Content Security Policy': (headers) => {
    if (!headers['content-security-policy']) return -25;
    const script = sources(headers, 'script-src');
    if (script.some((source) => ["'unsafe-inline'", 'data:', 'https:', '*'].includes(source))) return -20;
    if (sources(headers, 'object-src').includes('*')) return -20;
    if (script.includes("'unsafe-eval'")) return -10;
    if ([...policyOf(headers).values()].flat().some((source) => source.startsWith('http:'))) return -20;
    if (sources(headers, 'style-src').includes("'unsafe-inline'")) return 0;
    return sources(headers, 'default-src').join() === "'none'" ? 10 : 5;
  },
  'Cross Origin Resource Policy': (headers) =>
    ['same-origin', 'same-site'].includes(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  'Referrer Policy': (headers) =>
    ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
      headers['referrer-policy'] ?? '',
    )
      ? 5
      : -5,
  'Strict Transport Security': (headers) => {
    if (secondsOf(headers) === 0) return -20;
    return secondsOf(headers) < 15_768_000 ? -10 : 0;
  },
  'X-Content-Type-Options': (headers) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'X-Frame-Options': (headers) => {
    if (policyOf(headers).has('frame-ancestors')) return 5;
    return headers['x-frame-options'] === 'DENY' ? 0 : -20;
  },
};

function scoreOf(headers: Headers): number {
  const modifiers = Object.values(observatory).map((modifier) => modifier(headers));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const score = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return score < 90 ? score : score + sum(modifiers.filter((modifier) => modifier > 0));
}

/**
 * What the OWASP Secure Headers Project recommends (owasp.org/www-project-secure-headers, "Best practices").
 * Left out, with reasons in docs/decisions/content-security-policy.md: Cross-Origin-Embedder-Policy.
 * Clear-Site-Data has no place: signing out calls no address of ours.
 */
const owasp: Readonly<Record<string, (headers: Headers) => boolean>> = {
  'HSTS for a year, subdomains too': (headers) =>
    secondsOf(headers) >= 31_536_000 && /includeSubDomains/.test(headers['strict-transport-security'] ?? ''),
  'no frames': (headers) =>
    headers['x-frame-options'] === 'DENY' && sources(headers, 'frame-ancestors').join() === "'none'",
  'no sniffing': (headers) => headers['x-content-type-options'] === 'nosniff',
  'a policy that names its defaults': (headers) =>
    ["'none'", "'self'"].includes(sources(headers, 'default-src').join()),
  'no plugins': (headers) => sources(headers, 'object-src').join() === "'none'",
  'no data for other sites policies': (headers) => headers['x-permitted-cross-domain-policies'] === 'none',
  'a window of its own': (headers) => headers['cross-origin-opener-policy'] === 'same-origin',
  'resources of its own': (headers) => 'cross-origin-resource-policy' in headers,
  'no microphone, place': (headers) =>
    ['microphone', 'geolocation'].every((feature) =>
      headers['permissions-policy']?.split(', ').includes(`${feature}=()`),
    ),
  'nothing that tells of the machinery': (headers) =>
    !Object.keys(headers).some((name) => /^(server|x-powered-by|via|x-amz-)/.test(name)),
  'no header that has outlived its use': (headers) =>
    !['x-xss-protection', 'expect-ct', 'public-key-pins', 'pragma'].some((name) => name in headers),
};

const pathsOf = [
  ...pages.map(({ path }) => path),
  postPath('any'),
  ...Object.values(audiencePaths)
    .flat()
    .map((path) => path.replace('*', 'abc')),
  '/nothing-here',
  '/config.json',
];
const graded: readonly (readonly [where: string, headers: Headers])[] = [
  ...['', '1234567890'].flatMap((pixelId) =>
    pathsOf.map(
      (path) =>
        [
          `${path}${pixelId && ' with the pixel'}`,
          responseHeaders(path, '/index.html', { ...hosts, pixelId }),
        ] as const,
    ),
  ),
  ['the API', apiHeaders()],
];

test.each(graded)('%s is graded A+ by the rules of the HTTP Observatory', (where, headers) => {
  const isShared = where.startsWith('/flags/') || where.startsWith('/og/');
  expect(scoreOf(headers)).toBeGreaterThanOrEqual(isShared ? 110 : 120);
});

test.each(graded)('%s has the headers that OWASP recommends', (_, headers) => {
  const missing = Object.entries(owasp).filter(([, holds]) => !holds(headers));
  expect(missing.map(([rule]) => rule)).toEqual([]);
});

test.each([
  ['without a policy', { 'content-security-policy': '' }, 75],
  [
    'with inline scripts',
    { 'content-security-policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" },
    80,
  ],
  ['that may be read over HTTP', { 'strict-transport-security': '' }, 80],
])('a page %s would be graded lower', (_, changes, score) => {
  expect(scoreOf({ ...responseHeaders('/', '/index.html', hosts), ...changes })).toBe(score);
});

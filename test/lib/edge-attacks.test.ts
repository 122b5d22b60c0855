import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areas } from '#domain/place/areas.ts';
import { adminRoutes, appRoutes, pages, quoteRoutes, redirectOf, redirects } from '#domain/site/routes.ts';
import { fileOfPage } from '#edge/site-pages.ts';
import { resourcesOf } from './resources.ts';
import { runEdge } from './run-edge.ts';
import { synthesise } from './synthesise.ts';

const host = 'boatdetailingla.example';
const { site } = synthesise('prod', { QUOTES_ENABLED: 'true' });
/** What is deployed: the code that stands in the template. */
const [, viewerRequest] =
  resourcesOf(site, 'AWS::CloudFront::Function').find(([id]) => id.startsWith('CdnViewerRequest')) ?? [];
const code = String(viewerRequest?.Properties.FunctionCode);

interface Outcome {
  /** The file that the cache is asked for. */
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location?: { readonly value: string } };
}
const ask = (uri: string, query = '', hostname = host): Outcome =>
  runEdge(code, { request: { uri, headers: { host: { value: hostname } }, rawQueryString: () => query } });
const locationOf = ({ headers }: Outcome) => headers?.location?.value;

test.each(pages.map(({ path }) => path))('%s is served from its prerendered file', (path) => {
  expect(ask(path).uri).toBe(fileOfPage(path));
});

test.each([...appRoutes, ...quoteRoutes].map((path) => path.replace('*', 'some-slug')))(
  '%s is served by the app shell',
  (path) => {
    expect(ask(path).uri).toBe('/app.html');
  },
);

test.each(adminRoutes.map((path) => path.replace('*', 'some-id')))(
  "%s is served by the admin's own shell",
  (path) => {
    expect(ask(path).uri).toBe('/admin.html');
  },
);

test.each(
  Object.keys(redirects).flatMap((path) => [path.replace('*', 'malibu'), `${path.replace('*', 'malibu')}/`]),
)('%s redirects as the table says, query kept as it came', (path) => {
  const target = redirectOf(path);
  expect(target).toMatch(/^\/\w/);
  expect(ask(path, 'utm_source=a%20b&utm_source=c&empty=')).toMatchObject({
    statusCode: 301,
    headers: { location: { value: `${target}?utm_source=a%20b&utm_source=c&empty=` } },
  });
});

test.each(pages.filter(({ path }) => path !== '/').map(({ path }) => path))('%s/ loses its slash', (path) => {
  expect(locationOf(ask(`${path}/`))).toBe(path);
});

/** What must lead nowhere: a file of the site is not named, and no redirect is made. */
const attacks = [
  ['another site', '//evil.example'],
  ['another site with a path', '//evil.example/areas/malibu'],
  ['another site behind many slashes', '////evil.example/'],
  ['another site by a backslash', '/\\evil.example'],
  ['another site by a slash and a backslash', '/areas/\\\\evil.example'],
  ['another site as a whole address', 'https://evil.example/'],
  ['a path that does not begin with a slash', 'evil.example'],
  ['traversal', '/../app.html'],
  ['traversal out of a folder', '/assets/../app.html'],
  ['encoded traversal', '/%2e%2e/app.html'],
  ['encoded traversal out of a folder', '/assets/..%2f..%2fcsp.json'],
  ['doubly encoded traversal', '/assets/%252e%252e%252fcsp.json'],
  ['an encoded slash', '/services%2fcomplete-detail'],
  ['an encoded null', '/booking%00.html'],
  ['a null', '/booking\0'],
  ['a line break', '/areas/malibu\r\nset-cookie: a=b'],
  ['a line break in unicode', '/areas/malibu\u2028x'],
  ['a tab', '/areas/\tmalibu'],
  ['a space', '/areas/ malibu'],
  ['an address beyond all length', `/areas/${'a'.repeat(8000)}`],
  ['a slug beyond all length', `/status/${'a'.repeat(8000)}`],
  ['slashes beyond all length', '/'.repeat(8000)],
  ['a property of every object', '/constructor'],
  ['the prototype', '/__proto__'],
  ['a family that is no family', '/hasOwnProperty/x'],
  ['a page under its file name', '/services/index.html'],
  ['the app shell under its file name', '/app.html'],
  ["the admin's shell under its file name", '/admin.html'],
  ['the policy that the build leaves', '/csp.json'],
  ['what exists on one machine only', '/_local/inbox.json'],
] as const;

test.each(attacks)('%s gets the 404 page', (_, path) => {
  expect(ask(path)).toMatchObject({ uri: '/404.html' });
  expect(ask(path).statusCode).toBeUndefined();
});

test.each(attacks)(
  "%s gets the 404 page under www too, or is handed on to the site's own name",
  (_, path) => {
    const answer = ask(path, '', `www.${host}`);
    const location = locationOf(answer);
    if (location === undefined) {
      expect(answer).toMatchObject({ uri: '/404.html' });
      return;
    }
    expect(new URL(location).host).toBe(host);
    expect(location).toMatch(/^[!-~]+$/);
  },
);

test.each([
  ['a line break in the query', '/areas/malibu', 'a=b\r\nset-cookie: c=d'],
  ['a space in the query', '/book-now', 'a b'],
  ['unicode in the query', '/book-now', 'a=\u2028'],
])('%s does not come back in a header', (_, path, query) => {
  expect(locationOf(ask(path, query))).toBe(redirectOf(path));
});

test.each(['www.evil.example', 'evil.example', `www.${host}.evil.example`, `www.www.${host}`, ''])(
  'the host "%s" is not redirected to',
  (hostname) => {
    expect(ask('/booking', '', hostname)).toMatchObject({ uri: '/booking/index.html' });
  },
);

test('www leads to the bare host, whatever the case', () => {
  expect(locationOf(ask('/booking', 'package=wash', `WWW.${host.toUpperCase()}`))).toBe(
    `https://${host}/booking?package=wash`,
  );
});

test('whatever is asked for, a redirect stays on the site and a file is one of the site', () => {
  const words = [
    ...Object.keys(redirects),
    ...areas.map(({ slug }) => slug),
    '..',
    '%2e%2e',
    '%0d%0a',
    '\\',
    '',
    '?',
    '#',
    '//',
  ];
  const part = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 12 }), fc.webPath());
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), fc.string({ maxLength: 20 }), (parts, query) => {
      const outcome = ask(`/${parts.join('/')}`, query);
      const location = locationOf(outcome);
      if (location === undefined) {
        expect(outcome.uri).toMatch(
          /^\/(?:404\.html|app\.html|(?:[\w-]+\/)*index\.html|[\w-]+(?:\/[\w.~!$&'()*+,;=:@-]+)*\.?\w*)$/,
        );
        expect(outcome.uri).not.toContain('..');
        return;
      }
      const { origin, protocol } = new URL(location, `https://${host}/`);
      expect([origin, protocol]).toEqual([`https://${host}`, 'https:']);
      expect(location).toMatch(/^\/(?!\/)[!-~]*$/);
    }),
    { numRuns: 200 },
  );
});

import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { type Content, contentKinds, contentSchemas } from '#domain/content/content.ts';
import { packageFields } from '#domain/content/packages.ts';
import type { SiteContent } from '#domain/content/shown-content.ts';
import type { SiteRenderer } from '#domain/content/site-renderer.ts';
import { withoutHiddenMarks } from '#domain/plain-text.ts';
import { packageIds, serviceTokens } from '#domain/price/packages.ts';
import { policyFile } from '#edge/policy-file.ts';
import { injectionNames, injections } from '../hostile-texts.ts';
import { attributes, builtFolder, openBuiltSite } from './built-site.ts';

const site = await openBuiltSite();
let renderer: SiteRenderer;
/** The pages with nothing hostile on them. */
let plain: ReadonlyMap<string, string>;
beforeAll(async () => {
  renderer = await import(pathToFileURL(`${builtFolder}-server/site-server.js`).href);
  plain = await pagesWith(filled);
});

const id = 'one';
const plainWords = Object.fromEntries(packageFields.map((field) => [field, `Plain ${field}`]));
const plainPackages = Object.fromEntries(
  packageIds.map((name) => [name, { ...plainWords, is_floor: true }]),
) as unknown as Content['packages']; // all fields of each
/** Every field of every kind, filled in and other than what ships. */
const filled: Content = {
  prices: { complete: 33, exterior: 17, interior: 18, restorer: 37, wash: 9 },
  surcharges: { ...shippedContent.surcharges, 'condition Good': { least: 5, most: 12 } },
  packages: plainPackages,
  steps: Object.fromEntries(
    serviceTokens.map((token) => [token, { summary: 'Plain summary', items: [{ id, text: 'Plain step' }] }]),
  ) as Content['steps'], // of each service
  announcement: {
    text: 'Plain words',
    link: { label: 'Plain label', to: '/booking' },
    ends_at: '2099-01-01T00:00:00.000Z',
  },
  questions: { items: [{ id, question: 'Plain question', answer: 'Plain answer' }] },
  contact: { email: 'plain@example.com' },
  links: { items: [{ id, label: 'Plain profile', href: 'https://plain.example/' }] },
  reasons: { items: [{ id, title: 'Plain title', text: 'Plain reason' }] },
  testimonials: {
    items: [
      { id, name: 'Plain name', area: 'Plain area', quote: 'Plain quote', rating: 4, boatType: 'Sailboat' },
    ],
  },
  reviews: {
    items: [
      { id, name: 'Plain name', quote: 'Plain words', source: 'Plain source', rating: 4, date: '2026-01-01' },
    ],
  },
  areas: {
    items: shippedContent.areas.items.map((item, place) =>
      place === 0 ? { ...item, city: 'Plain city', notes: 'Plain note' } : item,
    ),
  },
  terms: { items: [{ id, heading: 'Plain heading', text: 'Plain terms' }], version: '2026-01-01' },
  privacy: { items: [{ id, heading: 'Plain heading', text: 'Plain policy' }], version: '2026-01-01' },
};

type Kind = keyof Content;
type Path = readonly (string | number)[];

/** Where a text stands. */
const textsOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
};

function withText<Value>(value: Value, [name, ...rest]: Path, text: string): Value {
  if (name === undefined) return text as Value; // stands where a text stood
  const inside = value as Record<string, unknown>; // has this path
  const changed = withText(inside[name], rest, text);
  return (Array.isArray(value) ? value.with(Number(name), changed) : { ...inside, [name]: changed }) as Value;
}

const fields = contentKinds.flatMap((kind) => textsOf(filled[kind]).map((path) => ({ kind, path })));

/** What is left of a text that is sent in all fields at once: those that refuse it stay as they were. */
function sentEverywhere(text: string): { content: Content; taken: readonly string[] } {
  const taken: string[] = [];
  let content = filled;
  for (const { kind, path } of fields) {
    const tried = contentSchemas[kind].safeParse(withText(content[kind], path, text));
    if (!tried.success) continue;
    content = { ...content, [kind]: tried.data };
    taken.push([kind, ...path].join('.'));
  }
  return { content, taken };
}

const shown = (content: Content): SiteContent => ({
  ...content,
  profile_url: 'https://example.com/profile',
  answer_time: 'within two days',
  approved: [{ rating: 5, words: 'Plain words', written_at: '2026-01-01T00:00:00.000Z', signature: 'Plain' }],
});

const script = /<script\b([^>]*)>(.*?)<\/script>/gs;
const isData = (tag: string) => /type="application\/(?:ld\+)?json"/.test(tag);
const dataOf = (html: string) => [...html.matchAll(script)].filter(([, tag = '']) => isData(tag));
const inlineOf = (html: string) =>
  [...html.matchAll(script)].flatMap(([, tag = '', text = '']) => (isData(tag) || text === '' ? [] : [text]));

/** Elements with the names of their attributes, in order; no text, no value. */
const elementsOf = (html: string): readonly string[] =>
  [
    ...html
      .replace(script, '<script$1></script>')
      .matchAll(/<(\/?[a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi),
  ].map(
    ([, name, rest = '']) =>
      `${name} ${[...rest.matchAll(/([\w-]+)(?:="[^"]*")?/g)].map(([, one]) => one).join(' ')}`,
  );

/** Texts of several lines are lists, or paragraphs, that grow. */
const linesAsOne = (elements: readonly string[]): string =>
  elements.join('\n').replace(/((?:li|p) \n\/(?:li|p) \n)\1+/g, '$1');

/** The pages on which all of it stands. */
const paths = [
  '/',
  '/services',
  '/services/complete-detail',
  '/booking',
  '/locations/malibu',
  '/terms',
  '/privacy',
];
const pagesWith = async (content: Content): Promise<ReadonlyMap<string, string>> => {
  const html = paths.map(
    async (path) => [path, (await renderer.renderPath(path, shown(content))) ?? ''] as const,
  );
  return new Map(await Promise.all(html));
};

const legalTags = /^\/?(?:p|ul|ol|li|strong|em|a|code|pre|blockquote|hr|br|h2|s)(?: (?:href|rel|id))* ?$/;

test('every field that holds a text is tried', () => {
  expect(fields.length).toBeGreaterThan(32);
});

test.each(injectionNames)('%s in every field is refused, or stands there as a text', async (name) => {
  const { content } = sentEverywhere(injections[name]);
  for (const [path, html] of await pagesWith(content)) {
    const legal = path === '/terms' || path === '/privacy';
    const expected = elementsOf(plain.get(path) ?? '');
    const extra = elementsOf(html).filter((element) => !expected.includes(element));
    if (legal) for (const element of extra) expect(element, path).toMatch(legalTags);
    else expect(linesAsOne(elementsOf(html)), path).toBe(linesAsOne(expected));
    expect(inlineOf(html), path).toEqual(inlineOf(plain.get(path) ?? ''));
    for (const href of attributes(html, 'href'))
      expect(href, path).not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
    for (const [, , data = ''] of dataOf(html)) expect(() => JSON.parse(data), path).not.toThrow();
  }
  const said = fields.map(({ kind, path }) =>
    path.reduce<unknown>((value, step) => (value as never)[step], content[kind]),
  );
  for (const text of said) expect(text).toBe(withoutHiddenMarks(String(text)));
});

test('100 kB of text are refused by every field', () => {
  expect(sentEverywhere('x'.repeat(100_000)).taken).toEqual([]);
});

test('braces stand on no page: they are filled in, or refused', async () => {
  for (const braces of [
    '{{rate gold}}',
    '{{email}',
    '{{{{rate wash}}}}',
    '{{constructor}}',
    '{{rate __proto__}}',
  ]) {
    expect(sentEverywhere(braces).taken, braces).toEqual([]);
  }
  const { content, taken } = sentEverywhere('{{rate wash}} {{email}}');
  expect([...new Set(taken.map((field) => field.split('.')[0]))].sort()).toEqual([
    'announcement',
    'areas',
    'packages',
    'privacy',
    'questions',
    'reasons',
    'steps',
    'terms',
  ]);
  for (const [path, html] of await pagesWith(content)) {
    expect(html, path).toContain('$9 plain@example.com');
    expect(html, path).not.toMatch(/{{(?:rate|email)/);
  }
});

test('an answer time stands in the terms just as the settings have it', async () => {
  const items = [{ id, heading: 'Answers', text: 'We answer {{answer time}}.' }];
  const content = { ...shown(filled), terms: { ...filled.terms, items } };
  const answer_time = '*soon* [x](/y) {{email}}';
  expect(await renderer.renderPath('/terms', { ...content, answer_time })).toContain(
    `<p>We answer ${answer_time}.</p>`,
  );
});

test('estimates say which prices are a minimum', async () => {
  const services = (await pagesWith(filled)).get('/services');
  expect(services).toContain('from $216');
  expect(services).not.toContain('~$');
});

test('a publish that changes every kind leaves every inline script as the policy knows it', async () => {
  const { scriptHashes } = JSON.parse(await site.read(`/${policyFile}`));
  const before = await renderer.renderSite(shown(shippedContent));
  const after = await renderer.renderSite(shown(filled));
  const unchanged = contentKinds.filter(
    (kind: Kind) => JSON.stringify(filled[kind]) === JSON.stringify(shippedContent[kind]),
  );
  expect(unchanged).toEqual([]);
  expect(after.map(({ file }) => file)).toEqual(before.map(({ file }) => file));
  for (const [place, { file, text }] of after.entries()) {
    expect(inlineOf(text), file).toEqual(inlineOf(before[place]?.text ?? ''));
    for (const inline of inlineOf(text)) {
      expect(scriptHashes, file).toContain(`sha256-${createHash('sha256').update(inline).digest('base64')}`);
    }
  }
}, 60_000);

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { attributes, openBuiltSite } from './built-site.ts';

const site = await openBuiltSite();

/** Words that survive minification and that only this part of the code holds. */
const marks = {
  admin: 'Confirm Schedule Email',
  today: 'You’ll need a connection for these.',
  leads: 'All requests and where they stand.',
  amplify: 'USER_SRP_AUTH',
  markdown: 'linkify',
  zod: 'invalid_union',
} as const;

/** A chunk's names of other files under /assets: imports, and what its dynamic imports preload. */
const namesIn = (code: string): string[] =>
  [...code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w-]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`);

/** What a chunk loads with itself. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`);

/** The code of chunks with all that they may ever load, statically or not; the app shell stays outside. */
async function reachable(entries: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    expect(site.files).toContain(file);
    const code = await site.read(file);
    found.set(file, code);
    open.push(...namesIn(code));
  }
  return found;
}

const holders = (chunks: ReadonlyMap<string, string>, mark: string): string[] =>
  [...chunks].filter(([, code]) => code.includes(mark)).map(([file]) => file);

const moduleScript = /<script type="module"([^>]*)>(.*?)<\/script>/gs;

/** A page's own scripts: what they are told to load, and the text of those that stand in it. */
const scriptsOf = (path: string) =>
  [...(site.pages.get(path) ?? '').matchAll(moduleScript)].map(([, tag = '', text = '']) => ({
    text,
    files: [
      ...attributes(tag, 'src'),
      ...attributes(tag, 'data-hydrate').flatMap((files) => files.split(' ')),
    ],
  }));
const filesOf = (path: string): string[] => scriptsOf(path).flatMap(({ files }) => files);

test('every page has one script: the same in the page itself, a file on the booking page', () => {
  const scripts = new Map([...site.pages.keys()].map((path) => [path, scriptsOf(path)]));
  for (const [path, own] of scripts) expect(own, path).toHaveLength(1);
  expect(scripts.get('/booking')?.[0]?.text).toBe('');
  expect(new Set([...scripts.values()].map(([script]) => script?.text)).size).toBe(2);
});

test.each(['/', '/services', '/blog'])('%s names all that hydrating it needs', async (path) => {
  const named = filesOf(path);
  const code = await Promise.all(named.map(site.read));
  expect(code.some((text) => text.includes('Hydration differed'))).toBe(true);
  expect(code.flatMap(importsOf).filter((file) => !named.includes(file))).toEqual([]);
});

test('the script in the page may run, and no file of a build stands in it', async () => {
  const [script] = scriptsOf('/');
  const hash = createHash('sha256')
    .update(script?.text ?? '')
    .digest('base64');
  expect(JSON.parse(await site.read('/csp.json')).scriptHashes).toContain(`sha256-${hash}`);
  expect(script?.text).not.toContain('/assets/');
});

test.each(['admin', 'amplify', 'markdown'] as const)('no public page can load the %s code', async (mark) => {
  expect(holders(await reachable(filesOf('/')), marks[mark])).toEqual([]);
  expect(holders(await reachable(filesOf('/booking')), marks[mark])).toEqual([]);
});

test('among the chunks of public pages only the booking’s rules hold zod, and none imports them at once', async () => {
  const chunks = await reachable(filesOf('/'));
  const [rules = '', ...others] = holders(chunks, marks.zod);
  expect(others).toEqual([]);
  expect(rules).toMatch(/^\/assets\/issues-/);
  const importers = [...chunks].filter(([, code]) => importsOf(code).includes(rules));
  expect(importers).toEqual([]);
});

test('no browser is told what an operation may touch, nor how to write JSON Schema', async () => {
  const scripts = [...site.files].filter((file) => /\.(js|html)$/.test(file));
  const code = (await Promise.all(scripts.map(site.read))).join('\n');
  expect(code).toContain('/lead-status/{slug}/offer-answer');
  expect(code).not.toContain('leads:read');
  expect(code).not.toContain('additionalProperties');
});

test.each(Object.entries(marks))('the marks are the right ones: %s is somewhere', async (_, mark) => {
  const scripts = [...site.files].filter((file) => file.endsWith('.js'));
  const code = await Promise.all(scripts.map(site.read));
  expect(code.some((text) => text.includes(mark))).toBe(true);
});

test.each([
  ['data-today', 'today', 'leads'],
  ['data-leads', 'leads', 'today'],
] as const)(
  'the admin’s shell names all that its first screen runs (%s), no other page, neither zod nor the sign-in library',
  async (page, own, other) => {
    const shell = await site.read('/admin.html');
    const named = ['src', 'href', page]
      .flatMap((name) => attributes(shell, name))
      .filter((file) => file.endsWith('.js'));
    const code = await Promise.all(named.map(site.read));
    expect(code.some((text) => text.includes(marks[own]))).toBe(true);
    expect(code.flatMap(importsOf).filter((file) => !named.includes(file))).toEqual([]);
    for (const mark of [marks.zod, marks.amplify, marks.admin, marks[other]]) {
      expect(code.filter((text) => text.includes(mark))).toEqual([]);
    }
  },
);

test('only the admin’s code installs a worker, and no page’s own code keeps answers', async () => {
  const scripts = [...site.files].filter((file) => file.endsWith('.js') && file !== '/admin-worker.js');
  const installers: string[] = [];
  for (const file of scripts) {
    const code = await site.read(file);
    expect(code, file).not.toContain('caches.open');
    if (code.includes('serviceWorker')) expect(file).toMatch(/^\/assets\/admin-/);
    if (code.includes('serviceWorker.register')) installers.push(file);
  }
  expect(installers).toHaveLength(1);
  for (const [path, html] of site.pages)
    expect(html, path).not.toMatch(/serviceWorker|admin-worker|admin\.webmanifest/);
});

test('the worker keeps the admin’s files, its page and the settings; nothing of the API', async () => {
  const worker = await site.read('/admin-worker.js');
  const kept = [...worker.matchAll(/(?<=[`'",])\/[\w./-]+\.\w+(?=[`'",])/g)].map(([file]) => file);
  for (const file of kept.filter((name) => name !== '/config.json')) expect(site.files).toContain(file);
  const shell = await site.read('/admin.html');
  const named = [...attributes(shell, 'src'), ...attributes(shell, 'href')].filter(
    (file) => file !== '/config.json',
  );
  for (const file of named) expect(kept).toContain(file);
  expect(worker).toContain(createHash('sha256').update(shell).digest('hex'));
  expect(worker).not.toContain('/api');
});

import { transform } from 'esbuild';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../commands/build/oldest-browsers.ts';
import { openBuiltSite } from './built-site.ts';
import { newGlobals, newMethods, newStatics } from './too-new.ts';

const site = await openBuiltSite();

/** What the scripts name and do without where it is missing, and namesakes of what is new. */
const harmless: Readonly<Record<string, string>> = {
  '.PlainDateTime()': 'of the calendar’s own Temporal',
  '.checkVisibility()': 'radix asks first whether it is a function',
  '.copyTo()': 'a method of the sign-in library’s large numbers',
  '.createContext()': 'React’s',
  '.getHighEntropyValues()': 'the sign-in library asks first for navigator.userAgentData',
  '.isActive()': 'a method of a query',
  '.skipTransition()': 'of a transition that React has started',
  '.startViewTransition()': 'for React’s ViewTransition, which no page uses; React catches its absence',
  'Error.captureStackTrace': 'zod asks first whether it is there',
  navigation: 'React asks first whether it is an object',
};

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown): string => (isNode(node) && 'name' in node ? String(node.name) : '');

/** Not `b` of `a.b` and `{ b: 1 }`. */
const isLookedUp = (parent: Node, place: string): boolean =>
  Boolean(parent.computed) || !['property', 'key'].includes(place);

/** What a piece of code uses that is newer than the oldest browsers. */
function newIn(node: Node, parent: Node, place: string): string | undefined {
  const name = nameOf(node);
  if (node.type === 'Identifier') return newGlobals.has(name) && isLookedUp(parent, place) ? name : undefined;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const member = nameOf(node.property);
  const full = `${nameOf(node.object)}.${member}`;
  if (newStatics.has(full)) return full;
  const isCalled = place === 'callee' && !parent.optional && !node.optional;
  return isCalled && newMethods.has(member) ? `.${member}()` : undefined;
}

const branches = ['IfStatement', 'ConditionalExpression', 'LogicalExpression'];

/** What a condition asks for: `b` of `typeof a.b` and `'b' in a`. */
function askedIn(condition: unknown): string[] {
  if (!isNode(condition)) return [];
  const { type, operator, argument, left } = condition;
  if (type === 'UnaryExpression' && operator === 'typeof' && isNode(argument))
    return [nameOf(argument) || nameOf(argument.property)];
  if (type === 'BinaryExpression' && operator === 'in' && isNode(left)) return [String(left.value)];
  return Object.values(condition).flat().flatMap(askedIn);
}

const lastName = (use: string): string => use.replace('()', '').replace(/^.*\./, '');

/** What code uses without having asked first whether it is there. */
function allNewIn(code: string): Set<string> {
  const found = new Set<string>();
  const look = (node: Node, parent: Node, place: string, asked: readonly string[]) => {
    const use = newIn(node, parent, place);
    if (use !== undefined && parent.operator !== 'typeof' && !asked.includes(lastName(use))) found.add(use);
    const known = branches.includes(node.type) ? [...asked, ...askedIn(node.test ?? node.left)] : asked;
    for (const [key, value] of Object.entries(node)) {
      for (const part of [value].flat()) if (isNode(part)) look(part, node, key, known);
    }
  };
  const program = parseAst(code) as unknown as Node; // any node of the tree has a type
  look(program, program, '', []);
  return found;
}

/** All code that browsers load, by its file, or by its first letters where it stands in a page. */
async function codeOfBrowsers(): Promise<ReadonlyMap<string, string>> {
  const files = [...site.files].filter((file) => file.endsWith('.js'));
  const code = new Map(await Promise.all(files.map(async (file) => [file, await site.read(file)] as const)));
  const pages = [...site.pages.values(), await site.read('/admin.html'), await site.read('/app.html')];
  for (const [, text = ''] of pages.join('').matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs))
    if (text !== '') code.set(text.slice(0, 40), text);
  return code;
}
const scripts = await codeOfBrowsers();

test('no script calls what the oldest browsers lack', { timeout: 60_000 }, () => {
  const found = new Map<string, string[]>();
  for (const [file, code] of scripts) {
    for (const use of allNewIn(code)) found.set(use, [...(found.get(use) ?? []), file]);
  }
  expect([...found].filter(([use]) => !(use in harmless))).toEqual([]);
  expect(
    Object.keys(harmless).filter((use) => !found.has(use)),
    'no longer there',
  ).toEqual([]);
});

test.each([
  ['URL.canParse(a)', 'URL.canParse'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Object.groupBy(a,b)', 'Object.groupBy'],
  ['AbortSignal.any([a])', 'AbortSignal.any'],
  ['new CloseWatcher', 'CloseWatcher'],
  ['a.hidePopover()', '.hidePopover()'],
  ['a?.b.isSubsetOf(c)', '.isSubsetOf()'],
])('the check sees %s', (code, use) => {
  expect([...allNewIn(code)]).toEqual([use]);
});

test.each([
  '[1].at(0)',
  'typeof URL.canParse == "function" && URL.canParse(a)',
  'a.hidePopover?.()',
  '({ navigation: 1 }).navigation',
])('the check lets %s pass', (code) => {
  expect([...allNewIn(code)]).toEqual([]);
});

// Each known to esbuild by name; it takes some of these expressions for others.
const supported = { 'regexp-unicode-property-escapes': true };
const target = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

/** Whether a piece of code has to be rewritten for the oldest browsers. */
async function isOldSyntax(code: string): Promise<boolean> {
  const quiet = { logLevel: 'silent', supported } as const;
  const [asItIs, lowered] = await Promise.all([
    transform(code, { ...quiet, target: 'esnext' }),
    transform(code, { ...quiet, target }),
  ]);
  return asItIs.code === lowered.code;
}

test('no script has syntax that the oldest browsers do not know', async () => {
  expect(await isOldSyntax('const a = /[\\p{L}--[a-z]]/v')).toBe(false);
  const newer = await Promise.all(
    [...scripts].map(async ([file, code]) => ((await isOldSyntax(code)) ? [] : file)),
  );
  expect(newer.flat()).toEqual([]);
});

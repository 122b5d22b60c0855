import { gzipSync } from 'node:zlib';
import { type AnyContent, type Content, contentKinds } from '#domain/content/content.ts';
import { contentChanges } from '#domain/content/content-changes.ts';
import { pageProblems, readableHtml, titleOf } from '#domain/content/page-problems.ts';
import { contradictions, textsIn } from '#domain/content/settings-promises.ts';
import { shownContent } from '#domain/content/shown-content.ts';
import type { SiteRenderer } from '#domain/content/site-renderer.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { contentItem } from './content-item.ts';

type SiteChanges = OperationOutput<'admin-site-changes'>;

/** Compressed; the home page, the heaviest that ships, has 22. */
const maxKilobytes = 25;
/** Of more changes it is not said where they show: each is a rendering of all that changes. */
const mostCounted = 40;

async function pagesOf(renderer: SiteRenderer, content: Content): Promise<ReadonlyMap<string, string>> {
  const files = await renderer.renderSite(content);
  return new Map(files.flatMap(({ path, text }) => (path === undefined ? [] : [[path, text]])));
}

const itemsOf = () => Promise.all(contentKinds.map(async (kind) => ({ kind, ...(await contentItem(kind)) })));

/** Of all kinds, with what the site shows or with their drafts. */
export async function savedContent(part: 'published' | 'content'): Promise<Content> {
  const items = await itemsOf();
  return Object.fromEntries(items.map((item) => [item.kind, item[part]])) as Content; // one of each kind
}

const newIn = <Value>(after: readonly Value[], before: readonly Value[]): readonly Value[] =>
  after.filter((value) => !before.includes(value));

const tooHeavy = (html: string): readonly string[] =>
  gzipSync(html).length / 1000 > maxKilobytes
    ? [`The page “${titleOf(html)}” would be over ${maxKilobytes} kB, too heavy for a phone at a dock`]
    : [];

/** Where each change shows, and what would be wrong with it: what is so already is not told. */
export async function siteChanges(renderer: SiteRenderer, now: string): Promise<SiteChanges> {
  const [items, { settings }] = await Promise.all([itemsOf(), newestSettings()]);
  const contentWith = (part: (item: (typeof items)[number]) => AnyContent): Content => {
    const pieces = items.map((item) => [item.kind, part(item)]);
    return shownContent(Object.fromEntries(pieces) as Content, now); // one of each kind
  };
  const before = await pagesOf(
    renderer,
    contentWith(({ published }) => published),
  );
  const after = await pagesOf(
    renderer,
    contentWith(({ content }) => content),
  );
  const changed = [...after].filter(
    ([path, html]) => readableHtml(html) !== readableHtml(before.get(path) ?? ''),
  );
  const open = new Map(
    changed.map(([path, html]) => {
      const found = [...pageProblems(html, after), ...tooHeavy(html)];
      const old = before.get(path) ?? '';
      return [path, new Set(newIn(found, [...pageProblems(old, before), ...tooHeavy(old)]))];
    }),
  );
  const changes = items.flatMap(({ kind, published, content }) =>
    contentChanges(kind, published, content, now).map((change) => ({ kind, content, ...change })),
  );
  const lines: SiteChanges['lines'] = [];
  for (const { kind, key, content, without } of changes.slice(0, mostCounted)) {
    const rest = contentWith((item) => (item.kind === kind ? without : item.content));
    const pages: string[] = [];
    const said = newIn(textsIn(content), textsIn(without));
    const problems = new Set(said.flatMap((text) => contradictions(text, settings)));
    for (const [path, html] of changed) {
      const other = (await renderer.renderPath(path, rest)) ?? '';
      if (readableHtml(other) === readableHtml(html)) continue;
      pages.push(path);
      const stays = [...pageProblems(other, after), ...tooHeavy(other)];
      for (const problem of newIn([...(open.get(path) ?? [])], stays)) {
        problems.add(problem);
        open.get(path)?.delete(problem);
      }
    }
    lines.push({ kind, key, pages, problems: [...problems] });
  }
  return {
    pages: [...after].map(([path, html]) => ({ path, title: titleOf(html) })),
    changed: changed.map(([path]) => path),
    lines,
    problems: [...new Set([...open.values()].flatMap((left) => [...left]))],
  };
}

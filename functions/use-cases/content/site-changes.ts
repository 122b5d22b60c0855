import { gzipSync } from 'node:zlib';
import type { AnyContent, Content } from '#domain/content/content.ts';
import { contentChanges } from '#domain/content/content-changes.ts';
import {
  pageProblems,
  readableHtml,
  type SiteProblem,
  titleOf,
  visibleHtml,
} from '#domain/content/page-problems.ts';
import { contradictions, textsIn } from '#domain/content/settings-promises.ts';
import { type SiteContent, shownContent } from '#domain/content/shown-content.ts';
import type { SiteRenderer } from '#domain/content/site-renderer.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { approvedReviews } from '../../data/review/approved-reviews.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { contentItems } from './content-item.ts';

type SiteChanges = OperationOutput<'admin-site-changes'>;

/** Compressed; the home page, the heaviest that ships, has 22. */
const maxKilobytes = 25;
/** Of more changes it is not said where they show: each is a rendering of all that changes. */
const maxCounted = 40;

async function pagesOf(renderer: SiteRenderer, content: SiteContent): Promise<ReadonlyMap<string, string>> {
  const files = await renderer.renderSite(content);
  return new Map(files.flatMap(({ path, text }) => (path === undefined ? [] : [[path, text]])));
}

/** Of all kinds: with the drafts, and as the site shows it. */
export async function savedContent(): Promise<Readonly<Record<'drafted' | 'published', Content>>> {
  const items = await contentItems();
  const of = (part: 'content' | 'published') =>
    Object.fromEntries(items.map((item) => [item.kind, item[part]])) as Content; // one of each kind
  return { drafted: of('content'), published: of('published') };
}

const tooHeavy = (html: string): readonly SiteProblem[] =>
  gzipSync(html).length / 1000 > maxKilobytes
    ? [
        {
          about: 'weight',
          words: `The page “${titleOf(html)}” would be over ${maxKilobytes} kB, too heavy for a phone at a dock`,
        },
      ]
    : [];

type Problems = ReadonlyMap<string, SiteProblem>;

const byWords = (problems: readonly SiteProblem[]): Problems =>
  new Map(problems.map((problem) => [problem.words, problem]));

const problemsOf = (html: string, pages: ReadonlyMap<string, string>): readonly SiteProblem[] => [
  ...pageProblems(html, pages),
  ...tooHeavy(html),
];

const without = (
  problems: readonly SiteProblem[],
  others: readonly SiteProblem[],
): readonly SiteProblem[] => {
  const known = byWords(others);
  return problems.filter(({ words }) => !known.has(words));
};

/** Where each change shows, and what would be wrong with it: what is so already is not told. */
export async function siteChanges(renderer: SiteRenderer, now: string): Promise<SiteChanges> {
  const [items, { settings }, approved] = await Promise.all([
    contentItems(),
    newestSettings(),
    approvedReviews(),
  ]);
  const contentWith = (part: (item: (typeof items)[number]) => AnyContent): SiteContent => {
    const pieces = items.map((item) => [item.kind, part(item)]);
    const { profile_url, answer_time } = settings;
    const beside = { approved, profile_url, answer_time };
    return shownContent(Object.fromEntries(pieces) as Content, beside, now); // one of each kind
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
      const old = problemsOf(before.get(path) ?? '', before);
      return [path, [...without(problemsOf(html, after), old)]];
    }),
  );
  const { packages: names } = contentWith(({ published }) => published);
  const changes = items.flatMap(({ kind, published, content }) =>
    contentChanges(kind, published, content, now, names).map((change) => ({ kind, content, ...change })),
  );
  const lines: SiteChanges['lines'] = [];
  for (const { kind, key, content, without: dropped } of changes.slice(0, maxCounted)) {
    const rest = contentWith((item) => (item.kind === kind ? dropped : item.content));
    const [shows, carries]: [string[], string[]] = [[], []];
    const said = textsIn(content).filter((text) => !textsIn(dropped).includes(text));
    const promised = said.flatMap((text) => contradictions(text, settings));
    const problems = promised.map((words): SiteProblem => ({ about: 'promise', words }));
    for (const [path, html] of changed) {
      const other = (await renderer.renderPath(path, rest)) ?? '';
      if (readableHtml(other) === readableHtml(html)) continue;
      (visibleHtml(other) === visibleHtml(html) ? carries : shows).push(path);
      const gone = without(open.get(path) ?? [], problemsOf(other, after));
      problems.push(...gone);
      open.set(path, [...without(open.get(path) ?? [], gone)]);
    }
    lines.push({ kind, key, pages: [...shows, ...carries], problems: [...byWords(problems).values()] });
  }
  return {
    pages: [...after].map(([path, html]) => ({ path, title: titleOf(html) })),
    changed: changed.map(([path]) => path),
    lines,
    problems: [...byWords([...open.values()].flat()).values()],
  };
}

import { gzipSync } from 'node:zlib';
import type { AnyContent, Content } from '#domain/content/content.ts';
import { contentChanges } from '#domain/content/content-changes.ts';
import { literalMarks } from '#domain/content/literal-marks.ts';
import {
  pageProblems,
  readableHtml,
  type SiteProblem,
  titleOf,
  visibleHtml,
} from '#domain/content/page-problems.ts';
import { isLegal } from '#domain/content/published-as.ts';
import { contradictions, dearerPlans, textsIn } from '#domain/content/settings-promises.ts';
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

/** Those that can be looked at: where an area is hidden there is none. */
async function pagesOf(renderer: SiteRenderer, content: SiteContent): Promise<ReadonlyMap<string, string>> {
  const files = await renderer.renderSite(content);
  return new Map(
    files.flatMap(({ path, text, isGone }) => (path === undefined || isGone ? [] : [[path, text]])),
  );
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

interface Found extends SiteProblem {
  readonly path?: string;
}

/** Each once, with its page where it is on one alone. */
function withPlaces(found: readonly Found[], titleOfPath: (path: string) => string): SiteProblem[] {
  const paths = Map.groupBy(found, ({ words }) => words);
  return [...paths].flatMap(([, [first, ...others]]) => {
    if (!first) return [];
    const { about, words, path } = first;
    const isElsewhere = about === 'weight' || path === undefined || others.length > 0;
    return [{ about, words: isElsewhere ? words : `${words}, on the page “${titleOfPath(path)}”` }];
  });
}

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
  const drafted = contentWith(({ content }) => content);
  const after = await pagesOf(renderer, drafted);
  const changed = [...new Set([...after.keys(), ...before.keys()])]
    .map((path) => [path, after.get(path) ?? ''] as const)
    .filter(([path, html]) => readableHtml(html) !== readableHtml(before.get(path) ?? ''));
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
  const placed = (found: readonly Found[]) => withPlaces(found, (path) => titleOf(after.get(path) ?? ''));
  for (const { kind, key, content, without: dropped } of changes.slice(0, maxCounted)) {
    const rest = contentWith((item) => (item.kind === kind ? dropped : item.content));
    const [shows, carries, leaves]: [string[], string[], string[]] = [[], [], []];
    const others = new Map<string, string>();
    for (const [path, html] of changed) {
      const other = (await renderer.renderPath(path, rest)) ?? '';
      if (readableHtml(other) === readableHtml(html)) continue;
      others.set(path, other);
      if (html === '') leaves.push(path);
      else (visibleHtml(other) === visibleHtml(html) ? carries : shows).push(path);
    }
    const said = textsIn(content).filter((text) => !textsIn(dropped).includes(text));
    const promised = [
      // What a privacy policy promises to answer is something else.
      ...(kind === 'privacy' ? [] : said.flatMap((text) => contradictions(text, settings))),
      ...(kind === 'prices' ? dearerPlans(key, drafted.prices, names, settings) : []),
    ];
    const marks = said.flatMap((text) => literalMarks(text, { isMarkdown: isLegal(kind) }));
    const problems: Found[] = [
      ...promised.map((words) => ({ about: 'promise', words }) as const),
      ...marks.map((words) => ({ about: 'mark', words }) as const),
    ];
    // Without this change those that leave would still be there to lead to.
    const there = new Map([...after, ...leaves.map((path) => [path, before.get(path) ?? ''] as const)]);
    for (const [path, other] of others) {
      const gone = without(open.get(path) ?? [], problemsOf(other, there));
      problems.push(...gone.map((problem) => ({ ...problem, path })));
      open.set(path, [...without(open.get(path) ?? [], gone)]);
    }
    lines.push({ kind, key, pages: [...shows, ...carries, ...leaves], problems: placed(problems) });
  }
  const rest = [...open].flatMap(([path, problems]) => problems.map((problem) => ({ ...problem, path })));
  return {
    pages: [...after].map(([path, html]) => ({ path, title: titleOf(html) })),
    changed: changed.map(([path]) => path),
    lines,
    problems: placed(rest),
  };
}

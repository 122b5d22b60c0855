import { areaTexts } from '#content/area-texts.ts';
import type { Content } from '#domain/content/content.ts';
import { filledContent, filledText } from '#domain/content/filled-text.ts';
import { dayOfVersion, type LegalContent } from '#domain/content/legal.ts';
import { shownSlugs } from '#domain/content/shown-areas.ts';
import type { SiteContent } from '#domain/content/shown-content.ts';
import { formatLongDay, startOfDay } from '#domain/los-angeles.ts';
import { isHiddenPage } from '#domain/site/area-pages.ts';
import type { BlogPost } from '#domain/site/blog-post.ts';
import { pricedPost } from '#domain/site/priced-post.ts';
import { pages, postPath } from '#domain/site/routes.ts';
import { renderMarkdown } from '#web/blog/markdown.ts';
import { summaryOf } from '#web/blog/post-summary.ts';
import { withoutHidden } from '#web/blog/without-hidden.ts';
import type { KnownContent } from '#web/known-content.ts';
import type { PageAssets } from './assets.ts';

/** What rendering needs besides content; the build writes it beside this module. */
export interface SiteParts {
  /** Published ones, newest first, with tokens for their prices. */
  readonly posts: readonly BlogPost[];
  readonly samples: KnownContent['content']['samples'];
  /** By the file of a route. */
  readonly assets: Readonly<Record<string, PageAssets>>;
  /** App shells without content, by file. */
  readonly shells: Readonly<Record<string, string>>;
}

export const partsFile = 'parts.json';

/** Of a line of plain text, in which no sign means anything. */
const asMarkdown = (line: string): string => line.replace(/[!-/:-@[-`{-~]/g, '\\$&');

function legalText(legal: LegalContent, content: SiteContent): KnownContent['legal'][string] {
  const sections = legal.items.map(({ heading, text }) =>
    heading ? `## ${asMarkdown(heading)}\n\n${text}` : text,
  );
  return {
    html: renderMarkdown(
      filledText(sections.join('\n\n'), { ...content, answer_time: asMarkdown(content.answer_time) }),
    ),
    effective: `Effective ${formatLongDay(startOfDay(dayOfVersion(legal)))}.`,
  };
}

export function knownContent(
  { posts, samples }: Pick<SiteParts, 'posts' | 'samples'>,
  content: SiteContent,
): KnownContent {
  const shown = shownSlugs(content.areas);
  const html = (text: string) => withoutHidden(renderMarkdown(text), shown);
  const priced = posts.map((post) => pricedPost(post, { prices: content.prices, names: content.packages }));
  return {
    content: { ...filledContent(content), samples, areaTexts },
    posts: priced.map(summaryOf),
    articles: Object.fromEntries(priced.map(({ slug, body = '' }) => [slug, html(body)])),
    legal: { '/privacy': legalText(content.privacy, content), '/terms': legalText(content.terms, content) },
  };
}

interface PathsOf {
  readonly posts: readonly { readonly slug: string }[];
  readonly content: Pick<Content, 'areas'>;
}

/** The paths of all pages, and of the one for unknown addresses; those of hidden areas apart. */
export function pathsOf({ posts, content }: PathsOf) {
  const shown = shownSlugs(content.areas);
  const all = pages.map(({ path }) => path);
  return {
    hidden: all.filter((path) => isHiddenPage(path, shown)),
    paths: [
      ...all.filter((path) => !isHiddenPage(path, shown)),
      ...posts.map(({ slug }) => postPath(slug)),
      '/404',
    ],
  };
}

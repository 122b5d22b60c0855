import type { Content } from '#domain/content/content.ts';
import { filledText } from '#domain/content/filled-text.ts';
import { dayOfVersion, type LegalContent } from '#domain/content/legal.ts';
import type { SiteContent } from '#domain/content/shown-content.ts';
import { formatLongDay, startOfDay } from '#domain/los-angeles.ts';
import type { BlogPost } from '#domain/site/blog-post.ts';
import { pricedPost } from '#domain/site/priced-post.ts';
import { pages, postPath } from '#domain/site/routes.ts';
import { renderMarkdown } from '#web/blog/markdown.ts';
import { summaryOf } from '#web/blog/post-summary.ts';
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

function legalText(legal: LegalContent, content: Content): KnownContent['legal'][string] {
  const sections = legal.items.map(({ heading, text }) => (heading ? `## ${heading}\n\n${text}` : text));
  return {
    html: renderMarkdown(filledText(sections.join('\n\n'), content)),
    effective: `Effective ${formatLongDay(startOfDay(dayOfVersion(legal)))}.`,
  };
}

export function knownContent(
  { posts, samples }: Pick<SiteParts, 'posts' | 'samples'>,
  content: SiteContent,
): KnownContent {
  const priced = posts.map((post) => pricedPost(post, content.prices));
  return {
    content: { ...content, samples },
    posts: priced.map(summaryOf),
    articles: Object.fromEntries(priced.map(({ slug, body = '' }) => [slug, renderMarkdown(body)])),
    legal: { '/privacy': legalText(content.privacy, content), '/terms': legalText(content.terms, content) },
  };
}

/** The paths of all pages, and of the one for unknown addresses. */
export const pathsOf = (posts: readonly { readonly slug: string }[]): readonly string[] => [
  ...pages.map(({ path }) => path),
  ...posts.map(({ slug }) => postPath(slug)),
  '/404',
];

import type { Content } from '#domain/content/content.ts';
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
  /** Safe HTML by path. */
  readonly legal: Readonly<Record<string, string>>;
  readonly samples: KnownContent['content']['samples'];
  /** By the file of a route. */
  readonly assets: Readonly<Record<string, PageAssets>>;
  /** App shells without content, by file. */
  readonly shells: Readonly<Record<string, string>>;
}

export const partsFile = 'parts.json';

export function knownContent(
  { posts, legal, samples }: Pick<SiteParts, 'posts' | 'legal' | 'samples'>,
  content: Content,
): KnownContent {
  const priced = posts.map((post) => pricedPost(post, content.prices));
  return {
    content: { ...content, samples },
    posts: priced.map(summaryOf),
    articles: Object.fromEntries(priced.map(({ slug, body = '' }) => [slug, renderMarkdown(body)])),
    legal,
  };
}

/** The paths of all pages, and of the one for unknown addresses. */
export const pathsOf = (posts: readonly { readonly slug: string }[]): readonly string[] => [
  ...pages.map(({ path }) => path),
  ...posts.map(({ slug }) => postPath(slug)),
  '/404',
];

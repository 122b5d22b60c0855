import type { Samples } from '#content/samples/samples.ts';
import type { SiteContent } from '#domain/content/shown-content.ts';
import type { PostSummary } from './blog/post-summary.ts';

/** All that a page may say of what the owner changes. */
export interface WholeContent extends SiteContent {
  /** None in production. */
  readonly samples: Samples;
}

/** Content read at build time for prerendering; absent in the browser. */
export interface KnownContent {
  readonly content: WholeContent;
  /** Newest first. */
  readonly posts: readonly PostSummary[];
  /** Safe HTML by slug. */
  readonly articles: Readonly<Record<string, string>>;
  /** Safe HTML by path. */
  readonly legal: Readonly<Record<string, { readonly html: string; readonly effective: string }>>;
}

import type { Content } from '#domain/content/content.ts';
import type { PostSummary } from './blog/post-summary.ts';

/** Content read at build time for prerendering; absent in the browser. */
export interface KnownContent {
  readonly content: Content;
  /** Newest first. */
  readonly posts: readonly PostSummary[];
  /** Safe HTML by slug. */
  readonly articles: Readonly<Record<string, string>>;
  /** Safe HTML by path. */
  readonly legal: Readonly<Record<string, string>>;
}

import type { PostSummary } from './blog/post-summary.ts';
import type { WholeContent } from './content/whole-content.ts';

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

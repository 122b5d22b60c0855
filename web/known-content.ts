import type { PostSummary } from './blog/post-summary.ts';

/** What the build knows and prerendered pages show: read from content/ on the server, absent in the browser. */
export interface KnownContent {
  /** Published posts, newest first. */
  readonly posts: readonly PostSummary[];
  /** Bodies of the posts as safe HTML, by slug. */
  readonly articles: Readonly<Record<string, string>>;
  /** The legal pages as safe HTML, by path. */
  readonly legal: Readonly<Record<string, string>>;
}

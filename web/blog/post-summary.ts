import type { BlogPost } from '#domain/blog-post.ts';
import { readingMinutes } from '#domain/reading-time.ts';

/** What lists show of a post. */
export interface PostSummary {
  readonly slug: string;
  readonly title: string;
  readonly excerpt?: string | undefined;
  readonly cover?: string | undefined;
  readonly tags: readonly string[];
  readonly created_at: string;
  /** Minutes to read; absent for a post without a body. */
  readonly minutes?: number | undefined;
}

export const summaryOf = (post: BlogPost): PostSummary => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  cover: post.cover_image_url,
  tags: post.tags,
  created_at: post.created_at,
  minutes: post.body ? readingMinutes(post.body) : undefined,
});

import type { BlogPost } from '#domain/site/blog-post.ts';
import { readingMinutes } from '#domain/site/reading-time.ts';
import { isPicture } from '../pictures/picture-info.ts';

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

/** A URL, or the name of a picture in this build: a post may be published before its picture. */
const coverOf = ({ cover_image_url: cover = '' }: BlogPost): string | undefined =>
  isPicture(cover) || /[^a-z0-9-]/.test(cover) ? cover : undefined;

export const summaryOf = (post: BlogPost): PostSummary => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  cover: coverOf(post),
  tags: post.tags,
  created_at: post.created_at,
  minutes: post.body ? readingMinutes(post.body) : undefined,
});

import { blog } from '#domain/operations/blog.ts';
import { publishedPosts } from './data/posts.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation('blog-posts', blog, async ({ limit, tag }) => ({
  posts: await publishedPosts({ limit, tag: tag || undefined }),
}));

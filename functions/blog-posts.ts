import { blog } from '#domain/operations/blog.ts';
import { pricedPost } from '#domain/site/priced-post.ts';
import { publishedPrices } from './data/content/published-content.ts';
import { publishedPosts } from './data/posts.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation('blog-posts', blog, async ({ limit, tag }) => {
  const [posts, prices] = await Promise.all([
    publishedPosts({ limit, tag: tag || undefined }),
    publishedPrices(),
  ]);
  return { posts: posts.map((post) => pricedPost(post, prices)) };
});

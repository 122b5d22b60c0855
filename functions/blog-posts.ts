import { blog } from '#domain/operations/blog.ts';
import { pricedPost } from '#domain/site/priced-post.ts';
import { publishedPriceList } from './data/content/published-content.ts';
import { publishedPosts } from './data/posts.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation('blog-posts', blog, async ({ limit, tag }) => {
  const [posts, listed] = await Promise.all([
    publishedPosts({ limit, tag: tag || undefined }),
    publishedPriceList(),
  ]);
  return { posts: posts.map((post) => pricedPost(post, listed)) };
});

import { blog } from '#domain/operations/blog.ts';
import { pricedPost } from '#domain/site/priced-post.ts';
import { publishedPriceList } from './data/content/published-content.ts';
import { publishedPostOf } from './data/posts.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation('blog-post', blog, async ({ slug }) => {
  const post = await publishedPostOf(slug);
  if (!post) throw new AppError('not-found', 'We couldn’t find this article.');
  return pricedPost(post, await publishedPriceList());
});

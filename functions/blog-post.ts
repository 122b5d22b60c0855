import { blog } from '#domain/operations/blog.ts';
import { publishedPostOf } from './data/posts.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation('blog-post', blog, async ({ slug }) => {
  const post = await publishedPostOf(slug);
  if (!post) throw new AppError('not-found', 'We couldn’t find this article.');
  return post;
});

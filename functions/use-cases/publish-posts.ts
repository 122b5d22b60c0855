import type { BlogPost } from '#domain/site/blog-post.ts';
import { publishedPosts, savePost, unpublishPost } from '../data/posts.ts';

/** Makes the posts table match `posts`: writes each and unpublishes those that are no longer among them. */
export async function publishPosts(
  posts: readonly BlogPost[],
): Promise<{ saved: number; unpublished: number }> {
  const before = await publishedPosts();
  for (const post of posts) await savePost(post);
  const gone = before.filter(({ slug }) => !posts.some((post) => post.slug === slug));
  for (const { slug } of gone) await unpublishPost(slug);
  return { saved: posts.length, unpublished: gone.length };
}

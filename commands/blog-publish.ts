import process from 'node:process';
import { publishedPosts, savePost, unpublishPost } from '#functions/data/posts.ts';
import { readPosts } from './build/read-posts.ts';
import { selectTarget } from './operator-target.ts';

/**
 * Makes the posts table match the Markdown files: writes every post and unpublishes those whose file is gone. All
 * files are read before anything is written.
 */
export async function publishBlog(directory?: string): Promise<{ saved: number; unpublished: number }> {
  const posts = await readPosts(directory);
  const before = await publishedPosts();
  for (const post of posts) await savePost(post);
  const gone = before.filter(({ slug }) => !posts.some((post) => post.slug === slug));
  for (const { slug } of gone) await unpublishPost(slug);
  return { saved: posts.length, unpublished: gone.length };
}

if (import.meta.main) {
  // A deployed stage if the environment names its table, else the local product.
  if (process.env.POSTS_TABLE === undefined) await selectTarget();
  const { saved, unpublished } = await publishBlog();
  process.stdout.write(`${saved} posts saved, ${unpublished} taken off the site.\n`);
}

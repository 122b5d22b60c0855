import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import matter from 'gray-matter';
import * as z from 'zod';
import { BlogPost } from '#domain/blog-post.ts';
import { Instant } from '#domain/ids.ts';
import { publishedPosts, savePost, unpublishPost } from '#functions/data/posts.ts';

const folder = fileURLToPath(new URL('../content/blog/', import.meta.url));

/** What stands above a post's text. `cover` is the name of one of the site's pictures. */
const FrontMatter = z.strictObject({
  title: z.string(),
  excerpt: z.string().optional(),
  tags: z.array(z.string()).default([]),
  cover: z.string().optional(),
  created_at: Instant,
  published: z.boolean(),
});

/** A post from its Markdown file; the file's name is its address. */
export function postOfFile(name: string, content: string): BlogPost {
  const { data, content: body } = matter(content);
  const { cover, ...rest } = FrontMatter.parse(data);
  const slug = path.basename(name, '.md');
  return BlogPost.parse({
    id: slug,
    slug,
    ...rest,
    ...(cover === undefined ? {} : { cover_image_url: cover }),
    body: body.trim(),
  });
}

async function postsOf(directory: string): Promise<BlogPost[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => postOfFile(name, await readFile(path.join(directory, name), 'utf8'))),
  );
}

/**
 * Makes the posts table say what the folder of Markdown files says: writes every post and takes those off the
 * site whose file is gone. May be repeated. All files are read before anything is written.
 */
export async function publishBlog(directory = folder): Promise<{ saved: number; unpublished: number }> {
  const posts = await postsOf(directory);
  const before = await publishedPosts();
  for (const post of posts) await savePost(post);
  const gone = before.filter(({ slug }) => !posts.some((post) => post.slug === slug));
  for (const { slug } of gone) await unpublishPost(slug);
  return { saved: posts.length, unpublished: gone.length };
}

if (import.meta.main) {
  const { saved, unpublished } = await publishBlog();
  process.stdout.write(`${saved} posts saved, ${unpublished} taken off the site.\n`);
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import matter from 'gray-matter';
import * as z from 'zod';
import { Instant } from '#domain/ids.ts';
import { BlogPost } from '#domain/site/blog-post.ts';

const folder = fileURLToPath(new URL('../content/blog/', import.meta.url));

/** `cover` is the name of one of the site's pictures. */
const FrontMatter = z.strictObject({
  title: z.string(),
  excerpt: z.string().optional(),
  tags: z.array(z.string()).default([]),
  cover: z.string().optional(),
  created_at: Instant,
  published: z.boolean(),
});

/** The file's name is the slug. */
function postOfFile(name: string, text: string): BlogPost {
  const { data, content } = matter(text);
  const { cover, ...rest } = FrontMatter.parse(data);
  const slug = path.basename(name, '.md');
  return BlogPost.parse({
    id: slug,
    slug,
    ...rest,
    ...(cover === undefined ? {} : { cover_image_url: cover }),
    body: content.trim(),
  });
}

/** Newest first, drafts included; throws for an invalid file. */
export async function readPosts(directory = folder): Promise<BlogPost[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.md'));
  const posts = await Promise.all(
    names.map(async (name) => postOfFile(name, await readFile(path.join(directory, name), 'utf8'))),
  );
  return posts.sort((a, b) => b.created_at.localeCompare(a.created_at));
}

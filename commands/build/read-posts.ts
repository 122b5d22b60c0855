import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import matter from 'gray-matter';
import * as z from 'zod';
import { BlogPost } from '#domain/blog-post.ts';
import { Instant } from '#domain/ids.ts';

const folder = fileURLToPath(new URL('../../content/blog/', import.meta.url));

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

/** The posts of a folder of Markdown files, drafts too, newest first; a wrong file throws. */
export async function readPosts(directory = folder): Promise<BlogPost[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.md'));
  const posts = await Promise.all(
    names.map(async (name) => postOfFile(name, await readFile(path.join(directory, name), 'utf8'))),
  );
  return posts.sort((a, b) => b.created_at.localeCompare(a.created_at));
}

import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import matter from 'gray-matter';
import { BlogPost } from '#domain/blog-post.ts';
import { business } from '#domain/business.ts';
import { renderMarkdown } from '../../web/blog/markdown.ts';
import { summaryOf } from '../../web/blog/post-summary.ts';
import type { KnownContent } from '../../web/known-content.ts';

/** The posts in content/blog as the table keeps them, newest first; a wrong front matter throws. */
export async function readPosts(): Promise<BlogPost[]> {
  const posts: BlogPost[] = [];
  for await (const file of glob('content/blog/*.md')) {
    const slug = basename(file, '.md');
    const { data, content } = matter(await readFile(file, 'utf8'));
    const { cover, ...fields } = data;
    posts.push(BlogPost.parse({ ...fields, id: slug, slug, cover_image_url: cover, body: content.trim() }));
  }
  return posts.sort((a, b) => b.created_at.localeCompare(a.created_at));
}

async function readLegal(name: string): Promise<string> {
  const { content } = matter(await readFile(`content/legal/${name}.md`, 'utf8'));
  const filled = content.replaceAll('{{name}}', business.name).replaceAll('{{mailbox}}', business.replyTo);
  return renderMarkdown(filled);
}

/** Everything under content/ that prerendered pages show. */
export async function readContent(): Promise<KnownContent> {
  const posts = (await readPosts()).filter(({ published }) => published);
  return {
    posts: posts.map(summaryOf),
    articles: Object.fromEntries(posts.map(({ slug, body = '' }) => [slug, renderMarkdown(body)])),
    legal: { '/privacy': await readLegal('privacy'), '/terms': await readLegal('terms') },
  };
}

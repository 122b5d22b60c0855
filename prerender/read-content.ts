import { readFile } from 'node:fs/promises';
import matter from 'gray-matter';
import { prices } from '#content/prices.ts';
import { business, promises } from '#domain/business.ts';
import { pricedPost } from '#domain/site/priced-post.ts';
import { renderMarkdown } from '#web/blog/markdown.ts';
import { summaryOf } from '#web/blog/post-summary.ts';
import type { KnownContent } from '#web/known-content.ts';
import { readPosts } from './read-posts.ts';

async function readLegal(name: string): Promise<string> {
  const { content } = matter(await readFile(`content/legal/${name}.md`, 'utf8'));
  const { name: businessName, replyTo: mailbox } = business;
  const words: Readonly<Record<string, string>> = { ...promises, name: businessName, mailbox };
  return renderMarkdown(content.replace(/{{(\w+)}}/g, (gap, word) => words[word] ?? gap));
}

export async function readContent(): Promise<KnownContent> {
  const posts = (await readPosts())
    .filter(({ published }) => published)
    .map((post) => pricedPost(post, prices));
  return {
    content: { prices },
    posts: posts.map(summaryOf),
    articles: Object.fromEntries(posts.map(({ slug, body = '' }) => [slug, renderMarkdown(body)])),
    legal: { '/privacy': await readLegal('privacy'), '/terms': await readLegal('terms') },
  };
}

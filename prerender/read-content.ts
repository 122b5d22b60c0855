import { readFile } from 'node:fs/promises';
import matter from 'gray-matter';
import { noSamples, samples } from '#content/samples/samples.ts';
import { business, promises } from '#domain/business.ts';
import { renderMarkdown } from '#web/blog/markdown.ts';
import { readPosts } from './read-posts.ts';
import type { SiteParts } from './site-parts.ts';

async function readLegal(name: string): Promise<string> {
  const { content } = matter(await readFile(`content/legal/${name}.md`, 'utf8'));
  const { name: businessName, replyTo: mailbox } = business;
  const words: Readonly<Record<string, string>> = { ...promises, name: businessName, mailbox };
  return renderMarkdown(content.replace(/{{(\w+)}}/g, (gap, word) => words[word] ?? gap));
}

/** The files that no owner changes in the admin. */
export async function readFiles(
  withSamples: boolean,
): Promise<Pick<SiteParts, 'posts' | 'legal' | 'samples'>> {
  return {
    samples: withSamples ? samples : noSamples,
    posts: (await readPosts()).filter(({ published }) => published),
    legal: { '/privacy': await readLegal('privacy'), '/terms': await readLegal('terms') },
  };
}

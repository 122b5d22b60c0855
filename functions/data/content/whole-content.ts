import { shippedContent } from '#content/shipped.ts';
import { type Content, contentKinds } from '#domain/content/content.ts';
import { nothingBeside, type SiteContent } from '#domain/content/shown-content.ts';
import { lives, publishedOf } from './contents.ts';

/** What the owner has put on the site, whether or not it is over by now. */
export async function publishedContent(): Promise<Content> {
  const found = await lives();
  const read = contentKinds.map((kind) => [kind, publishedOf(kind, found.get(kind))]);
  return Object.fromEntries(read) as Content; // one of each
}

/** What the build makes its pages of. */
export const builtContent: SiteContent = { ...shippedContent, ...nothingBeside };

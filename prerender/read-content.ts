import { noSamples, samples } from '#content/samples/samples.ts';
import { readPosts } from './read-posts.ts';
import type { SiteParts } from './site-parts.ts';

/** The files that no owner changes in the admin. */
export const readFiles = async (withSamples: boolean): Promise<Pick<SiteParts, 'posts' | 'samples'>> => ({
  samples: withSamples ? samples : noSamples,
  posts: (await readPosts()).filter(({ published }) => published),
});

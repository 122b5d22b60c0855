import { tab } from '../storage/kept-text.ts';

const key = 'bdla:quoteOf';

/** Remembers that the quote was opened from the status page of `slug`. */
export const leaveWayBack = (quoteId: string, slug: string): void =>
  tab.remember(key, JSON.stringify([quoteId, slug]));

/** Slug of the status page that this tab came from, if any. */
export function wayBack(quoteId: string): string | undefined {
  const text = tab.recall(key);
  if (text === undefined) return undefined;
  const [intended, slug] = JSON.parse(text) as [string, string]; // only leaveWayBack writes it
  return intended === quoteId ? `/status/${slug}` : undefined;
}

import { tab } from '../storage/kept-text.ts';

const key = 'bdla:quoteOf';

/** On the way from the status page of `slug` to its quote. */
export const leaveWayBack = (quoteId: string, slug: string): void =>
  tab.remember(key, JSON.stringify([quoteId, slug]));

/** The status page from which this tab came to the quote, if it did. */
export function wayBack(quoteId: string): string | undefined {
  const text = tab.recall(key);
  if (text === undefined) return undefined;
  const [intended, slug] = JSON.parse(text) as [string, string]; // only leaveWayBack writes it
  return intended === quoteId ? `/status/${slug}` : undefined;
}

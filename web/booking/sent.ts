import { tab } from '../storage/kept-text.ts';
import { thisVisit } from './this-visit.ts';

const sentKey = 'bdla:sentBooking';

/** `visit` is the page that sent it: Back leads there again. */
interface Sent {
  readonly slug: string;
  readonly visit: string;
}

export const rememberSent = (slug: string): void =>
  tab.remember(sentKey, JSON.stringify({ slug, visit: thisVisit() } satisfies Sent));

/** The request that this very page has sent; another visit to the form begins another one. */
export function sentHere(): string | undefined {
  const text = tab.recall(sentKey);
  if (text === undefined) return undefined;
  const { slug, visit } = JSON.parse(text) as Sent; // only rememberSent writes it
  return visit === thisVisit() ? slug : undefined;
}

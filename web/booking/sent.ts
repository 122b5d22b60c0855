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

const lastSent = (): Sent | undefined => {
  const text = tab.recall(sentKey);
  return text === undefined ? undefined : (JSON.parse(text) as Sent); // only rememberSent writes it
};

export const wasSentInTab = (slug: string): boolean => lastSent()?.slug === slug;

/** The request that this very page has sent; another visit to the form begins another one. */
export function sentHere(): string | undefined {
  const sent = lastSent();
  return sent?.visit === thisVisit() ? sent.slug : undefined;
}

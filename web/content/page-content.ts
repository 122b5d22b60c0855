import type { Content } from '#domain/content/content.ts';

/** What the owner may change, as far as a page carries it along for its script. */
export interface PageContent extends Pick<Content, 'prices'> {
  /** Absent without one, and once it is over. */
  readonly announcement?: Pick<Content['announcement'], 'text' | 'link'>;
}

export function pageContent({ prices, announcement }: Content): PageContent {
  const { text, link } = announcement;
  return { prices, ...(text !== '' && { announcement: { text, ...(link && { link }) } }) };
}

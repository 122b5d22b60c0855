import type { Content } from '#domain/content/content.ts';
import type { ProfileLink } from '#domain/content/links.ts';

/** What the owner may change, as far as a page carries it along for its script. */
export interface PageContent extends Pick<Content, 'prices' | 'contact'> {
  readonly links: readonly Pick<ProfileLink, 'label' | 'href'>[];
  /** Absent without one, and once it is over. */
  readonly announcement?: Pick<Content['announcement'], 'text' | 'link'>;
}

export function pageContent({ prices, announcement, contact, links }: Content): PageContent {
  const { text, link } = announcement;
  return {
    prices,
    contact,
    links: links.items.map(({ label, href }) => ({ label, href })),
    ...(text !== '' && { announcement: { text, ...(link && { link }) } }),
  };
}

import type { Content } from '#domain/content/content.ts';
import type { ProfileLink } from '#domain/content/links.ts';
import { shownSlugs } from '#domain/content/shown-areas.ts';
import type { SiteContent } from '#domain/content/shown-content.ts';
import { areaOfSlug } from '#domain/place/areas.ts';
import { areaSlugs } from '#domain/site/area-pages.ts';

/** What the owner may change, as far as a page carries it along for its script. */
export interface PageContent extends Pick<Content, 'prices' | 'contact'> {
  /** Slugs of those shown, in order; absent as long as all are, as they ship. */
  readonly areas?: readonly string[];
  /** By slug; those that ship are left out. */
  readonly cities?: Readonly<Record<string, string>>;
  readonly links: readonly Pick<ProfileLink, 'label' | 'href'>[];
  /** Absent without one: of the settings. */
  readonly profile_url?: string;
  /** Absent without one, and once it is over. */
  readonly announcement?: Pick<Content['announcement'], 'text' | 'link'>;
}

const citiesThatDiffer = ({ items }: Content['areas']) =>
  items.flatMap(({ id, city }) => (city === (areaOfSlug(id)?.city ?? '') ? [] : [[id, city] as const]));

export function pageContent(content: SiteContent): PageContent {
  const { prices, announcement, contact, links, areas, profile_url } = content;
  const { text, link } = announcement;
  const shown = shownSlugs(areas);
  const cities = citiesThatDiffer(areas);
  return {
    prices,
    contact,
    links: links.items.map(({ label, href }) => ({ label, href })),
    ...(profile_url !== '' && { profile_url }),
    ...(shown.join() !== areaSlugs.join() && { areas: shown }),
    ...(cities.length > 0 && { cities: Object.fromEntries(cities) }),
    ...(text !== '' && { announcement: { text, ...(link && { link }) } }),
  };
}

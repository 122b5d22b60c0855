import type { Content } from '#domain/content/content.ts';
import { filledText } from '#domain/content/filled-text.ts';
import type { ProfileLink } from '#domain/content/links.ts';
import type { PackageWords } from '#domain/content/packages.ts';
import { shownSlugs } from '#domain/content/shown-areas.ts';
import type { SiteContent } from '#domain/content/shown-content.ts';
import { areaOfSlug } from '#domain/place/areas.ts';
import { type PackageId, packageIds } from '#domain/price/packages.ts';
import { type PackageNames, priceListOf } from '#domain/price/prices.ts';
import { areaSlugs } from '#domain/site/area-pages.ts';

const cardFields = ['blurb', 'badge', 'bestFor', 'bullets'] as const;
export type CardWords = Pick<PackageWords, (typeof cardFields)[number]>;

/** What the owner may change, as far as a page carries it along for its script. */
export interface PageContent extends Pick<SiteContent, 'prices' | 'contact' | 'answer_time'> {
  /** Slugs of those shown, in order; absent as long as all are, as they ship. */
  readonly areas?: readonly string[];
  /** By slug; those that ship are left out. */
  readonly cities?: Readonly<Record<string, string>>;
  /** Packages whose price is a minimum. */
  readonly floors: readonly PackageId[];
  readonly names: PackageNames;
  readonly links: readonly Pick<ProfileLink, 'label' | 'href'>[];
  /** Absent without one: of the settings. */
  readonly profile_url?: string;
  readonly terms_version?: string;
  /** Of each package, with their prices filled in; where its cards are. */
  readonly cards?: Readonly<Record<PackageId, CardWords>>;
  /** Absent without one, and once it is over. */
  readonly announcement?: Pick<Content['announcement'], 'text' | 'link'>;
}

const citiesThatDiffer = ({ items }: Content['areas']) =>
  items.flatMap(({ id, city }) => (city === (areaOfSlug(id)?.city ?? '') ? [] : [[id, city] as const]));

const cardsOf = (content: SiteContent) =>
  Object.fromEntries(
    packageIds.map((id) => [
      id,
      Object.fromEntries(
        cardFields.map((field) => [field, filledText(content.packages[id][field], content)]),
      ),
    ]),
  ) as Record<PackageId, CardWords>; // of each package, all fields

const hasCards = (path: string | undefined): boolean =>
  path === '/' || path === '/booking' || path === '/services';

/** Of a page; without a path, of an app's shell. */
export function pageContent(content: SiteContent, path?: string): PageContent {
  const { announcement, contact, links, areas, profile_url, answer_time } = content;
  const { text, link } = announcement;
  const shown = shownSlugs(areas);
  const cities = citiesThatDiffer(areas);
  return {
    ...priceListOf(content),
    contact,
    answer_time,
    links: links.items.map(({ label, href }) => ({ label, href })),
    ...(profile_url !== '' && { profile_url }),
    ...(shown.join() !== areaSlugs.join() && { areas: shown }),
    ...(cities.length > 0 && { cities: Object.fromEntries(cities) }),
    ...(path === '/booking' && { terms_version: content.terms.version }),
    ...(hasCards(path) && { cards: cardsOf(content) }),
    ...(text !== '' && {
      announcement: {
        text: filledText(text, content),
        ...(link && { link: { to: link.to, label: filledText(link.label, content) } }),
      },
    }),
  };
}

import type { Content } from '#domain/content/content.ts';
import type { ProfileLink } from '#domain/content/links.ts';
import { shownSlugs } from '#domain/content/shown-areas.ts';
import type { SiteContent } from '#domain/content/shown-content.ts';
import { areaOfSlug } from '#domain/place/areas.ts';
import { type PackageId, packageIds } from '#domain/price/packages.ts';
import { type PackageNames, priceListOf } from '#domain/price/prices.ts';
import { areaSlugs } from '#domain/site/area-pages.ts';

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
  /** Of packages that have one, where their cards are. */
  readonly badges?: Readonly<Partial<Record<PackageId, string>>>;
  /** For the booking alone. */
  readonly blurbs?: Readonly<Record<PackageId, string>>;
  /** Absent without one, and once it is over. */
  readonly announcement?: Pick<Content['announcement'], 'text' | 'link'>;
}

const citiesThatDiffer = ({ items }: Content['areas']) =>
  items.flatMap(({ id, city }) => (city === (areaOfSlug(id)?.city ?? '') ? [] : [[id, city] as const]));

const cardPages: readonly (string | undefined)[] = ['/', '/booking', '/services'];

const badgesOf = (packages: SiteContent['packages']) =>
  Object.fromEntries(packageIds.flatMap((id) => (packages[id].badge ? [[id, packages[id].badge]] : [])));

const blurbsOf = (packages: SiteContent['packages']) =>
  Object.fromEntries(packageIds.map((id) => [id, packages[id].blurb])) as Record<PackageId, string>; // of each package

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
    ...(cardPages.includes(path) && { badges: badgesOf(content.packages) }),
    ...(path === '/booking' && {
      terms_version: content.terms.version,
      blurbs: blurbsOf(content.packages),
    }),
    ...(text !== '' && { announcement: { text, ...(link && { link }) } }),
  };
}

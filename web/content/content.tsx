import { createContext, type ReactNode, useContext } from 'react';
import { type Area, areaOfSlug } from '#domain/place/areas.ts';
import { packageIds } from '#domain/price/packages.ts';
import {
  type OfferedPackage,
  offeredPackage,
  type PackageNames,
  type PriceList,
  type Prices,
} from '#domain/price/prices.ts';
import { areaSlugs, areasOf } from '#domain/site/area-pages.ts';
import { EmbeddedJson, readEmbeddedJson } from '../components/embedded-json.tsx';
import type { PageContent } from './page-content.ts';
import type { WholeContent } from './whole-content.ts';

const dataId = 'content';
const Content = createContext<PageContent | undefined>(undefined);
const Whole = createContext<WholeContent | undefined>(undefined);

export function contentOfPage(): PageContent {
  const content = readEmbeddedJson<PageContent>(dataId);
  if (!content) throw new Error('the page carries no content');
  return content;
}

interface WithContentProps {
  readonly content: PageContent;
  /** When the page is made; its script does without. */
  readonly whole?: WholeContent | undefined;
  readonly children: ReactNode;
}

export const WithContent = ({ content, whole, children }: WithContentProps) => (
  <Whole value={whole}>
    <Content value={content}>{children}</Content>
  </Whole>
);

/** All content, while a page is made; undefined once its script takes over. */
export const useWholeContent = (): WholeContent | undefined => useContext(Whole);

export const EmbeddedContent = ({ content }: { readonly content: PageContent }) => (
  <EmbeddedJson id={dataId} data={content} />
);

function useContent(): PageContent {
  const content = useContext(Content);
  if (!content) throw new Error('a page stands outside of its content');
  return content;
}

const Names = createContext<PackageNames | undefined>(undefined);

/** For an app whose shell carries no content. */
export const WithNames = ({
  names,
  children,
}: {
  readonly names: PackageNames;
  readonly children: ReactNode;
}) => <Names value={names}>{children}</Names>;

/** What services are called. */
export function useNames(): PackageNames {
  const [own, content] = [useContext(Names), useContext(Content)];
  const names = own ?? content?.names;
  if (!names) throw new Error('a page stands outside of its content');
  return names;
}

export const usePrices = (): Prices => useContent().prices;

/** Of a page's prices, and which of them are a minimum. */
export const usePriceList = (): PriceList => useContent();

export function usePackages(): readonly OfferedPackage[] {
  const listed = usePriceList();
  return packageIds.map((id) => offeredPackage(id, listed));
}

export type PackageCard = OfferedPackage & { readonly badge: string | undefined };

/** Of a page that has their cards. */
export function useCards(): readonly PackageCard[] {
  const { badges } = useContent();
  return usePackages().map((pkg) => ({ ...pkg, badge: badges?.[pkg.id] }));
}

export const useBlurbs = (): PageContent['blurbs'] => useContent().blurbs;

export const useAnnouncement = (): PageContent['announcement'] => useContent().announcement;

export const useEmail = (): string => useContent().contact.email;

export const useLinks = (): PageContent['links'] => useContent().links;

/** Where anybody can review the business. */
export const useProfileUrl = (): string | undefined => useContent().profile_url;

/** When an answer usually comes, as in `within one day`. */
export const useAnswerTime = (): string => useContent().answer_time;

/** Those that the owner shows, in order. */
export const useAreas = (): readonly Area[] => areasOf(useContent().areas ?? areaSlugs);

/** The postal city of an area's boats, for the booking. */
export function cityOfArea(slug: string | null | undefined): string | undefined {
  const area = areaOfSlug(slug);
  return area && (contentOfPage().cities?.[area.slug] ?? area.city ?? '');
}

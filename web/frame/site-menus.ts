import { areaHref } from '#domain/place/areas.ts';
import { packageList } from '#domain/price/packages.ts';
import { areasInMenu } from '#domain/site/area-pages.ts';
import { useAreas } from '../content/content.tsx';

export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

export const serviceLinks: readonly MenuLink[] = packageList.map(({ menuLabel, slug }) => ({
  label: menuLabel,
  href: `/services/${slug}`,
}));

/** Of all areas that are shown. */
export const useAreaLinks = (): readonly MenuLink[] =>
  useAreas().map((area) => ({ label: area.name, href: areaHref(area) }));

export const useMenuAreaLinks = (): readonly MenuLink[] => useAreaLinks().slice(0, areasInMenu);

import { areaHref } from '#domain/place/areas.ts';
import { areasInMenu } from '#domain/site/area-pages.ts';
import { useAreas, usePackages } from '../content/content.tsx';

export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

export const useServiceLinks = (): readonly MenuLink[] =>
  usePackages().map(({ title, slug }) => ({ label: title, href: `/services/${slug}` }));

export const useAreaLinks = (): readonly MenuLink[] =>
  useAreas().map((area) => ({ label: area.name, href: areaHref(area) }));

export const useMenuAreaLinks = (): readonly MenuLink[] => useAreaLinks().slice(0, areasInMenu);

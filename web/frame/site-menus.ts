import { areas } from '#domain/place/areas.ts';
import { packageList } from '#domain/price/packages.ts';

export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

export const serviceLinks: readonly MenuLink[] = packageList.map(({ menuLabel, slug }) => ({
  label: menuLabel,
  href: `/services/${slug}`,
}));

export const areaLinks: readonly MenuLink[] = areas.map(({ name, slug }) => ({
  label: name,
  href: `/locations/${slug}`,
}));

export const menuAreaLinks: readonly MenuLink[] = areaLinks.filter((_, index) => areas[index]?.inMenu);

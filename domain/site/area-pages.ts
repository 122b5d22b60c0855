import { type Area, areaOfSlug, areas } from '../place/areas.ts';

/** Of all places, in the order that ships. */
export const areaSlugs = areas.map(({ slug }) => slug);

/** As many of the shown areas are in the header's menu; the footer has all. */
export const areasInMenu = 10;

export const areasOf = (slugs: readonly string[]): readonly Area[] =>
  slugs.map(areaOfSlug).filter((area) => area !== undefined);

const areaOfPath = (path: string): Area | undefined => {
  const [, slug] = /^\/(?:locations|services)\/([^/]+)$/.exec(path) ?? [];
  return areaOfSlug(slug);
};

export function isHiddenPage(path: string, shown: readonly string[]): boolean {
  const area = areaOfPath(path);
  return area !== undefined && !shown.includes(area.slug);
}

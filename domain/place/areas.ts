/** The first ten are in the header's menu, all sixteen in the footer. */
export interface Area {
  readonly slug: string;
  readonly name: string;
  readonly water: 'salt' | 'fresh';
  /** True, checkable geography only. */
  readonly line: string;
  /** Postal city; absent where nobody lives and boats come from elsewhere. */
  readonly city?: string;
  readonly inMenu: boolean;
  /** Also answers at /services/{slug}; /locations/{slug} is canonical. */
  readonly inServices: boolean;
}

const menuAndServices = { inMenu: true, inServices: true } as const;
const menu = { inMenu: true, inServices: false } as const;
const footerOnly = { inMenu: false, inServices: false } as const;

export const areas: readonly Area[] = [
  {
    slug: 'malibu',
    name: 'Malibu',
    water: 'salt',
    line: 'Open coast, no harbor. Driveways.',
    city: 'Malibu',
    ...menuAndServices,
  },
  {
    slug: 'santa-monica',
    name: 'Santa Monica',
    water: 'salt',
    line: 'The bay, and boats kept on trailers.',
    city: 'Santa Monica',
    ...menuAndServices,
  },
  {
    slug: 'marina-del-rey',
    name: 'Marina del Rey',
    water: 'salt',
    line: 'Eight basins off one main channel.',
    city: 'Marina del Rey',
    ...menu,
  },
  {
    slug: 'westlake-village',
    name: 'Westlake Village',
    water: 'fresh',
    line: 'Private lake, private docks.',
    city: 'Westlake Village',
    ...menu,
  },
  {
    slug: 'lake-sherwood',
    name: 'Lake Sherwood',
    water: 'fresh',
    line: 'Small lake under oak hills.',
    city: 'Lake Sherwood',
    ...menu,
  },
  {
    slug: 'malibou-lake',
    name: 'Malibou Lake',
    water: 'fresh',
    line: 'Where two creeks meet.',
    city: 'Agoura Hills',
    ...menu,
  },
  {
    slug: 'lake-calabasas',
    name: 'Lake Calabasas',
    water: 'fresh',
    line: 'Private lake, 21 acres.',
    city: 'Calabasas',
    ...menu,
  },
  {
    slug: 'century-lake',
    name: 'Century Lake',
    water: 'fresh',
    line: 'State park lake. Driveways nearby.',
    ...menuAndServices,
  },
  {
    slug: 'castaic-lake',
    name: 'Castaic Lake',
    water: 'fresh',
    line: 'Reservoir north of Santa Clarita.',
    ...menuAndServices,
  },
  {
    slug: 'pyramid-lake',
    name: 'Pyramid Lake',
    water: 'fresh',
    line: 'Deep canyon off Interstate 5.',
    ...menuAndServices,
  },
  {
    slug: 'king-harbor-redondo-beach',
    name: 'King Harbor, Redondo Beach',
    water: 'salt',
    line: 'Marinas behind the breakwater.',
    city: 'Redondo Beach',
    ...footerOnly,
  },
  {
    slug: 'san-pedro',
    name: 'San Pedro',
    water: 'salt',
    line: 'Slips beside the Port of Los Angeles.',
    city: 'San Pedro',
    ...footerOnly,
  },
  {
    slug: 'long-beach',
    name: 'Long Beach',
    water: 'salt',
    line: 'Downtown marinas by the Queen Mary.',
    city: 'Long Beach',
    ...footerOnly,
  },
  {
    slug: 'alamitos-bay',
    name: 'Alamitos Bay',
    water: 'salt',
    line: 'Bay, canals and docks around Naples.',
    city: 'Long Beach',
    ...footerOnly,
  },
  {
    slug: 'newport-harbor',
    name: 'Newport Harbor',
    water: 'salt',
    line: 'Moorings and docks around Balboa.',
    city: 'Newport Beach',
    ...footerOnly,
  },
  {
    slug: 'huntington-harbor',
    name: 'Huntington Harbor',
    water: 'salt',
    line: 'Five islands, docks behind houses.',
    city: 'Huntington Beach',
    ...footerOnly,
  },
];

export const areaCardHref = ({ slug, inServices }: Area): string =>
  inServices ? `/services/${slug}` : `/locations/${slug}`;

export const areaHref = ({ slug }: Pick<Area, 'slug'>): string => `/locations/${slug}`;

export const areaOfSlug = (slug: string | null | undefined): Area | undefined =>
  areas.find((candidate) => candidate.slug === slug);

export const waterNames: Record<Area['water'], string> = { salt: 'Salt water', fresh: 'Fresh water' };

export const waxInterval: Record<Area['water'], string> = {
  salt: 'every 3 to 4 months',
  fresh: 'every 4 to 6 months',
};

/** The places, in the order that ships. What the owner shows of them is content. */
export interface Area {
  readonly slug: string;
  readonly name: string;
  readonly water: 'salt' | 'fresh';
  /** True, checkable geography only. */
  readonly line: string;
  /** Postal city; absent where nobody lives and boats come from elsewhere. */
  readonly city?: string;
  /** Also answers at /services/{slug}; /locations/{slug} is canonical. */
  readonly inServices: boolean;
}

export const areas: readonly Area[] = [
  {
    slug: 'malibu',
    name: 'Malibu',
    water: 'salt',
    line: 'Open coast, no harbor. Driveways.',
    city: 'Malibu',
    inServices: true,
  },
  {
    slug: 'santa-monica',
    name: 'Santa Monica',
    water: 'salt',
    line: 'The bay, and boats kept on trailers.',
    city: 'Santa Monica',
    inServices: true,
  },
  {
    slug: 'marina-del-rey',
    name: 'Marina del Rey',
    water: 'salt',
    line: 'Eight basins off one main channel.',
    city: 'Marina del Rey',
    inServices: false,
  },
  {
    slug: 'westlake-village',
    name: 'Westlake Village',
    water: 'fresh',
    line: 'Private lake, private docks.',
    city: 'Westlake Village',
    inServices: false,
  },
  {
    slug: 'lake-sherwood',
    name: 'Lake Sherwood',
    water: 'fresh',
    line: 'Small lake under oak hills.',
    city: 'Lake Sherwood',
    inServices: false,
  },
  {
    slug: 'malibou-lake',
    name: 'Malibou Lake',
    water: 'fresh',
    line: 'Where two creeks meet.',
    city: 'Agoura Hills',
    inServices: false,
  },
  {
    slug: 'lake-calabasas',
    name: 'Lake Calabasas',
    water: 'fresh',
    line: 'Private lake, 21 acres.',
    city: 'Calabasas',
    inServices: false,
  },
  {
    slug: 'century-lake',
    name: 'Century Lake',
    water: 'fresh',
    line: 'State park lake. Driveways nearby.',
    inServices: true,
  },
  {
    slug: 'castaic-lake',
    name: 'Castaic Lake',
    water: 'fresh',
    line: 'Reservoir north of Santa Clarita.',
    inServices: true,
  },
  {
    slug: 'pyramid-lake',
    name: 'Pyramid Lake',
    water: 'fresh',
    line: 'Deep canyon off Interstate 5.',
    inServices: true,
  },
  {
    slug: 'king-harbor-redondo-beach',
    name: 'King Harbor, Redondo Beach',
    water: 'salt',
    line: 'Marinas behind the breakwater.',
    city: 'Redondo Beach',
    inServices: false,
  },
  {
    slug: 'san-pedro',
    name: 'San Pedro',
    water: 'salt',
    line: 'Slips beside the Port of Los Angeles.',
    city: 'San Pedro',
    inServices: false,
  },
  {
    slug: 'long-beach',
    name: 'Long Beach',
    water: 'salt',
    line: 'Downtown marinas by the Queen Mary.',
    city: 'Long Beach',
    inServices: false,
  },
  {
    slug: 'alamitos-bay',
    name: 'Alamitos Bay',
    water: 'salt',
    line: 'Bay, canals and docks around Naples.',
    city: 'Long Beach',
    inServices: false,
  },
  {
    slug: 'newport-harbor',
    name: 'Newport Harbor',
    water: 'salt',
    line: 'Moorings and docks around Balboa.',
    city: 'Newport Beach',
    inServices: false,
  },
  {
    slug: 'huntington-harbor',
    name: 'Huntington Harbor',
    water: 'salt',
    line: 'Five islands, docks behind houses.',
    city: 'Huntington Beach',
    inServices: false,
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

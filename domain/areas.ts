/** The sixteen areas, in menu order. The first ten are in the header's menu, all in the footer's. */
export interface Area {
  readonly slug: string;
  readonly name: string;
  readonly water: 'salt' | 'fresh';
  /** One line under the name on cards. True, checkable geography only. */
  readonly line: string;
  readonly inMenu: boolean;
  /** Also answers at /services/{slug}; /locations/{slug} stays the canonical address. */
  readonly inServices: boolean;
}

const area = (
  slug: string,
  name: string,
  water: Area['water'],
  line: string,
  where: { inMenu?: true; inServices?: true } = {},
): Area => ({
  slug,
  name,
  water,
  line,
  inMenu: where.inMenu ?? false,
  inServices: where.inServices ?? false,
});

const menu = { inMenu: true } as const;
const menuAndServices = { inMenu: true, inServices: true } as const;

export const areas: readonly Area[] = [
  area('malibu', 'Malibu', 'salt', 'Open coast, no harbor. Driveways.', menuAndServices),
  area('santa-monica', 'Santa Monica', 'salt', 'The bay, and boats kept on trailers.', menuAndServices),
  area('marina-del-rey', 'Marina del Rey', 'salt', 'Eight basins off one main channel.', menu),
  area('westlake-village', 'Westlake Village', 'fresh', 'Private lake, private docks.', menu),
  area('lake-sherwood', 'Lake Sherwood', 'fresh', 'Small lake under oak hills.', menu),
  area('malibou-lake', 'Malibou Lake', 'fresh', 'Where two creeks meet.', menu),
  area('lake-calabasas', 'Lake Calabasas', 'fresh', 'Private lake, 21 acres.', menu),
  area('century-lake', 'Century Lake', 'fresh', 'In Malibu Creek State Park.', menuAndServices),
  area('castaic-lake', 'Castaic Lake', 'fresh', 'Reservoir north of Santa Clarita.', menuAndServices),
  area('pyramid-lake', 'Pyramid Lake', 'fresh', 'Deep canyon off Interstate 5.', menuAndServices),
  area('king-harbor-redondo-beach', 'King Harbor, Redondo Beach', 'salt', 'Marinas behind the breakwater.'),
  area('san-pedro', 'San Pedro', 'salt', 'Slips beside the Port of Los Angeles.'),
  area('long-beach', 'Long Beach', 'salt', 'Downtown marinas by the Queen Mary.'),
  area('alamitos-bay', 'Alamitos Bay', 'salt', 'Bay, canals and docks around Naples.'),
  area('newport-harbor', 'Newport Harbor', 'salt', 'Moorings and docks around Balboa.'),
  area('huntington-harbor', 'Huntington Harbor', 'salt', 'Five islands, docks behind houses.'),
];

/** The address that the home page's card links to (SPEC section 2 lists the ten exact targets). */
export const areaCardHref = ({ slug, inServices }: Area): string =>
  inServices ? `/services/${slug}` : `/locations/${slug}`;

export const areaHref = ({ slug }: Pick<Area, 'slug'>): string => `/locations/${slug}`;

export const areaOfSlug = (slug: string | null | undefined): Area | undefined =>
  areas.find((candidate) => candidate.slug === slug);

export const waterNames: Record<Area['water'], string> = { salt: 'Salt water', fresh: 'Fresh water' };

/** Wax intervals by water (SPEC section 2, form hints). */
export const waxInterval: Record<Area['water'], string> = {
  salt: 'every 3 to 4 months',
  fresh: 'every 4 to 6 months',
};

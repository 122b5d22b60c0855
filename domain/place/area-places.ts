/** Where an area's water is, in degrees, to the precision of a forecast. */
export interface AreaPlace {
  readonly latitude: number;
  readonly longitude: number;
}

const place = (latitude: number, longitude: number): AreaPlace => ({ latitude, longitude });

const areaPlaces: Readonly<Record<string, AreaPlace>> = {
  malibu: place(34.03, -118.68),
  'santa-monica': place(34.01, -118.5),
  'marina-del-rey': place(33.98, -118.45),
  'westlake-village': place(34.14, -118.82),
  'lake-sherwood': place(34.14, -118.87),
  'malibou-lake': place(34.11, -118.76),
  'lake-calabasas': place(34.15, -118.65),
  'century-lake': place(34.1, -118.74),
  'castaic-lake': place(34.52, -118.61),
  'pyramid-lake': place(34.66, -118.77),
  'king-harbor-redondo-beach': place(33.85, -118.4),
  'san-pedro': place(33.72, -118.28),
  'long-beach': place(33.76, -118.19),
  'alamitos-bay': place(33.75, -118.11),
  'newport-harbor': place(33.61, -117.91),
  'huntington-harbor': place(33.72, -118.06),
};

export const placeOfArea = (slug: string | undefined): AreaPlace | undefined =>
  slug === undefined ? undefined : areaPlaces[slug];

/** Downtown Los Angeles: stands for a boat whose area is unknown, for instance when the sun sets there. */
export const cityCenter = place(34.05, -118.25);

/** ZIP codes in which only one area lies. */
const areaOfZip: Readonly<Record<string, string>> = {
  '90265': 'malibu',
  '90401': 'santa-monica',
  '90402': 'santa-monica',
  '90403': 'santa-monica',
  '90404': 'santa-monica',
  '90405': 'santa-monica',
  '90292': 'marina-del-rey',
  '91302': 'lake-calabasas',
  '91384': 'castaic-lake',
  '90277': 'king-harbor-redondo-beach',
  '90731': 'san-pedro',
  '90732': 'san-pedro',
  '90802': 'long-beach',
  '90803': 'alamitos-bay',
  '92649': 'huntington-harbor',
  '92660': 'newport-harbor',
  '92661': 'newport-harbor',
  '92662': 'newport-harbor',
  '92663': 'newport-harbor',
};

/** What people write for an area, lower case; the first match wins, so lakes stand before the towns around them. */
const areaWords: readonly (readonly [words: string, slug: string])[] = [
  ['marina del rey', 'marina-del-rey'],
  ['lake sherwood', 'lake-sherwood'],
  ['malibou', 'malibou-lake'],
  ['century lake', 'century-lake'],
  ['castaic', 'castaic-lake'],
  ['pyramid lake', 'pyramid-lake'],
  ['king harbor', 'king-harbor-redondo-beach'],
  ['alamitos', 'alamitos-bay'],
  ['naples', 'alamitos-bay'],
  ['balboa', 'newport-harbor'],
  ['newport', 'newport-harbor'],
  ['huntington', 'huntington-harbor'],
  ['sunset beach', 'huntington-harbor'],
  ['westlake', 'westlake-village'],
  ['calabasas', 'lake-calabasas'],
  ['redondo', 'king-harbor-redondo-beach'],
  ['san pedro', 'san-pedro'],
  ['long beach', 'long-beach'],
  ['santa monica', 'santa-monica'],
  ['malibu', 'malibu'],
];

/** The area in which an address lies, by its words and then by its ZIP code; undefined when neither tells. */
export function areaOfAddress({
  address = '',
  city = '',
  zip = '',
}: {
  readonly address?: string | undefined;
  readonly city?: string | undefined;
  readonly zip?: string | undefined;
}): string | undefined {
  const text = `${address} ${city}`.toLowerCase();
  return areaWords.find(([words]) => text.includes(words))?.[1] ?? areaOfZip[zip.slice(0, 5)];
}

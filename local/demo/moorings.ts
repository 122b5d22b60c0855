import type { BoatType } from '#domain/choices.ts';

/** A place where a demo boat lies. `area` is the slug of the area whose pictures are drawn. */
export interface Mooring {
  readonly area: string;
  readonly city: string;
  readonly zip: string;
  readonly address: string;
  readonly boats: readonly [BoatType, ...BoatType[]];
}

const sea = ['Sailboat', 'Cruiser/Yacht', 'Runabout', 'Fishing'] as const;
const lake = ['Pontoon', 'Runabout', 'Fishing', 'PWC'] as const;

export const moorings: readonly [Mooring, ...Mooring[]] = [
  { area: 'marina-del-rey', city: 'Marina del Rey', zip: '90292', address: 'Basin C, slip 1204', boats: sea },
  { area: 'marina-del-rey', city: 'Marina del Rey', zip: '90292', address: 'Basin G, slip 318', boats: sea },
  { area: 'long-beach', city: 'Long Beach', zip: '90802', address: 'Guest dock, end tie', boats: sea },
  { area: 'newport-harbor', city: 'Newport Beach', zip: '92663', address: 'Private dock', boats: sea },
  { area: 'king-harbor-redondo-beach', city: 'Redondo Beach', zip: '90277', address: 'Slip 22', boats: sea },
  { area: 'westlake-village', city: 'Westlake Village', zip: '91361', address: 'Backyard dock', boats: lake },
  { area: 'san-pedro', city: 'San Pedro', zip: '90731', address: 'West Channel, slip 7', boats: sea },
  { area: 'castaic-lake', city: 'Castaic', zip: '91384', address: 'On its trailer, driveway', boats: lake },
  { area: 'malibu', city: 'Malibu', zip: '90265', address: 'On its trailer, driveway', boats: lake },
  { area: 'alamitos-bay', city: 'Long Beach', zip: '90803', address: 'Alamitos Bay, slip 41', boats: sea },
  { area: 'lake-sherwood', city: 'Lake Sherwood', zip: '91361', address: 'Private dock', boats: lake },
  { area: 'huntington-harbor', city: 'Huntington Beach', zip: '92649', address: 'Private dock', boats: sea },
  { area: 'malibou-lake', city: 'Agoura Hills', zip: '91301', address: 'Club dock', boats: lake },
  {
    area: 'santa-monica',
    city: 'Santa Monica',
    zip: '90401',
    address: 'On its trailer, garage',
    boats: lake,
  },
];

/** Lengths in feet that boats of a type usually have, from and to. */
export const usualLengths: Readonly<Record<BoatType, readonly [number, number]>> = {
  Runabout: [18, 26],
  Sailboat: [24, 44],
  'Cruiser/Yacht': [28, 58],
  Pontoon: [18, 25],
  Fishing: [17, 32],
  PWC: [10, 12],
  Other: [14, 30],
};

export const makes: Readonly<Record<BoatType, readonly [string, ...string[]]>> = {
  Runabout: ['Sea Ray', 'Chaparral', 'Cobalt'],
  Sailboat: ['Catalina', 'Hunter', 'Beneteau'],
  'Cruiser/Yacht': ['Carver', 'Bayliner', 'Tiara'],
  Pontoon: ['Bennington', 'Sun Tracker', 'Manitou'],
  Fishing: ['Boston Whaler', 'Parker', 'Grady-White'],
  PWC: ['Yamaha', 'Sea-Doo', 'Kawasaki'],
  Other: ['Custom'],
};

import { type Package, type PackageId, packageIds, packages } from './packages.ts';

/** Dollars per foot before tax, with two decimals at most. Content: the owner changes them. */
export type Prices = Readonly<Record<PackageId, number>>;

export interface PackageName {
  readonly title: string;
  /** On buttons, as in `Book Complete`. */
  readonly shortTitle: string;
}

/** Content as well. */
export type PackageNames = Readonly<Record<PackageId, PackageName>>;

export const namesOf = (packages: PackageNames): PackageNames =>
  Object.fromEntries(
    packageIds.map((id) => [id, { title: packages[id].title, shortTitle: packages[id].shortTitle }]),
  ) as Record<PackageId, PackageName>; // of each package

export interface PriceList {
  readonly prices: Prices;
  /** Those whose price is a minimum: the boat's state decides how much is added. */
  readonly floors: readonly PackageId[];
  readonly names: PackageNames;
}

/** The price list in content, which says more of each package. */
export const priceListOf = ({
  prices,
  packages,
}: {
  readonly prices: Prices;
  readonly packages: Readonly<Record<PackageId, PackageName & { readonly is_floor: boolean }>>;
}): PriceList => ({
  prices,
  floors: packageIds.filter((id) => packages[id].is_floor),
  names: namesOf(packages),
});

/** What a page says of a package, as the server is told of it. */
export const seenPrice = ({ ratePerFoot, priceIsFloor, title }: OfferedPackage) => ({
  ratePerFoot,
  rateIsFloor: priceIsFloor,
  serviceName: title,
});

export const keptPrice = (id: PackageId, { prices, floors, names }: PriceList) => ({
  service_name: names[id].title,
  rate_per_foot: prices[id],
  rate_is_floor: floors.includes(id),
});

export interface PricedPackage extends Package {
  readonly ratePerFoot: number;
}

export const pricedPackage = (id: PackageId, prices: Prices): PricedPackage => ({
  ...packages[id],
  ratePerFoot: prices[id],
});

export const pricedPackages = (prices: Prices): readonly PricedPackage[] =>
  packageIds.map((id) => pricedPackage(id, prices));

export interface OfferedPackage extends PricedPackage, PackageName {
  readonly priceIsFloor: boolean;
}

export const offeredPackage = (id: PackageId, { prices, floors, names }: PriceList): OfferedPackage => ({
  ...pricedPackage(id, prices),
  ...names[id],
  priceIsFloor: floors.includes(id),
});

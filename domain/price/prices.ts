import { type Package, type PackageId, packageIds, packages } from './packages.ts';

/** Dollars per foot before tax, with two decimals at most. Content: the owner changes them. */
export type Prices = Readonly<Record<PackageId, number>>;

export interface PricedPackage extends Package {
  readonly ratePerFoot: number;
}

export const pricedPackage = (id: PackageId, prices: Prices): PricedPackage => ({
  ...packages[id],
  ratePerFoot: prices[id],
});

export const pricedPackages = (prices: Prices): readonly PricedPackage[] =>
  packageIds.map((id) => pricedPackage(id, prices));

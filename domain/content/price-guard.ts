import { formatRate } from '../price/estimates.ts';
import { type PackageId, packageIds } from '../price/packages.ts';
import type { Prices } from '../price/prices.ts';

const tenfold = 10;
const twofold = 2;

export const isTenfold = (next: number, published: number): boolean => next >= tenfold * published;

/**
 * Of a price that is ten times the published one or more, by package: a slip of the finger, and refused unless it stood
 * on the site once.
 */
export function refusedPrices(
  prices: Prices,
  published: Prices,
  earlier: readonly Prices[] = [],
): Partial<Record<PackageId, string>> {
  const refused = packageIds.filter(
    (id) => isTenfold(prices[id], published[id]) && earlier.every((before) => before[id] !== prices[id]),
  );
  return Object.fromEntries(
    refused.map((id) => [
      id,
      `${formatRate(prices[id])} a foot is ten times ${formatRate(published[id])} or more.`,
    ]),
  );
}

export const isFarFrom = (price: number, published: number): boolean =>
  price > twofold * published || price < published / twofold;

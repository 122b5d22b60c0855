import type { PackageId } from '#domain/price/packages.ts';
import type { Prices } from '#domain/price/prices.ts';
import { hasStood } from './publishes.ts';

/** Prices as the page said them that was sent: its rate, if it ever was one of the site. */
export async function seenPrices(
  packageId: PackageId,
  seen: number | undefined,
  published: Prices,
): Promise<Prices> {
  if (seen === undefined || seen === published[packageId]) return published;
  return (await hasStood('prices', packageId, seen)) ? { ...published, [packageId]: seen } : published;
}

/** The version of the terms behind the link on the page that was sent, if it ever was one of the site. */
export async function seenTermsVersion(seen: string | undefined, published: string): Promise<string> {
  if (seen === undefined || seen === published) return published;
  return (await hasStood('terms', 'version', seen)) ? seen : published;
}

import * as z from 'zod';
import { shippedForLeads } from '#content/shipped-for-leads.ts';
import { PackageContent } from '#domain/content/packages.ts';
import { PriceContent } from '#domain/content/price-content.ts';
import { SurchargeContent } from '#domain/content/surcharges.ts';
import { withDefaults } from '#domain/content/with-defaults.ts';
import { type PriceList, type Prices, priceListOf } from '#domain/price/prices.ts';
import { readKeys } from '../batch-read.ts';
import { contentRow, contentTable } from '../keys.ts';

const schemas = {
  prices: PriceContent,
  surcharges: SurchargeContent,
  packages: PackageContent,
  terms: z.object({ version: z.string() }),
};
type Kind = keyof typeof schemas;
type Piece<Wanted extends Kind> = { readonly [Each in Wanted]: z.infer<(typeof schemas)[Each]> };

/** What was published last of each; until then, what ships. */
async function pieces<Wanted extends Kind>(...kinds: readonly Wanted[]): Promise<Piece<Wanted>> {
  const rows = await readKeys(
    contentTable,
    kinds.map((kind) => ({ kind, row: contentRow.live })),
  );
  const read = kinds.map((kind) => {
    const stored = rows.find((row) => row.kind === kind)?.content;
    return [kind, schemas[kind].parse(withDefaults(stored, shippedForLeads[kind]))];
  });
  return Object.fromEntries(read) as Piece<Wanted>; // one of each
}

export const publishedPrices = async (): Promise<Prices> => (await pieces('prices')).prices;

export const suggestionContent = () => pieces('prices', 'surcharges');

/** What a service is chosen at. */
export const publishedPriceList = async (): Promise<PriceList> =>
  priceListOf(await pieces('prices', 'packages'));

export const publishedTermsVersion = async (): Promise<string> => (await pieces('terms')).terms.version;

export async function bookingContent(): Promise<PriceList & { readonly terms_version: string }> {
  const found = await pieces('prices', 'packages', 'terms');
  return { ...priceListOf(found), terms_version: found.terms.version };
}

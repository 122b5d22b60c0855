import { shippedContent } from '#content/shipped.ts';
import { type Content, type ContentKind, contentKinds } from '#domain/content/content.ts';
import { nothingBeside, type SiteContent } from '#domain/content/shown-content.ts';
import { type PriceList, type Prices, priceListOf } from '#domain/price/prices.ts';
import { lives, publishedOf } from './contents.ts';

async function pieces<Kind extends ContentKind>(...kinds: readonly Kind[]): Promise<Pick<Content, Kind>> {
  const found = await lives(kinds);
  const read = kinds.map((kind) => [kind, publishedOf(kind, found.get(kind))]);
  return Object.fromEntries(read) as Pick<Content, Kind>; // one of each
}

export const publishedPrices = async (): Promise<Prices> => (await pieces('prices')).prices;

/** What a price is suggested by. */
export const suggestionContent = () => pieces('prices', 'surcharges');

/** What a service is chosen at. */
export const publishedPriceList = async (): Promise<PriceList> =>
  priceListOf(await pieces('prices', 'packages'));

export const publishedTermsVersion = async (): Promise<string> => (await pieces('terms')).terms.version;

export async function bookingContent(): Promise<PriceList & { readonly terms_version: string }> {
  const found = await pieces('prices', 'packages', 'terms');
  return { ...priceListOf(found), terms_version: found.terms.version };
}

/** What the owner has put on the site, whether or not it is over by now. */
export async function publishedContent(): Promise<Content> {
  return pieces(...contentKinds);
}

/** What the build makes its pages of. */
export const builtContent: SiteContent = { ...shippedContent, ...nothingBeside };

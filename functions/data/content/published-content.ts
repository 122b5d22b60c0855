import { shippedContent } from '#content/shipped.ts';
import { type Content, contentKinds } from '#domain/content/content.ts';
import { nothingBeside, type SiteContent } from '#domain/content/shown-content.ts';
import type { Prices } from '#domain/price/prices.ts';
import { liveOf, lives, publishedOf } from './contents.ts';

export const publishedPrices = async (): Promise<Prices> => publishedOf('prices', await liveOf('prices'));

/** What a price is suggested by. */
export async function suggestionContent(): Promise<Pick<Content, 'prices' | 'surcharges'>> {
  const found = await lives(['prices', 'surcharges']);
  return {
    prices: publishedOf('prices', found.get('prices')),
    surcharges: publishedOf('surcharges', found.get('surcharges')),
  };
}

export const publishedTermsVersion = async (): Promise<string> =>
  publishedOf('terms', await liveOf('terms')).version;

/** What a booking is taken at: prices, and the version of the terms. */
export async function bookingContent(): Promise<{ prices: Prices; terms_version: string }> {
  const found = await lives(['prices', 'terms']);
  const { version } = publishedOf('terms', found.get('terms'));
  return { prices: publishedOf('prices', found.get('prices')), terms_version: version };
}

/** What the owner has put on the site, whether or not it is over by now. */
export async function publishedContent(): Promise<Content> {
  const found = await lives();
  const pieces = contentKinds.map((kind) => [kind, publishedOf(kind, found.get(kind))]);
  return Object.fromEntries(pieces) as Content; // a piece of each kind
}

/** What the build makes its pages of. */
export const builtContent: SiteContent = { ...shippedContent, ...nothingBeside };

import type { Content } from '#domain/content/content.ts';
import type { Prices } from '#domain/price/prices.ts';
import { liveOf, publishedOf } from './contents.ts';

export const publishedPrices = async (): Promise<Prices> => publishedOf('prices', await liveOf('prices'));

/** What the site shows. */
export const publishedContent = async (): Promise<Content> => ({ prices: await publishedPrices() });

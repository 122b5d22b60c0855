import { prices } from '#content/prices.ts';
import type { Prices } from '#domain/price/prices.ts';

export const publishedPrices = async (): Promise<Prices> => prices;

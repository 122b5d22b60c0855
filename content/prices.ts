import type { Prices } from '#domain/price/prices.ts';

/** Dollars per foot. */
export const prices: Prices = { complete: 28, exterior: 14, interior: 14, restorer: 30, wash: 7 };

import * as z from 'zod';

const lowest = 1;
const highest = 1000;
const outOfRange = `Enter dollars per foot, from $${lowest} to $${highest}.`;

const isWholeCents = (dollars: number): boolean => Number(dollars.toFixed(2)) === dollars;

/** Dollars per foot. */
export const Rate = z
  .number(outOfRange)
  .min(lowest, outOfRange)
  .max(highest, outOfRange)
  .refine(isWholeCents, 'Two decimals at most.');

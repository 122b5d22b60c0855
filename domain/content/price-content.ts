import * as z from 'zod';
import type { PackageId } from '../price/packages.ts';

const lowest = 1;
const highest = 1000;
const outOfRange = `Enter dollars per foot, from $${lowest} to $${highest}.`;

const isWholeCents = (dollars: number): boolean => Number(dollars.toFixed(2)) === dollars;

/** Dollars per foot. */
const Rate = z
  .number(outOfRange)
  .min(lowest, outOfRange)
  .max(highest, outOfRange)
  .refine(isWholeCents, 'Two decimals at most.');

export const PriceContent = z.strictObject({
  complete: Rate,
  exterior: Rate,
  interior: Rate,
  restorer: Rate,
  wash: Rate,
} satisfies Record<PackageId, typeof Rate>);

import * as z from 'zod';
import { packageIds } from './packages.ts';
import { WholeDollars } from './whole-dollars.ts';

/** What a customer was told that the same work costs as last time: whole dollars before tax. */
export const PriceAgain = z.strictObject({
  requested_service: z.enum(packageIds),
  length_ft: z.number(),
  /** What was billed then. */
  last: WholeDollars,
  /** The same at the rate that they were shown. */
  dollars: WholeDollars,
});
export type PriceAgain = z.infer<typeof PriceAgain>;

import * as z from 'zod';
import { singleLine } from '../plain-text.ts';
import { Rate } from './rate.ts';

/** Of the chosen service, on the page that was sent; what was published since is not what the person saw. */
export const SeenPrice = z.strictObject({
  ratePerFoot: Rate.optional(),
  rateIsFloor: z.boolean().optional(),
  serviceName: z.string().max(100).regex(singleLine).optional(),
});
export type SeenPrice = z.infer<typeof SeenPrice>;

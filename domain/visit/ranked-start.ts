import * as z from 'zod';
import { Instant } from '../ids.ts';

export const RankedStart = z.strictObject({
  start: Instant,
  /** In one line, why it is not simply what the customer named. */
  why: z.string().optional(),
  /** Rain or wind would stop the work. */
  bad_weather: z.literal(true).optional(),
});
export type RankedStart = z.infer<typeof RankedStart>;

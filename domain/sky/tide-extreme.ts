import * as z from 'zod';
import { Instant } from '../ids.ts';

/** A high or low water: `feet` above chart datum (mean lower low water). Not for navigation. */
export const TideExtreme = z.strictObject({
  at: Instant,
  feet: z.number(),
  kind: z.enum(['high', 'low']),
});
export type TideExtreme = z.infer<typeof TideExtreme>;

import * as z from 'zod';
import { Instant } from '../ids.ts';

/** What a customer allowed, in the words that they read. Never preset; withdrawn, it is gone. */
export const Consent = z.strictObject({
  wording: z.string(),
  place: z.literal('status page'),
  at: Instant,
});
export type Consent = z.infer<typeof Consent>;

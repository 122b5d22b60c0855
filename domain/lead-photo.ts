import * as z from 'zod';

const path = z.string();

/**
 * `checked`: signed URLs that expire after some minutes. `waiting`: not checked yet. `refused`: rejected, or never
 * arrived.
 */
export const LeadPhoto = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('checked'), path, url: z.url(), thumbnail_url: z.url() }),
  z.strictObject({ state: z.literal('waiting'), path }),
  z.strictObject({ state: z.literal('refused'), path }),
]);
export type LeadPhoto = z.infer<typeof LeadPhoto>;

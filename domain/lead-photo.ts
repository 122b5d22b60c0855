import * as z from 'zod';

const path = z.string();

/** Signed URLs expire after some minutes. `refused`: rejected, or never arrived. */
export const LeadPhoto = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('checked'), path, url: z.url(), thumbnail_url: z.url() }),
  z.strictObject({ state: z.literal('waiting'), path }),
  z.strictObject({ state: z.literal('refused'), path }),
]);
export type LeadPhoto = z.infer<typeof LeadPhoto>;

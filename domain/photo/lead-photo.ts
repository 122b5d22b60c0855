import * as z from 'zod';

const path = z.string();

/** Signed URLs, which expire after some minutes. */
export const ShownPhoto = z.strictObject({ url: z.url(), thumbnail_url: z.url() });
export type ShownPhoto = z.infer<typeof ShownPhoto>;

/** `refused`: rejected, or never arrived. */
export const LeadPhoto = z.discriminatedUnion('state', [
  ShownPhoto.extend({ state: z.literal('checked'), path }),
  z.strictObject({ state: z.literal('waiting'), path }),
  z.strictObject({ state: z.literal('refused'), path }),
]);
export type LeadPhoto = z.infer<typeof LeadPhoto>;
